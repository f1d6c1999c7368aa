<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Support\PhoneNumber;

/** Where a client wants money sent: a BSB with an account number, or a PayID. */
final readonly class BankDestination
{
    private const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

    private function __construct(
        public string $holder,
        /** `063-000`. */
        public ?string $bsb,
        public ?string $number,
        public ?string $payid,
    ) {}

    public static function account(string $holder, string $bsb, string $number): self
    {
        $digits = self::digits($bsb);

        return new self($holder, substr($digits, 0, 3).'-'.substr($digits, 3), self::digits($number), null);
    }

    public static function payId(string $holder, string $payid): self
    {
        return new self($holder, null, null, self::normalPayId($payid) ?? $payid);
    }

    /** A PayID is an email address, a phone number or an ABN; null for anything else. */
    public static function normalPayId(string $text): ?string
    {
        $text = trim($text);

        return match (true) {
            filter_var($text, FILTER_VALIDATE_EMAIL) !== false => mb_strtolower($text),
            PhoneNumber::toE164($text) !== null => PhoneNumber::toE164($text),
            preg_match('/\A[\d ]+\z/', $text) === 1 && self::isAbn(self::digits($text)) => self::digits($text),
            default => null,
        };
    }

    /** Identical for all spellings of a destination. */
    public function identity(): string
    {
        return $this->payid === null ? "account:{$this->bsb}:{$this->number}" : "payid:{$this->payid}";
    }

    /** Check of the Australian Business Register: the first of eleven digits less one, the weighted sum a multiple of 89. */
    private static function isAbn(string $digits): bool
    {
        if (strlen($digits) !== count(self::ABN_WEIGHTS)) {
            return false;
        }

        $sum = -self::ABN_WEIGHTS[0];
        foreach (self::ABN_WEIGHTS as $place => $weight) {
            $sum += $weight * (int) $digits[$place];
        }

        return $sum % 89 === 0;
    }

    private static function digits(string $text): string
    {
        return (string) preg_replace('/\D/', '', $text);
    }
}
