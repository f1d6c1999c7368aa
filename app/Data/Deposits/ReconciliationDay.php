<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A day of the date choice. */
final readonly class ReconciliationDay
{
    public function __construct(
        /** Business day, `2026-11-20`. */
        public string $day,
        public bool $is_closed,
    ) {}
}
