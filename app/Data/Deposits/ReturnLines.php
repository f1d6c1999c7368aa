<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Deposits that may be the return of a withdrawal. */
final readonly class ReturnLines
{
    /** @param  list<ReturnLine>  $lines  the likeliest first */
    public function __construct(
        public array $lines,
        /** A credited deposit that may be it. */
        public ?CreditedReturn $credited,
    ) {}
}
