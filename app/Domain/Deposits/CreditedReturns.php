<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Data\Deposits\CreditedReturn;
use App\Enums\DepositStatus;
use App\Models\BankLine;
use App\Models\Deposit;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\Withdrawal;
use App\Support\CalendarDay;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Collection;

/** The reverse of {@see OwnPayments}: a credited deposit may be the withdrawal that is about to be marked as failed. */
final readonly class CreditedReturns
{
    private const LOOKED_AT = 500;

    /**
     * The latest deposit of the amount credited since the payment, to its client or with a line that names it, or else the latest part
     * of such a payment. Deposits received before the approval don't count. Null for a withdrawal that can't have left the bank.
     *
     * @param  bool  $isDeciding  in the transaction that marks it as failed
     */
    public static function of(Withdrawal $withdrawal, bool $isDeciding = false): ?CreditedReturn
    {
        $sent = $withdrawal->paid_at ?? self::sentAt($withdrawal);
        if ($sent === null) {
            return null;
        }
        $since = CalendarDay::around($sent)->from;
        $deposits = Deposit::query()->with(['bankLine', 'client'])->where('status', DepositStatus::Approved)
            ->where('value_at', '>=', $since)->where('created_at', '>', $withdrawal->approved_at ?? $sent)
            // A plain read of MariaDB's snapshot misses later credits.
            ->when($isDeciding, static fn (Builder $locked): Builder => $locked->sharedLock())
            ->orderByDesc('id')->limit(self::LOOKED_AT);
        $lines = BankLine::query()->where('amount_cents', $withdrawal->amount_cents)->where('value_at', '>=', $since);
        $mayReturn = static fn (Deposit $deposit): bool => $deposit->client_id === $withdrawal->client_id || OwnPayments::isNamed($withdrawal, $deposit->bankLine);
        $found = (clone $deposits)->where('amount_cents', $withdrawal->amount_cents)->get()->first($mayReturn)
            ?? $deposits->where('part', '>', 0)->whereIn('bank_line_id', $lines->select('id'))->get()->first($mayReturn);

        return $found === null
            ? null
            : new CreditedReturn(
                $found->id,
                "Deposit {$found->id}, "
                    .Dollars::of($found->amount_cents).' received on '.CalendarDay::around($found->value_at)->inWords()
                    .', was credited to '.($found->client->full_name ?? 'a client').'. '.self::advice($found, $withdrawal),
            );
    }

    private static function advice(Deposit $found, Withdrawal $withdrawal): string
    {
        return $found->amount_cents === $withdrawal->amount_cents
            ? 'If that deposit returns this payment, undo it first, then '
                .($withdrawal->paid_at === null ? 'mark the payment as paid, then ' : '').'choose it here, so that it is not credited twice.'
            : 'It is part of a payment of '.Dollars::of($withdrawal->amount_cents)
                .'. If the bank returned this withdrawal with that payment, the money is credited already.';
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
        $amounts = $withdrawals->pluck('amount_cents')->unique();
        $credited = Deposit::query()->where('deposits.status', DepositStatus::Approved)->where('deposits.value_at', '>=', $since)->sharedLock();
        $parts = (clone $credited)->where('part', '>', 0)->join('bank_lines', 'bank_lines.id', '=', 'deposits.bank_line_id');

        return $withdrawals->whereIn('amount_cents', [
            ...$credited->whereIn('amount_cents', $amounts)->pluck('amount_cents'),
            ...$parts->whereIn('bank_lines.amount_cents', $amounts)->pluck('bank_lines.amount_cents'),
        ]);
    }

    /** The bank may have paid a withdrawal that is not marked as paid ({@see OwnPayments}): its file is out, or a colleague claimed it. */
    private static function sentAt(Withdrawal $withdrawal): ?CarbonImmutable
    {
        return PaymentBatchItem::liveOf($withdrawal->id)?->batch->exported_at ?? ($withdrawal->payout_claimed_at === null ? null : $withdrawal->approved_at);
    }
}
