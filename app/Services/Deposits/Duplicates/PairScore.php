<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

/** How likely it is that one of two payments repeats the other, 0 to 100, with every reason. */
final readonly class PairScore
{
    public int $score;

    /** @param  list<DuplicateReason>  $reasons  the weightiest first */
    private function __construct(public array $reasons)
    {
        $this->score = max(0, min(100, array_sum(array_map(static fn (DuplicateReason $reason): int => $reason->points, $reasons))));
    }

    /** @param  list<DuplicateReason|null>  $reasons */
    public static function of(array $reasons): self
    {
        $given = array_values(array_filter($reasons));
        usort($given, static fn (DuplicateReason $one, DuplicateReason $other): int => abs($other->points) <=> abs($one->points));

        return new self($given);
    }

    public function isCase(): bool
    {
        return $this->score >= PairScorer::THRESHOLD;
    }

    /** @return list<array{kind: string, points: int, words: string}> */
    public function toArray(): array
    {
        return array_map(static fn (DuplicateReason $reason): array => $reason->toArray(), $this->reasons);
    }
}
