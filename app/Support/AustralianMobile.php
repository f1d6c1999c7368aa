<?php

declare(strict_types=1);

namespace App\Support;

use libphonenumber\PhoneNumberFormat;
use libphonenumber\PhoneNumberType;
use libphonenumber\PhoneNumberUtil;

/** Australian mobile numbers in any notation. */
final readonly class AustralianMobile
{
    /** `0491 570 156`, `+61 491 570 156` and the like as `+61491570156`; null when it is not an Australian mobile. */
    public static function toE164(string $text): ?string
    {
        $number = PhoneNumber::parse($text);
        $util = PhoneNumberUtil::getInstance();

        return $number !== null && $util->isValidNumberForRegion($number, 'AU') && $util->getNumberType($number) === PhoneNumberType::MOBILE
            ? $util->format($number, PhoneNumberFormat::E164)
            : null;
    }

    /** The national format: `0491 570 156`. */
    public static function national(string $e164): string
    {
        $number = PhoneNumber::parse($e164);

        return $number === null ? $e164 : PhoneNumberUtil::getInstance()->formatOutOfCountryCallingNumber($number, 'AU');
    }
}
