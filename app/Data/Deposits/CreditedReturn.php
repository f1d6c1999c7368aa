<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A credited deposit that may be the return of a withdrawal. */
final readonly class CreditedReturn
{
    public function __construct(
        public int $deposit_id,
        /** Sentences with the details and what to do. */
        public string $message,
    ) {}
}
