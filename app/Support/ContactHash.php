<?php

declare(strict_types=1);

namespace App\Support;

/** The keyed hash of a phone number or email address, so that suppression lists contain no readable contacts. */
final class ContactHash
{
    /** @param  string  $value  a number as E.164, or an email address */
    public static function of(string $value): string
    {
        return hash_hmac('sha256', 'suppression|'.mb_strtolower(trim($value)), config()->string('app.key'));
    }
}
