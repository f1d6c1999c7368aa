<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use App\Domain\Deposits\BankFiles\RowWarning;

/** The likelihood that one of two payments repeats the other, 0 to 100, with its reasons. */
final readonly class PairScore
{
    public int $score;

    /** @var list<array{kind: string, points: int, words: string}> strongest first */
    public array $reasons;

    /** @param  list<array{DuplicateReason, string}>  $reasons  each with its words for the case */
    public function __construct(array $reasons)
    {
        $stored = array_map(
            static fn (array $reason): array => [
                'kind' => $reason[0]->value,
                'points' => $reason[0]->points(),
                'words' => $reason[1],
            ],
            $reasons,
        );
        usort($stored, static fn (array $one, array $two): int => abs($two['points']) <=> abs($one['points']));
        $this->reasons = $stored;
        $this->score = max(0, min(100, array_sum(array_column($stored, 'points'))));
    }

    /** For a row that the import couldn't tell from a row of the same or another file. */
    public static function ofRepeatedRow(RowWarning $warning): self
    {
        return new self([[DuplicateReason::RepeatedRow, match ($warning) {
            RowWarning::OtherFile => 'Two bank files have a row with this day, amount and description, and their balances don’t show whether it is one payment',
            RowWarning::SameFile => 'A bank file has the row more than once, and its balances don’t show whether it was paid more than once',
        }]]);
    }

    /** @param  int  $from  the score from which a pair becomes a case; its initial value is measured by tests/Feature/DuplicateOsko/LabelledPairsTest */
    public function isCase(int $from): bool
    {
        return $this->score >= $from;
    }
}
