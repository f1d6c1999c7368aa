<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Domain\Clients\FormerUsernames;
use App\Domain\Clients\SiteAccountEdit;
use App\Domain\Clients\SiteAccountRule;
use App\Domain\Protection\ProtectionGate;
use App\Enums\GatePurpose;
use App\Enums\SiteAccountStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Creates or changes a client's account at a bookmaker. Throws a ValidationException for each rule it breaks. */
final readonly class SaveSiteAccount
{
    public function __construct(private ProtectionGate $gate, private AuditTrail $audit) {}

    public function handle(Client $client, OperatorSite $site, SiteAccountEdit $edit): SiteAccount
    {
        try {
            return DB::transaction(fn (): SiteAccount => $this->save($client, $site, $edit));
        } catch (UniqueConstraintViolationException) {
            throw ValidationException::withMessages(['username' => 'A colleague has just added this account. Reload the list.']);
        }
    }

    private function save(Client $client, OperatorSite $site, SiteAccountEdit $edit): SiteAccount
    {
        // Locks the client, because a new account has no row to lock.
        $current = Client::query()->lockForUpdate()->findOrFail($client->id);
        // Locks the site for its usernames: the unique index does not see joe and Joe as equal.
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
            $this->refuse(
                'version',
                "A colleague changed this account. It is now {$account->status->label()}, username {$this->shown($account->username)}. Check it and save again.",
            );
        }
        if (! in_array($edit->status, SiteAccountRule::choices($client, $account->status, $site->is_active), true)) {
            $this->refuse(
                'status',
                rtrim(
                    "{$account->status->label()} accounts can’t become {$edit->status->label()} "
                        .SiteAccountRule::closes($client, $site->is_active),
                ).'.',
            );
        }
        if ($edit->status !== $account->status && SiteAccountRule::isUsed($edit->status)) {
            $refusal = $this->gate->check($client, GatePurpose::SiteAccount, $client)->why();
            $refusal === null ?: $this->refuse('status', $refusal);
        }
        if ($edit->username === null && SiteAccountRule::needsUsername($edit->status)) {
            $this->refuse('username', 'Enter the client’s username on this site.');
        }
        if ($edit->username !== null && $edit->status === SiteAccountStatus::Missing) {
            $this->refuse('username', 'A missing account can’t have a username. Choose Applied or Open.');
        }

        $taken = $edit->username === null
            ? null
            : $this->accountWithUsername($client, $site, $edit->username)
                ?? FormerUsernames::find($site->id, $edit->username);
        if ($taken !== null && $taken->client_id !== $client->id) {
            $this->refuse('username', "On {$site->name} that username belongs to {$taken->client->full_name} (PIN {$taken->client->pin}).");
        }
    }

    /** Bookmakers ignore case in usernames, so this comparison does on every database. */
    private function accountWithUsername(Client $client, OperatorSite $site, string $username): ?SiteAccount
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
