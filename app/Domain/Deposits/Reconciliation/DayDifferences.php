<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Data\Deposits\ReconciliationDifference;
use App\Enums\ReconciliationDifferenceKind;

/** All differences of a day between bank and ledger, by kind, the most serious first. */
final readonly class DayDifferences
{
    public function __construct(private LineDifferences $lines, private PostingDifferences $postings) {}

    /** @return list<ReconciliationDifference> */
    public function of(StatementDay $day): array
    {
        $order = array_flip(array_column(ReconciliationDifferenceKind::cases(), 'value'));
        $all = [...$this->lines->of($day), ...$this->postings->of($day)];
        usort(
            $all,
            static fn (ReconciliationDifference $a, ReconciliationDifference $b): int => $order[$a->kind->value]
            <=> $order[$b->kind->value]
            ?: abs($b->amount_cents) <=> abs($a->amount_cents),
        );

        return $all;
    }

    /** @param  list<ReconciliationDifference>  $differences  equal digests mean the same differences */
    public static function digest(array $differences): string
    {
        return hash('sha256', json_encode($differences, JSON_THROW_ON_ERROR));
    }
}
