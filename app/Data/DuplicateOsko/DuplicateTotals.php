<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

/** Totals of possible duplicates. */
final readonly class DuplicateTotals
{
    public function __construct(
        public DuplicateFigure $open,
        public DuplicateFigure $confirmed,
        /** Open and confirmed cases whose duplicate is credited. */
        public DuplicateFigure $credited,
        /** In the last 30 days. */
        public DuplicateFigure $returned,
        /** In the last 30 days. */
        public DuplicateFigure $dismissed,
    ) {}
}
