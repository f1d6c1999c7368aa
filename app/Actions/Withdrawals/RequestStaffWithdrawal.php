<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Domain\Ledger\ClientLock;
use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Withdrawals\DualApproval;
use App\Domain\Withdrawals\NewStaffWithdrawal;
use App\Domain\Withdrawals\PayoutDestinations;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\Dollars;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Requests a withdrawal in a client's name and holds the money. */
final readonly class RequestStaffWithdrawal
{
    public function __construct(
        private SentFormRegistry $forms,
        private PayoutDestinations $destinations,
        private WithdrawalLedger $ledger,
        private DualApproval $dualApproval,
        private AuditTrail $audit,
        private Outbox $outbox,
        private WithdrawalNotifier $notifier,
    ) {}

    /** Too high an amount or a wrong account is a ValidationException on `amount` or `bank_account_id`. */
    public function handle(Client $client, NewStaffWithdrawal $new, User $requester): Withdrawal
    {
        $content = [$client->id, $new->amountCents, $this->destinations->identity($new->destination), $new->note];

        return $this->forms->once($requester, $new->reference, Withdrawal::class, $content, fn (): Withdrawal => $this->request($client, $new, $requester));
    }

    private function request(Client $client, NewStaffWithdrawal $new, User $requester): Withdrawal
    {
        return DB::transaction(function () use ($client, $new, $requester): Withdrawal {
            $owner = ClientLock::hold($client->id);
            if ($new->amountCents > $owner->balance_cents) {
                throw ValidationException::withMessages(['amount' => 'The available balance is '.Dollars::of(max(0, $owner->balance_cents)).'.']);
            }
            $account = $this->destinations->take($client->id, $new->destination, $requester);

            $withdrawal = Withdrawal::query()->create([
                'reference' => 'WD-'.Str::ulid(),
                'client_id' => $client->id,
                'bank_account_id' => $account->id,
                'amount_cents' => $new->amountCents,
                'needs_dual_approval' => $this->dualApproval->isRequired($new->amountCents),
                'requested_by' => $requester->id,
                'requested_at' => now(),
                'note' => $new->note,
            ]);
            if (! $this->ledger->requested($withdrawal)) {
                throw ValidationException::withMessages(['amount' => 'The available balance is too low.']);
            }
            $withdrawal->update(['held_at' => now()]);
            $this->audit->record(
                'withdrawal.requested',
                $withdrawal,
                after: array_filter([
                    'source' => 'staff',
                    'reference' => $withdrawal->reference,
                    'client_id' => $client->id,
                    'amount_cents' => $new->amountCents,
                    'bank_account_id' => $account->id,
                    'note' => $new->note,
                ]),
                actorId: $requester->id,
            );
            $this->outbox->notify(NotificationType::Withdrawal, $withdrawal);
            $this->notifier->changed($withdrawal);

            return $withdrawal;
        }, 3);
    }
}
