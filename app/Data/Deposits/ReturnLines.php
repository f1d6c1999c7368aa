<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** The deposits by which a payment of ours may have come back. */
final readonly class ReturnLines
{
    /** @param  list<ReturnLine>  $lines  the likeliest first */
    public function __construct(
        public array $lines,
        /** What was credited and may be it; null where nothing was. */
        public ?CreditedReturn $credited,
    ) {}
}
