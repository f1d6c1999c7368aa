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
        $isGsm = array_filter($letters, static fn (string $letter): bool => mb_strpos(self::BASIC.self::EXTENDED, $letter) === false) === [];
        $places = array_map(
            static fn (string $letter): int => ($isGsm ? mb_strpos(self::EXTENDED, $letter) !== false : mb_ord($letter) > 0xFFFF) ? 2 : 1,
            $letters,
        );

        return $isGsm ? self::parts($places, alone: 160, joined: 153) : self::parts($places, alone: 70, joined: 67);
    }

    /**
     * A character of two places is never split between two parts.
     *
     * @param  list<int>  $places  of each character
     */
    private static function parts(array $places, int $alone, int $joined): int
    {
        if (array_sum($places) <= $alone) {
            return 1;
        }
        [$parts, $used] = [1, 0];
        foreach ($places as $needed) {
            [$parts, $used] = $used + $needed > $joined ? [$parts + 1, $needed] : [$parts, $used + $needed];
        }

        return $parts;
    }
}
