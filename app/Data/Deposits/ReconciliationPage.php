<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;

/** Deposits/Reconciliation: a day of the bank compared with the ledger. */
final readonly class ReconciliationPage
{
    /**
     * @param  list<array{day: string, is_closed: bool}>  $days  the last ones, oldest first
     * @param  list<ReconciliationClosing>  $closings  of the day, newest first
     * @param  DeferProp<ReconciliationFigures>  $figures
     * @param  DeferProp<list<ReconciliationDifference>>  $differences  the first ones, gravest first
     * @param  DeferProp<list<ReconciliationLine>>  $lines
     * @param  DeferProp<ListMeta>  $meta
     */
    public function __construct(
        /** Business day, `2026-11-20`. */
        public string $day,
        public string $today,
        public bool $is_over,
        public array $days,
        public array $closings,
        public DeferProp $figures,
        public DeferProp $differences,
        public DeferProp $lines,
        public DeferProp $meta,
        public bool $can_close,
        public bool $can_export,
    ) {}
}
