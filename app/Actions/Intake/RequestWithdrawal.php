<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Ledger\ClientLock;
use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Withdrawals\BankAccountRepository;
use App\Domain\Withdrawals\BankDestination;
use App\Domain\Withdrawals\DualApproval;
use App\Domain\Withdrawals\WithdrawalCancellations;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\AuditEvent;
use App\Models\Withdrawal;
use Illuminate\Support\Facades\DB;

/**
 * Creates a pending withdrawal, holds its amount and notifies the staff who check withdrawals. When the balance is too low, the
 * withdrawal is created without a hold. When its cancellation arrived first, it is cancelled immediately without a notification.
 */
final readonly class RequestWithdrawal
{
    public function __construct(
        private BankAccountRepository $accounts,
        private WithdrawalCancellations $cancellations,
        private WithdrawalLedger $ledger,
        private DualApproval $dualApproval,
        private AuditTrail $audit,
        private Outbox $outbox,
        private WithdrawalNotifier $notifier,
    ) {}

    /**
     * @param  BankDestination|null  $destination  null when the client gave no account; staff ask for it
     * @return Withdrawal with its bank account; `wasRecentlyCreated` when this call created it
     *
     * @throws ReferenceTakenException when the reference belongs to another request
     */
    public function handle(Withdrawal $new, ?BankDestination $destination): Withdrawal
    {
        return DB::transaction(function () use ($new, $destination): Withdrawal {
            $this->cancellations->hold($new->reference);
            $new->client_id = ClientLock::holdSurvivor($new->client_id)->id;
            $account = $destination === null ? null : $this->accounts->of($new->client_id, $destination);
            $new->fill(['bank_account_id' => $account?->id, 'needs_dual_approval' => $this->dualApproval->isRequired($new->amount_cents)]);
            $withdrawal = CreateOnce::received($new, 'reference', ['client_id', 'amount_cents'])->setRelation('bankAccount', $account);

            if (! $withdrawal->wasRecentlyCreated) {
                $isSameAccount = $withdrawal->bank_account_id === $account?->id || self::requestedAccountId($withdrawal) === $account?->id;

                return $isSameAccount ? $withdrawal : throw new ReferenceTakenException('reference');
            }

            $this->audit->record(
                'withdrawal.requested',
                $withdrawal,
                after: [
                    'source' => 'intake',
                    ...$withdrawal->only(['reference', 'client_id', 'amount_cents', 'bank_account_id']),
                ],
            );
            if (! $this->cancellations->applyAwaiting($withdrawal)) {
                if ($this->ledger->requested($withdrawal)) {
                    $withdrawal->update(['held_at' => now()]);
                }
                $this->outbox->notify(NotificationType::Withdrawal, $withdrawal);
                $this->notifier->changed($withdrawal);
            }

            return $withdrawal;
        });
    }

    /** The bank account in the client's request, which staff can have changed since; 0 without one. */
    private static function requestedAccountId(Withdrawal $withdrawal): ?int
    {
        $first = AuditEvent::query()
            ->where('subject_type', $withdrawal->getMorphClass())
            ->where('subject_id', $withdrawal->id)
            ->where('action', 'withdrawal.requested')
            ->orderBy('id')
            ->first();

        return $first === null ? 0 : $first->after['bank_account_id'] ?? null;
    }
}
