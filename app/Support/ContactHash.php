<?php

declare(strict_types=1);

namespace App\Support;

use SensitiveParameter;

/** The keyed hash of a phone number or email address, so that suppression lists contain no readable contacts. */
final class ContactHash
{
    /** @param  string  $value  a number as E.164, or an email address */
    public static function of(string $value): string
    {
        return self::with($value, config()->string('app.key'));
    }

    /**
     * Also with former keys (APP_PREVIOUS_KEYS): the hashes that were stored with them can't be made again.
     *
     * @return non-empty-list<string> the present key's first
     */
    public static function all(string $value): array
    {
        return [self::of($value), ...array_map(static fn (string $key): string => self::with($value, $key), array_values(config()->array('app.previous_keys')))];
    }

    private static function with(string $value, #[SensitiveParameter] string $key): string
    {
        return hash_hmac('sha256', 'suppression|'.mb_strtolower(trim($value)), $key);
    }
}
