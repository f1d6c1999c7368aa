<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A day that can be chosen. */
final readonly class ReconciliationDay
{
    public function __construct(
        /** 2026-11-20, of the business. */
        public string $day,
        public bool $is_closed,
    ) {}
}
