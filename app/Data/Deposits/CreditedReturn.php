<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A deposit that was credited already, and may be a payment of ours that came back. */
final readonly class CreditedReturn
{
    public function __construct(
        public int $deposit_id,
        /** What is known of it, and what to do, as sentences. */
        public string $message,
    ) {}
}
