<?php

declare(strict_types=1);

namespace App\Support;

use libphonenumber\NumberParseException;
use libphonenumber\PhoneNumber as ParsedNumber;
use libphonenumber\PhoneNumberFormat;
use libphonenumber\PhoneNumberUtil;

/** Phone numbers of any country, Australian without a country code. */
final readonly class PhoneNumber
{
    /** `0491 570 156` as `+61491570156`; null when the number is invalid. */
    public static function toE164(string $text): ?string
    {
        $number = self::parse($text);
        $util = PhoneNumberUtil::getInstance();

        return $number !== null && $util->isValidNumber($number) ? $util->format($number, PhoneNumberFormat::E164) : null;
    }

    /** `+61491570156` as `0491 570 156`, and foreign numbers with their country code. */
    public static function shown(string $e164): string
    {
        $number = self::parse($e164);

        return $number === null
            ? $e164
            : PhoneNumberUtil::getInstance()->format(
                $number,
                $number->getCountryCode() === 61 ? PhoneNumberFormat::NATIONAL : PhoneNumberFormat::INTERNATIONAL,
            );
    }

    /** `0061 491 570 156` as `+61 491 570 156`: 00 is the international prefix nearly everywhere else. */
    public static function withPlus(string $text): string
    {
        return (string) preg_replace('/\A\s*00\s?61(?=[\s\d(.-])/', '+61', $text);
    }

    /** Null when the text is not a number. It may still be invalid. */
    public static function parse(string $text): ?ParsedNumber
    {
        try {
            return PhoneNumberUtil::getInstance()->parse(self::withPlus($text), 'AU');
        } catch (NumberParseException) {
            return null;
        }
    }
}
