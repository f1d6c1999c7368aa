<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Data\Deposits\CreditedReturn;
use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\Withdrawal;
use App\Support\BusinessDay;
use App\Support\Dollars;

/** What {@see OwnPayments} asks, from the other side: money that was credited may be the payment that is to be marked as failed. */
final readonly class CreditedReturns
{
    private const LOOKED_AT = 500;

    /**
     * The latest credited since the payment, of its amount: to its client, or to anybody by a line that names it. Null where there
     * is none, and for what was never paid. What we knew of before the payment was approved is not it, such as the money that it was of.
     *
     * @param  bool  $isDeciding  inside the transaction that marks it as failed
     */
    public static function of(Withdrawal $withdrawal, bool $isDeciding = false): ?CreditedReturn
    {
        if ($withdrawal->paid_at === null) {
            return null;
        }
        $deposits = Deposit::query()->with(['bankLine', 'client'])->where('amount_cents', $withdrawal->amount_cents)->where('status', DepositStatus::Approved)
            ->where('value_at', '>=', BusinessDay::around($withdrawal->paid_at)->from)->where('created_at', '>', $withdrawal->approved_at ?? $withdrawal->paid_at)
            ->orderByDesc('id')->limit(self::LOOKED_AT);
        // A plain read of MariaDB's snapshot misses what was credited since.
        $found = ($isDeciding ? $deposits->sharedLock() : $deposits)->get()->first(
            static fn (Deposit $deposit): bool => $deposit->client_id === $withdrawal->client_id || OwnPayments::isNamed($withdrawal, $deposit->bankLine),
        );

        return $found === null ? null : self::told($found);
    }

    private static function told(Deposit $deposit): CreditedReturn
    {
        return new CreditedReturn($deposit->id, "Deposit {$deposit->id}, ".Dollars::of($deposit->amount_cents).' received on '.BusinessDay::around($deposit->value_at)->inWords()
            .', was credited to '.($deposit->client->full_name ?? 'a client').'. If it is this money come back, undo that deposit first, then name it here; or it is given twice.');
    }
}
