<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\ReconciliationDifference;
use App\Support\BusinessDay;
use App\Support\CsvText;
use Generator;

/** The differences of a day as a file. */
final readonly class ReconciliationCsv
{
    public function __construct(private BusinessDay $day) {}

    /** @return list<string> */
    public function header(): array
    {
        return ['Day', 'Difference', 'Bank and ledger disagree', 'Amount (AUD)', 'What', 'What to do', 'Deposit', 'Transaction'];
    }

    /**
     * @param  list<ReconciliationDifference>  $differences
     * @return Generator<int, list<int|string|bool|null>>
     */
    public function rows(array $differences): Generator
    {
        foreach ($differences as $difference) {
            yield [
                $this->day->date, $difference->kind->label(), $difference->is_disagreement, CsvText::dollars($difference->amount_cents), $difference->what, $difference->advice,
                $difference->deposit_id, $difference->transaction_id,
            ];
        }
    }
}
