<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Domain\Clients\NewTransfer;
use App\Domain\Ledger\ClientLock;
use App\Domain\Protection\ProtectionGate;
use App\Enums\GatePurpose;
use App\Enums\SiteAccountStatus;
use App\Enums\TransferStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use App\Support\Dollars;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Requests a transfer between two site accounts of a client. No money moves yet. */
final readonly class RequestTransfer
{
    public function __construct(private ProtectionGate $gate, private AuditTrail $audit, private SentFormRegistry $forms) {}

    /** @throws ValidationException on `from_site_account_id`, `to_site_account_id` or `amount` */
    public function handle(Client $client, NewTransfer $new, User $requester): Transfer
    {
        $content = [$client->id, $new->fromAccountId, $new->toAccountId, $new->amountCents];

        return $this->forms->once(
            $requester,
            $new->reference,
            Transfer::class,
            $content,
            fn (): Transfer => DB::transaction(function () use ($client, $new, $requester): Transfer {
                $decision = $this->gate->decide(ClientLock::hold($client->id), GatePurpose::Transfer);
                if (! $decision->isAllowed()) {
                    throw ValidationException::withMessages(['from_site_account_id' => $this->gate->record($decision)->why()]);
                }
                // Locked in id order, so that simultaneous requests see each other's amounts.
                $accounts = SiteAccount::query()
                    ->with('operatorSite')
                    ->where('client_id', $client->id)
                    ->whereKey([$new->fromAccountId, $new->toAccountId])
                    ->orderBy('id')
                    ->lockForUpdate()
                    ->get()
                    ->keyBy('id');
                $this->refuseUnfit($accounts, $new);

                $transfer = Transfer::query()->create([
                    'reference' => 'TR-'.Str::ulid(), 'client_id' => $client->id, 'from_site_account_id' => $new->fromAccountId,
                    'to_site_account_id' => $new->toAccountId, 'amount_cents' => $new->amountCents, 'requested_by' => $requester->id, 'requested_at' => now(),
                ]);
                $this->gate->record($decision, $transfer);
                $this->audit->record('client.transfer_requested', $transfer, after: [
                    'status' => $transfer->status->value, 'amount_cents' => $new->amountCents,
                    'from_site_account_id' => $new->fromAccountId, 'to_site_account_id' => $new->toAccountId,
                ], actorId: $requester->id);

                return $transfer;
            }, 3));
    }

    /** @param  Collection<int, SiteAccount>  $accounts */
    private function refuseUnfit(Collection $accounts, NewTransfer $new): void
    {
        $errors = [];
        foreach (['from_site_account_id' => $new->fromAccountId, 'to_site_account_id' => $new->toAccountId] as $field => $id) {
            $account = $accounts->get($id);
            if ($account === null) {
                $errors[$field] = 'Choose an account of this client.';
            } elseif ($account->status !== SiteAccountStatus::Open) {
                $errors[$field] = "The account with {$account->operatorSite->name} is {$account->status->label()}. Money can only move between open accounts.";
            }
        }
        if ($new->fromAccountId === $new->toAccountId) {
            $errors['to_site_account_id'] = 'Choose two different accounts.';
        }
        $source = $accounts->get($new->fromAccountId);
        if ($errors === [] && $source !== null) {
            $free = $source->balance_cents - $this->promised($source);
            if ($new->amountCents > $free) {
                $errors['amount'] = 'Only '.Dollars::of(max(0, $free))." is available at {$source->operatorSite->name}.";
            }
        }

        if ($errors !== []) {
            throw ValidationException::withMessages($errors);
        }
    }

    /** The cents reserved by pending transfers. */
    private function promised(SiteAccount $source): int
    {
        return (int) Transfer::query()->where('from_site_account_id', $source->id)->whereIn('status', TransferStatus::waiting())->sum('amount_cents');
    }
}
