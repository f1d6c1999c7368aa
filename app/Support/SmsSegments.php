<?php

declare(strict_types=1);

namespace App\Support;

/** The number of SMS segments of a text (3GPP TS 23.038): one fits 160 characters of the GSM alphabet, or 70 others. */
final readonly class SmsSegments
{
    private const BASIC = "@£\$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";

    /** Characters that count twice. */
    private const EXTENDED = "\f^{}\\[~]|€";

    public static function count(string $text): int
    {
        $letters = mb_str_split($text);
        $extended = array_filter($letters, static fn (string $letter): bool => mb_strpos(self::EXTENDED, $letter) !== false);
        $others = array_filter($letters, static fn (string $letter): bool => mb_strpos(self::BASIC.self::EXTENDED, $letter) === false);

        return $others === []
            ? self::parts(count($letters) + count($extended), alone: 160, joined: 153)
            : self::parts(intdiv(strlen(mb_convert_encoding($text, 'UTF-16BE', 'UTF-8')), 2), alone: 70, joined: 67);
    }

    private static function parts(int $places, int $alone, int $joined): int
    {
        return $places <= $alone ? 1 : (int) ceil($places / $joined);
    }
}
