<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Support\AustralianMobile;
use App\Support\PhoneNumber;
use libphonenumber\PhoneNumberUtil;

/**
 * Numbers of a hundred thousand rows: an Australian mobile in its usual notations is held against the library's own pattern;
 * only what is written otherwise goes through the library, which takes a hundred times as long.
 */
final class QuickPhone
{
    private ?string $pattern = null;

    /** `0491 570 156` as `+61491570156`; null when it is no Australian mobile. */
    public function mobile(string $text): ?string
    {
        return $this->quick($text) ?? AustralianMobile::toE164($this->withZero($text));
    }

    /** Any telephone. */
    public function any(string $text): ?string
    {
        return $this->quick($text) ?? PhoneNumber::toE164($this->withZero($text));
    }

    private function quick(string $text): ?string
    {
        $digits = (string) preg_replace('/[^\d+]/', '', $text);
        $national = preg_match('/\A(?:\+61|61|0|)(4\d{8})\z/', $digits, $parts) === 1 ? $parts[1] : null;
        $this->pattern ??= (string) PhoneNumberUtil::getInstance()->getMetadataForRegion('AU')?->getMobile()?->getNationalNumberPattern();

        return $national !== null && preg_match("/\A(?:{$this->pattern})\z/", $national) === 1 ? "+61{$national}" : null;
    }

    /** Spreadsheets take the zero in front away: nine digits are a whole number without it. */
    private function withZero(string $text): string
    {
        return preg_match('/\A[23478]\d{8}\z/', $text) === 1 ? "0{$text}" : $text;
    }
}
