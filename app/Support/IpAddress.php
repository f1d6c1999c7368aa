<?php

declare(strict_types=1);

namespace App\Support;

/** Normalises IP addresses, so that equal ones are equal text. */
final readonly class IpAddress
{
    /** The first twelve bytes of an IPv4 address that is written as IPv6 (RFC 4291, 2.5.5.2). */
    private const MAPPED_PREFIX = "\0\0\0\0\0\0\0\0\0\0\xFF\xFF";

    /** `2001:DB8:0::1` as `2001:db8::1`, `::ffff:203.0.113.7` as `203.0.113.7`; null when it is not an address. */
    public static function normalise(string $text): ?string
    {
        $text = trim($text);
        $bytes = filter_var($text, FILTER_VALIDATE_IP) === false ? false : inet_pton($text);
        if ($bytes === false) {
            return null;
        }

        $address = inet_ntop(str_starts_with($bytes, self::MAPPED_PREFIX) ? substr($bytes, strlen(self::MAPPED_PREFIX)) : $bytes);

        return $address === false ? null : $address;
    }
}
