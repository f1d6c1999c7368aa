<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** A later change of the commission of an approved month, in cents. */
final readonly class StatementAdjustment
{
    public function __construct(
        /** The first day of the month. */
        public string $month,
        public int $cents,
    ) {}
}
