<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Services\Ledger\TransactionDays;

/** The days that were added up for the totals of the list still come to what their transactions do. */
final readonly class DayCheck implements Check
{
    public function __construct(private TransactionDays $days) {}

    public function title(): string
    {
        return 'Totals of days';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        foreach ($this->days->wrong() as $day) {
            $findings->add(ProblemKind::Day, "Day {$day}", 'the sums of its transactions in transaction_days', 'other sums; transactions:add-up --all adds them up again');
        }
    }
}
