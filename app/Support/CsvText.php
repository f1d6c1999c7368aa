<?php

declare(strict_types=1);

namespace App\Support;

use DateTimeImmutable;
use DateTimeZone;

/** How times and money stand in a CSV file, so that a spreadsheet reads them as such; times in one person's zone. */
final readonly class CsvText
{
    private DateTimeZone $zone;

    private DateTimeZone $utc;

    public function __construct(private string $timezone)
    {
        $this->zone = new DateTimeZone($timezone);
        $this->utc = new DateTimeZone('UTC');
    }

    /** `Placed (Australia/Melbourne)`. */
    public function heading(string $moment): string
    {
        return "{$moment} ({$this->timezone})";
    }

    public function time(?string $utc): ?string
    {
        return $utc === null ? null : (new DateTimeImmutable($utc, $this->utc))->setTimezone($this->zone)->format('Y-m-d H:i');
    }

    /** Cents as `-25.50`, exactly. */
    public static function dollars(int $cents): string
    {
        return ($cents < 0 ? '-' : '').sprintf('%d.%02d', intdiv(abs($cents), 100), abs($cents) % 100);
    }
}
