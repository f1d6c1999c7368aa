<?php

declare(strict_types=1);

namespace App\Support;

/** A bank line's description, parsed by the specification's pattern 'Payment from <payer name> <digits>'. */
final readonly class PaymentDescription
{
    private function __construct(
        /** Null when the description does not follow the pattern. */
        public ?string $payerName,
        /** The digits after the name, where payers are asked to put their PIN. */
        public ?string $reference,
    ) {}

    public static function parse(string $description): self
    {
        $text = trim((string) preg_replace('/\s+/u', ' ', mb_scrub($description)));

        return preg_match('/\Apayment from (.*\p{L}.*) (\d+)\z/iu', $text, $parts) === 1
            ? new self($parts[1], $parts[2])
            : new self(null, null);
    }
}
