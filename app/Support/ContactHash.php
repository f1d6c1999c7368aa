<?php

declare(strict_types=1);

namespace App\Support;

use SensitiveParameter;

/** The keyed hash of a phone number or email address, so that suppression lists contain no readable contacts. */
final class ContactHash
{
    /** @param  string  $value  a number, or an email address. DB clients can have numbers in other spellings than E.164. */
    public static function of(string $value): string
    {
        return self::with(self::spelling($value), config()->string('app.key'));
    }

    /**
     * Also with former keys (APP_PREVIOUS_KEYS) and in the spelling of the value: the hashes that were stored with them can't be made again.
     *
     * @return non-empty-list<string>
     */
    public static function all(string $value): array
    {
        $hashes = [];
        foreach ([config()->string('app.key'), ...config()->array('app.previous_keys')] as $key) {
            foreach (array_unique([self::spelling($value), $value]) as $text) {
                $hashes[] = self::with($text, $key);
            }
        }

        return $hashes;
    }

    private static function spelling(string $value): string
    {
        return str_starts_with($value, '+') || str_contains($value, '@') ? $value : PhoneNumber::toE164($value) ?? $value;
    }

    private static function with(string $value, #[SensitiveParameter] string $key): string
    {
        return hash_hmac('sha256', 'suppression|'.mb_strtolower(trim($value)), $key);
    }
}
