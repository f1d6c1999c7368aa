<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Support\BusinessDays;
use Carbon\CarbonImmutable;

/**
 * The weekdays on which direct entry files do not settle: those on which the Reserve Bank closes RITS, "on weekends and on the
 * following public holidays where they are observed in NSW and Victoria: New Year's Day, Australia Day, Good Friday, Easter Monday,
 * Anzac Day, King's Birthday, Christmas Day and Boxing Day" (rba.gov.au, RITS Business Hours).
 *
 * Both states move New Year, Australia Day and Christmas from a weekend to a weekday, but not Anzac Day. A day proclaimed once, such
 * as a day of mourning, is not included; the bank refuses the file then.
 */
final readonly class BankHolidays
{
    /** Name of the holiday, as the end of "on …"; null on other days. */
    public static function on(CarbonImmutable $day): ?string
    {
        return self::of($day->year)[$day->toDateString()] ?? null;
    }

    /** @return array<string, string> names by date, including weekends */
    private static function of(int $year): array
    {
        $easter = BusinessDays::easter($year);
        $day = static fn (int $month, int $day): CarbonImmutable => CarbonImmutable::create($year, $month, $day) ?? $easter;
        $holidays = [
            ...self::withMonday($day(1, 1), 'New Year’s Day'),
            ...self::withMonday($day(1, 26), 'Australia Day'),
            $easter->subDays(2)->toDateString() => 'Good Friday',
            $easter->addDay()->toDateString() => 'Easter Monday',
            $day(4, 25)->toDateString() => 'Anzac Day',
            $day(6, 1)->nthOfMonth(2, CarbonImmutable::MONDAY)->toDateString() => 'the King’s Birthday',
            $day(12, 25)->toDateString() => 'Christmas Day',
            $day(12, 26)->toDateString() => 'Boxing Day',
        ];
        // The next weekdays after both days: two when both fall on a weekend.
        $next = $day(12, 27);
        foreach ([$day(12, 25), $day(12, 26)] as $missed) {
            if ($missed->isWeekend()) {
                $next = $next->isWeekend() ? $next->nextWeekday() : $next;
                $holidays[$next->toDateString()] = self::inLieu($holidays[$missed->toDateString()]);
                $next = $next->addDay();
            }
        }

        return $holidays;
    }

    /** @return array<string, string> */
    private static function withMonday(CarbonImmutable $day, string $name): array
    {
        return [$day->toDateString() => $name, ...($day->isWeekend() ? [$day->nextWeekday()->toDateString() => self::inLieu($name)] : [])];
    }

    private static function inLieu(string $name): string
    {
        return "the public holiday for {$name}";
    }
}
