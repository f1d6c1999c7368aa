<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Support\AustralianMobile;
use App\Support\PhoneNumber;
use libphonenumber\PhoneNumberUtil;

/**
 * Parses phone numbers fast enough for a large file. Usual notations of Australian mobiles are matched against the library's
 * pattern. Only other numbers go through the library, which takes a hundred times as long.
 */
final class PhoneParser
{
    private ?string $pattern = null;

    /** `0491 570 156` as `+61491570156`, or null when the text is not an Australian mobile. */
    public function mobile(string $text): ?string
    {
        return $this->quick($text) ?? AustralianMobile::toE164($this->withZero($text));
    }

    /** Any phone number as E.164, or null. */
    public function any(string $text): ?string
    {
        return $this->quick($text) ?? PhoneNumber::toE164($this->withZero($text));
    }

    /** @return list<string> the E.164 numbers of a text with several, such as `0491 570 156; 0491 570 157`; empty for other texts */
    public function several(string $text): array
    {
        if (strpbrk($text, ";/,|\n") === false) {
            return [];
        }
        $parts = preg_split('/\s*[;\/,|\n]\s*/', $text, flags: PREG_SPLIT_NO_EMPTY) ?: [];
        $numbers = array_filter(array_map($this->any(...), $parts), static fn (?string $number): bool => $number !== null);

        return count($numbers) === count($parts) && count($numbers) > 1 ? array_values(array_unique($numbers)) : [];
    }

    private function quick(string $text): ?string
    {
        $digits = (string) preg_replace('/[ ().-]/', '', PhoneNumber::withPlus($text));
        $national = preg_match('/\A(?:\+61|61|0|)(4\d{8})\z/', $digits, $parts) === 1 ? $parts[1] : null;
        $this->pattern ??= (string) PhoneNumberUtil::getInstance()->getMetadataForRegion('AU')?->getMobile()?->getNationalNumberPattern();

        return $national !== null && preg_match("/\A(?:{$this->pattern})\z/", $national) === 1 ? "+61{$national}" : null;
    }

    /** Spreadsheets drop the leading zero: nine digits are a complete number without it. */
    private function withZero(string $text): string
    {
        return preg_match('/\A[23478]\d{8}\z/', $text) === 1 ? "0{$text}" : $text;
    }
}
