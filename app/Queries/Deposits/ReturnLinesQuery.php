<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\ReturnLine;
use App\Domain\Deposits\OwnPayments;
use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\BankLineText;
use App\Support\CalendarDay;
use Illuminate\Database\Eloquent\Builder;

/** Bank lines that can be a returned payment: same amount, not before the day of the payment, not credited. */
final readonly class ReturnLinesQuery
{
    private const MOST = 20;

    /** Common amounts have many lines, and the first ones can belong to other payments. */
    private const LOOKED_AT = 500;

    /** @return list<ReturnLine> the likeliest first, then the oldest */
    public function of(Withdrawal $withdrawal, User $viewer): array
    {
        if ($withdrawal->paid_at === null) {
            return [];
        }
        $deposits = Deposit::query()
            ->with('bankLine')
            ->where('amount_cents', $withdrawal->amount_cents)
            ->where('value_at', '>=', CalendarDay::around($withdrawal->paid_at)->from)
            ->where(
                static fn (Builder $here): Builder => $here
                    ->whereNotNull('waiting_since')
                    ->orWhere('status', DepositStatus::Rejected),
            )
            ->orderBy('value_at')
            ->orderBy('id')
            ->limit(self::LOOKED_AT)
            ->get();
        $lines = $deposits->map(
            static fn (Deposit $deposit): ReturnLine => new ReturnLine(
                id: $deposit->id,
                version: $deposit->version,
                payer: BankLineText::masked($deposit->bankLine->payer_name ?? 'N/A', $viewer),
                description: BankLineText::masked($deposit->bankLine->description, $viewer),
                bank_reference: $deposit->bankLine->bank_reference,
                value_at: $deposit->value_at->toIso8601ZuluString(),
                is_likely: $deposit->client_id === $withdrawal->client_id
                    || OwnPayments::isNamed($withdrawal, $deposit->bankLine),
            ),
        );

        return array_values($lines->sortByDesc('is_likely')->take(self::MOST)->all());
    }
}
