<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A deposit of the amount of a payment, received after it. */
final readonly class ReturnLine
{
    public function __construct(
        public int $id,
        /** Sent along; refused where the deposit has changed since. */
        public int $version,
        public string $payer,
        /** Numbers of persons are masked. */
        public string $description,
        public string $bank_reference,
        public string $value_at,
        /** The bank's line names the payment, or the deposit is meant for its client. */
        public bool $is_likely,
    ) {}
}
