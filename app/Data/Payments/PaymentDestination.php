<?php

declare(strict_types=1);

namespace App\Data\Payments;

/** The whole of where a payment goes, for whoever types it into the bank's own program. */
final readonly class PaymentDestination
{
    /** @param  list<string>  $warnings  current exclusions of the client */
    public function __construct(
        public string $holder,
        public ?string $bsb,
        public ?string $number,
        public ?string $payid,
        public int $amount_cents,
        /** What the client is to read on the statement. */
        public string $statement_text,
        public array $warnings,
    ) {}
}
