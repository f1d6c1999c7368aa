<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

/** How much money may have come twice. */
final readonly class DuplicateTotals
{
    public function __construct(
        public DuplicateFigure $open,
        public DuplicateFigure $confirmed,
        /** Of those two: what is on clients' balances already. */
        public DuplicateFigure $credited,
        /** In the last 30 days. */
        public DuplicateFigure $returned,
        /** In the last 30 days. */
        public DuplicateFigure $dismissed,
    ) {}
}
