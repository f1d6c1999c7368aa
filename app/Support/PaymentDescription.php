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
        // The beginning of a mobile number with spaces is not part of the name, where no mask would find it.
        $text = (string) preg_replace_callback(
            BankLineText::MOBILE,
            static fn (array $found): string => (string) preg_replace('/\D/', '', $found[0]),
            $text,
        );

        return preg_match('/\Apayment from (.*\p{L}.*) (\d+)\z/iu', $text, $parts) === 1
            ? new self($parts[1], $parts[2])
            : new self(null, null);
    }
}
