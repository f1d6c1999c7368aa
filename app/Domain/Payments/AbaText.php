<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use Illuminate\Support\Str;

/**
 * Text for a bank file: capitals, digits and the signs of the direct entry system's "coded character set" (BECS Procedures of the
 * Australian Payments Network, appendix on the direct entry file).
 */
final readonly class AbaText
{
    /** The statement text of one payment. */
    public const REFERENCE_LENGTH = 18;

    /** The name of an account. */
    public const TITLE_LENGTH = 32;

    private const SIGNS = " &',-./+\$!%()*#=:?[]_^@";

    /** Accented letters become plain, unknown characters spaces; empty when nothing is left. */
    public static function fit(string $text, int $length): string
    {
        $plain = strtoupper(Str::transliterate($text, ' '));
        $known = (string) preg_replace('/'.self::unknown().'/', ' ', $plain);

        return rtrim(substr(trim((string) preg_replace('/ +/', ' ', $known)), 0, $length));
    }

    /** Whether the text needs no change except capitals. */
    public static function isCarried(string $text): bool
    {
        return preg_match('/'.self::unknown().'/', strtoupper($text)) === 0;
    }

    /** The signs beside letters, digits and the space, for the screen. */
    public static function signs(): string
    {
        return implode(' ', str_split(ltrim(self::SIGNS)));
    }

    private static function unknown(): string
    {
        return '[^A-Z0-9'.preg_quote(self::SIGNS, '/').']';
    }
}
