<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

/** A length of time in words. */
final readonly class Span
{
    private const MINUTE = 60;

    private const HOUR = 3_600;

    private const DAY = 86_400;

    public static function words(int $seconds): string
    {
        return match (true) {
            $seconds < self::MINUTE => self::counted($seconds, 'second'),
            $seconds < self::HOUR => self::counted(intdiv($seconds, self::MINUTE), 'minute'),
            $seconds < 2 * self::DAY => self::counted((int) round($seconds / self::HOUR), 'hour'),
            default => self::counted((int) round($seconds / self::DAY), 'day'),
        };
    }

    private static function counted(int $count, string $unit): string
    {
        return $count === 1 ? "One {$unit}" : "{$count} {$unit}s";
    }
}
