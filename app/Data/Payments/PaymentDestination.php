<?php

declare(strict_types=1);

namespace App\Data\Payments;

/** The unmasked destination of a payment, for online banking. */
final readonly class PaymentDestination
{
    /** @param  list<string>  $warnings  current exclusions of the client */
    public function __construct(
        public string $holder,
        public ?string $bsb,
        public ?string $number,
        public ?string $payid,
        public int $amount_cents,
        /** Text on the client's statement. */
        public string $statement_text,
        public array $warnings,
    ) {}
}
