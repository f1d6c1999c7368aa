<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A deposit with the amount of a withdrawal, received after it. */
final readonly class ReturnLine
{
    public function __construct(
        public int $id,
        /** Sent along with a decision, which is refused when the deposit has changed. */
        public int $version,
        public string $payer,
        /** Masked. */
        public string $description,
        public string $bank_reference,
        public string $value_at,
        /** The bank line names the withdrawal, or the deposit is for its client. */
        public bool $is_likely,
    ) {}
}
