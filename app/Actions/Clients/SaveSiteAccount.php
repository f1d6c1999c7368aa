<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\SiteAccountStatus;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Services\Audit\AuditTrail;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Enters or changes a client's account with an operator site. Everything that stands against it is a ValidationException. */
final readonly class SaveSiteAccount
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Client $client, OperatorSite $site, SiteAccountEdit $edit): SiteAccount
    {
        try {
            return DB::transaction(fn (): SiteAccount => $this->save($client, $site, $edit));
        } catch (UniqueConstraintViolationException) {
            throw ValidationException::withMessages(['username' => 'Somebody else has entered that account at this moment. Look at the list again.']);
        }
    }

    private function save(Client $client, OperatorSite $site, SiteAccountEdit $edit): SiteAccount
    {
        // The client's row is the lock: an account that is not there yet cannot be locked itself.
        $current = Client::query()->lockForUpdate()->findOrFail($client->id);
        // And the site's is that of its usernames: two writings of one are two values to a unique index.
        $site = OperatorSite::query()->lockForUpdate()->findOrFail($site->id);
        $account = SiteAccount::query()->where('client_id', $client->id)->where('operator_site_id', $site->id)->first()
            ?? new SiteAccount(['client_id' => $client->id, 'operator_site_id' => $site->id]);
        $this->check($current, $site, $account, $edit);

        $before = ['username' => $account->username, 'status' => $account->status->value];
        $after = ['username' => $edit->username, 'status' => $edit->status->value];
        if ($before === $after) {
            return $account;
        }

        $account->fill($after)->save();
        $changed = array_keys(array_diff_assoc($after, $before));
        $this->audit->record(
            'site_account.saved',
            $account,
            array_intersect_key($before, array_flip($changed)),
            [...array_intersect_key($after, array_flip($changed)), 'operator_site_id' => $site->id],
        );

        return $account;
    }

    private function check(Client $client, OperatorSite $site, SiteAccount $account, SiteAccountEdit $edit): void
    {
        if (($account->exists ? $account->version : 0) !== $edit->version) {
            $this->refuse('version', "Somebody else has changed this account: it is {$account->status->label()} now, username {$this->shown($account->username)}. Look at it and save again.");
        }
        if (! in_array($edit->status, SiteAccountRule::choices($client, $account->status, $site->is_active), true)) {
            $this->refuse('status', rtrim("An account that is {$account->status->label()} cannot become {$edit->status->label()} ".SiteAccountRule::closes($client, $site->is_active)).'.');
        }
        if ($edit->username === null && SiteAccountRule::needsUsername($edit->status)) {
            $this->refuse('username', 'Enter the username that the client has on this site.');
        }
        if ($edit->username !== null && $edit->status === SiteAccountStatus::Missing) {
            $this->refuse('username', 'An account that is missing has no username. Choose Applied or Open.');
        }

        $taken = $edit->username === null ? null : $this->namesake($client, $site, $edit->username);
        if ($taken !== null) {
            $this->refuse('username', "On {$site->name} that username belongs to {$taken->client->full_name} (PIN {$taken->client->pin}).");
        }
    }

    /** Bookmakers take joe and Joe for one: compared so whatever the database does by itself. */
    private function namesake(Client $client, OperatorSite $site, string $username): ?SiteAccount
    {
        $folded = in_array(DB::getDriverName(), ['mariadb', 'mysql'], true) ? 'username_folded' : 'lower(username)';

        return SiteAccount::query()->with('client')->where('operator_site_id', $site->id)->where('client_id', '!=', $client->id)
            ->whereRaw("{$folded} = lower(?)", [$username])->first();
    }

    private function shown(?string $username): string
    {
        return $username ?? 'not entered';
    }

    private function refuse(string $field, string $message): never
    {
        throw ValidationException::withMessages([$field => $message]);
    }
}
