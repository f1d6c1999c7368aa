<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Data\Deposits\CreditedReturn;
use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\Withdrawal;
use App\Support\CalendarDay;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;

/** The reverse of {@see OwnPayments}: a credited deposit may be the withdrawal that is about to be marked as failed. */
final readonly class CreditedReturns
{
    private const LOOKED_AT = 500;

    /**
     * The latest deposit of the amount credited since the payment, to its client or with a line that names it. Deposits received before
     * the approval don't count. Null for a withdrawal that can't have left the bank.
     *
     * @param  bool  $isDeciding  in the transaction that marks it as failed
     */
    public static function of(Withdrawal $withdrawal, bool $isDeciding = false): ?CreditedReturn
    {
        $sent = $withdrawal->paid_at ?? self::sentAt($withdrawal);
        if ($sent === null) {
            return null;
        }
        $deposits = Deposit::query()->with(['bankLine', 'client'])->where('amount_cents', $withdrawal->amount_cents)->where('status', DepositStatus::Approved)
            ->where('value_at', '>=', CalendarDay::around($sent)->from)->where('created_at', '>', $withdrawal->approved_at ?? $sent)
            ->orderByDesc('id')->limit(self::LOOKED_AT);
        // A plain read of MariaDB's snapshot misses later credits.
        $found = ($isDeciding ? $deposits->sharedLock() : $deposits)->get()->first(
            static fn (Deposit $deposit): bool => $deposit->client_id === $withdrawal->client_id || OwnPayments::isNamed($withdrawal, $deposit->bankLine),
        );

        $isPaid = $withdrawal->paid_at !== null;

        return $found === null
            ? null
            : new CreditedReturn(
                $found->id,
                "Deposit {$found->id}, "
                    .Dollars::of($found->amount_cents).' received on '.CalendarDay::around($found->value_at)->inWords()
                    .', was credited to '.($found->client->full_name ?? 'a client')
                    .'. If that deposit returns this payment, undo it first, then '
                    .($isPaid ? '' : 'mark the payment as paid, then ').'choose it here, so that it is not credited twice.',
            );
    }

    /**
     * Returns the withdrawals of an exported batch whose amount was credited since. The bank may have returned each of them.
     *
     * @param  Collection<int, Withdrawal>  $withdrawals
     * @return Collection<int, Withdrawal>
     */
    public static function suspects(Collection $withdrawals, PaymentBatch $batch): Collection
    {
        $since = $batch->exported_at === null ? null : CalendarDay::around($batch->exported_at)->from;
        $amounts = Deposit::query()
            ->whereIn('amount_cents', $withdrawals->pluck('amount_cents')->unique())
            ->where('status', DepositStatus::Approved)
            ->where('value_at', '>=', $since)
            ->sharedLock()
            ->pluck('amount_cents')
            ->unique();

        return $withdrawals->whereIn('amount_cents', $amounts);
    }

    /** The bank may have paid a withdrawal that is not marked as paid ({@see OwnPayments}): its file is out, or a colleague claimed it. */
    private static function sentAt(Withdrawal $withdrawal): ?CarbonImmutable
    {
        return PaymentBatchItem::liveOf($withdrawal->id)?->batch->exported_at ?? ($withdrawal->payout_claimed_at === null ? null : $withdrawal->approved_at);
    }
}
