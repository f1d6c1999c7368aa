<?php

declare(strict_types=1);

namespace App\Domain\Automations;

use App\Support\PlainText;

/** Names of markets as outside bookmakers write them: the sport, a colon and the market. */
final readonly class MarketName
{
    private const DASHES = ['–' => '-', '—' => '-', '‑' => '-', '’' => "'", '‘' => "'"];

    public static function of(string $sport, string $market): string
    {
        return PlainText::tidy("{$sport}: {$market}");
    }

    /** The text as it is compared: in lower case, with plain dashes and quotes, and single spaces. Keyboards have no en dash. */
    public static function fold(string $text): string
    {
        return (string) preg_replace('/ {2,}/', ' ', mb_strtolower(strtr(PlainText::tidy($text), self::DASHES)));
    }

    /** @return string 32 characters that identify a folded name */
    public static function hash(string $folded): string
    {
        return hash('xxh128', $folded);
    }

    /** A pattern for the same market of any event: "AFL: Collingwood v Carlton – Line" becomes "AFL: * – Line". */
    public static function suggestPattern(string $name): string
    {
        return preg_match('/^([^:]+): .+( [–—-] .+?)$/u', $name, $parts) === 1 ? "{$parts[1]}: *{$parts[2]}" : $name;
    }
}
