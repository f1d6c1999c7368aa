<?php

declare(strict_types=1);

namespace App\Domain\Auth;

/** A readable browser name such as "Firefox on Windows". */
final readonly class DeviceName
{
    /** Order matters: most user agents also contain the names of other browsers. */
    private const BROWSERS = [
        'Edg/' => 'Edge',
        'OPR/' => 'Opera',
        'SamsungBrowser/' => 'Samsung Internet',
        'Firefox/' => 'Firefox',
        'FxiOS/' => 'Firefox',
        'CriOS/' => 'Chrome',
        'Chrome/' => 'Chrome',
        'Safari/' => 'Safari',
    ];

    private const SYSTEMS = [
        'iPhone' => 'iPhone',
        'iPad' => 'iPad',
        'Android' => 'Android',
        'Windows' => 'Windows',
        'CrOS' => 'ChromeOS',
        'Macintosh' => 'macOS',
        'Linux' => 'Linux',
    ];

    public static function from(?string $userAgent): string
    {
        $browser = self::first(self::BROWSERS, (string) $userAgent) ?? 'Unknown browser';
        $system = self::first(self::SYSTEMS, (string) $userAgent);

        return $system === null ? $browser : "{$browser} on {$system}";
    }

    /** @param  array<string, string>  $marks */
    private static function first(array $marks, string $userAgent): ?string
    {
        foreach ($marks as $mark => $name) {
            if (str_contains($userAgent, $mark)) {
                return $name;
            }
        }

        return null;
    }
}
