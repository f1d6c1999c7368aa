<?php

declare(strict_types=1);

namespace App\Services\BankFiles;

use Carbon\CarbonImmutable;

/** Days as Australian banks write them: 20/11/2026. */
final readonly class StatementDate
{
    /** The beginning of the day in the zone of the business, in UTC; null when there is no such day. */
    public static function parse(string $text): ?CarbonImmutable
    {
        if (preg_match('#\A(\d{1,2})/(\d{1,2})/(\d{4})\z#', trim($text), $parts) !== 1 || ! checkdate((int) $parts[2], (int) $parts[1], (int) $parts[3])) {
            return null;
        }

        return CarbonImmutable::create((int) $parts[3], (int) $parts[2], (int) $parts[1], timezone: config()->string('paddock.timezone'))?->utc();
    }

    /** The calendar day of a moment, in the zone of the business. */
    public static function dayOf(CarbonImmutable $moment): string
    {
        return $moment->setTimezone(config()->string('paddock.timezone'))->toDateString();
    }
}
