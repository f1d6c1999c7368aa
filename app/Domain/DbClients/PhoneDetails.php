<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Enums\PhoneKind;
use App\Support\PhoneNumber;
use libphonenumber\PhoneNumberFormat;
use libphonenumber\PhoneNumberType;
use libphonenumber\PhoneNumberUtil;

/** The format and kind of a number. A number without a country code is Australian. */
final readonly class PhoneDetails
{
    private function __construct(
        /** Null when the text is not a number. */
        public ?string $e164,
        public PhoneKind $kind,
        public bool $isValid,
    ) {}

    public static function of(string $text): self
    {
        $number = PhoneNumber::parse($text);
        if ($number === null) {
            return new self(null, PhoneKind::Other, false);
        }
        $util = PhoneNumberUtil::getInstance();

        return new self($util->format($number, PhoneNumberFormat::E164), match ($util->getNumberType($number)) {
            PhoneNumberType::MOBILE => PhoneKind::Mobile,
            PhoneNumberType::FIXED_LINE, PhoneNumberType::FIXED_LINE_OR_MOBILE => PhoneKind::Landline,
            default => PhoneKind::Other,
        }, $util->isValidNumber($number));
    }
}
