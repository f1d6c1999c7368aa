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

/** What clients take back, also when that reaches us before the request itself. Call it inside the transaction of the work. */
final readonly class WithdrawalCancellations
{
    private const REASON = 'Cancelled by the client';

    public function __construct(private IntakeLock $locks, private WithdrawalLedger $ledger, private AuditTrail $audit) {}

    /** A request and its cancellation wait for each other: neither would see what the other has not committed. */
    public function hold(string $reference): void
    {
        $this->locks->hold("withdrawal {$reference}");
    }

    /** Told of again, the first reason stays. */
    public function await(string $reference, ?string $reason, CarbonImmutable $cancelledAt): void
    {
        CreateOnce::of(WithdrawalCancellation::class, ['reference' => $reference], ['reason' => $reason, 'cancelled_at' => $cancelledAt]);
    }

    /** @return bool whether the request that has just come was cancelled before */
    public function applyAwaiting(Withdrawal $withdrawal): bool
    {
        $cancellation = WithdrawalCancellation::query()->where('reference', $withdrawal->reference)->first();
        if ($cancellation === null) {
            return false;
        }

        $this->apply($withdrawal, $cancellation->reason, $cancellation->cancelled_at);

        return (bool) $cancellation->delete();
    }

    /** The client and the withdrawal are held; what was held for it is the client's again. */
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
