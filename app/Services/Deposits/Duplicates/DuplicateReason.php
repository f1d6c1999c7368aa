<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

/** One piece of evidence in plain words, with what it weighs; below zero it speaks against a repeat. */
final readonly class DuplicateReason
{
    public function __construct(public DuplicateReasonKind $kind, public int $points, public string $words) {}

    /** @return array{kind: string, points: int, words: string} */
    public function toArray(): array
    {
        return ['kind' => $this->kind->value, 'points' => $this->points, 'words' => $this->words];
    }
}
