<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use Carbon\CarbonImmutable;

/** A closing of a day with its figures, and its reopening. */
final readonly class ReconciliationClosing
{
    public function __construct(
        public int $id,
        public bool $is_standing,
        public string $closed_by,
        public CarbonImmutable $closed_at,
        public string $note,
        public int $closing_cents,
        public int $differences,
        public ?string $reopened_by,
        public ?CarbonImmutable $reopened_at,
        public ?string $reopen_reason,
    ) {}
}
