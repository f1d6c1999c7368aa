<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Domain\Ledger\WithdrawalLedger;
use App\Enums\TransactionStatus;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\Withdrawal;
use App\Models\WithdrawalCancellation;
use Carbon\CarbonImmutable;

/** Cancellations by clients, which may arrive before the request. Call it inside the transaction. */
final readonly class WithdrawalCancellations
{
    private const REASON = 'Cancelled by the client';

    public function __construct(private IntakeLock $locks, private WithdrawalLedger $ledger, private AuditTrail $audit) {}

    /** Makes a request and its cancellation wait for each other, because neither sees the other's uncommitted row. */
    public function hold(string $reference): void
    {
        $this->locks->hold("withdrawal {$reference}");
    }

    /** When it is sent again, the first reason stays. */
    public function await(string $reference, ?string $reason, CarbonImmutable $cancelledAt): void
    {
        CreateOnce::of(WithdrawalCancellation::class, ['reference' => $reference], ['reason' => $reason, 'cancelled_at' => $cancelledAt]);
    }

    /** @return bool whether the new request was already cancelled */
    public function applyAwaiting(Withdrawal $withdrawal): bool
    {
        $cancellation = WithdrawalCancellation::query()->where('reference', $withdrawal->reference)->first();
        if ($cancellation === null) {
            return false;
        }

        $this->apply($withdrawal, $cancellation->reason, $cancellation->cancelled_at);

        return (bool) $cancellation->delete();
    }

    /** Releases the held money. The caller locks the client and the withdrawal. */
    public function apply(Withdrawal $withdrawal, ?string $reason, CarbonImmutable $cancelledAt): void
    {
        $before = $withdrawal->status;
        $withdrawal->update(['status' => WithdrawalStatus::Cancelled, 'reason' => $reason ?? self::REASON, 'ended_at' => now()]);
        $this->ledger->released($withdrawal, TransactionStatus::Cancelled);
        $this->audit->record('withdrawal.cancelled', $withdrawal, ['status' => $before->value], [
            'status' => WithdrawalStatus::Cancelled->value, 'source' => 'intake', 'cancelled_at' => $cancelledAt,
        ]);
    }
}
