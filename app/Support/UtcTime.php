<?php

declare(strict_types=1);

namespace App\Support;

/** Times of rows that are read without models, stored as UTC text. */
final readonly class UtcTime
{
    /** `2026-11-20 14:05:00` as `2026-11-20T14:05:00Z`. */
    public static function iso(?string $stored): ?string
    {
        return $stored === null ? null : substr_replace(substr($stored, 0, 19), 'T', 10, 1).'Z';
    }
}
