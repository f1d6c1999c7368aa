<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use Carbon\CarbonImmutable;

/** Days on which banks process direct entry files: weekdays without a bank holiday, in business time, not far ahead. */
final readonly class ValueDates
{
    private const MOST_DAYS_AHEAD = 30;

    public static function today(): CarbonImmutable
    {
        return CarbonImmutable::parse(CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString());
    }

    /** The day, by default today, or the next one on which banks process files. */
    public static function next(?CarbonImmutable $day = null): CarbonImmutable
    {
        $day ??= self::today();
        while ($day->isWeekend() || BankHolidays::on($day) !== null) {
            $day = $day->addDay();
        }

        return $day;
    }

    public static function last(): CarbonImmutable
    {
        return self::today()->addDays(self::MOST_DAYS_AHEAD);
    }

    /** Why banks don't process files on the day; null when they do. */
    public static function refusal(CarbonImmutable $day): ?string
    {
        $holiday = BankHolidays::on($day);

        return match (true) {
            $day->isBefore(self::today()) => 'That day has passed. Choose today or a later day.',
            $day->isAfter(self::last()) => 'Banks take files at most '.self::MOST_DAYS_AHEAD.' days ahead.',
            $day->isWeekend() => 'Banks don’t process files on weekends. Choose a weekday.',
            $holiday !== null => "Banks don’t process files on {$holiday}. Choose another weekday.",
            default => null,
        };
    }
}
