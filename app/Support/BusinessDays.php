<?php

declare(strict_types=1);

namespace App\Support;

use App\Enums\AustralianState;
use Carbon\CarbonImmutable;
use Carbon\CarbonInterface;
use InvalidArgumentException;

/**
 * Business days: Monday to Friday without the public holidays of a state, by the states' rules of 2026.
 *
 * Sources: Public Holidays Act 2010 and Anzac Day Order 2026 (nsw.gov.au/about-nsw/public-holidays), Public Holidays Act 1993
 * (business.vic.gov.au/business-information/public-holidays), Holidays Act 1983 (qld.gov.au/recreation/travel/holidays/public),
 * Public and Bank Holidays Act 1972 (wa.gov.au/service/employment/workplace-agreements/public-holidays-western-australia), Public
 * Holidays Act 2023 (safework.sa.gov.au/resources/public-holidays), Statutory Holidays Act 2000 (worksafe.tas.gov.au/topics/laws-and-compliance/public-holidays),
 * Holidays Act 1958 (act.gov.au/living-in-the-act/public-holidays-school-terms-and-daylight-saving) and Public Holidays Act 1981 (nt.gov.au/nt-public-holidays).
 *
 * Two holidays are proclaimed each year, so their usual day is a guess: the Friday before the AFL Grand Final in Victoria and the
 * King's Birthday in Western Australia. Holidays of a town or region (shows, regattas) and part-days are not included. Western
 * Australia plans other days from 2028.
 */
final class BusinessDays
{
    /** The hour at which a business day ends. */
    private const CLOSE = 17;

    /** @var array<string, array<string, true>> days by state and year */
    private static array $holidays = [];

    /**
     * Whether the date is a public holiday, in whatever time zone it is given.
     *
     * @param  AustralianState|null  $state  null for the holidays that every state has
     */
    public static function isHoliday(CarbonImmutable $day, ?AustralianState $state): bool
    {
        $key = ($state->value ?? 'all').$day->year;
        self::$holidays[$key] ??= array_fill_keys(
            array_map(static fn (CarbonImmutable $date): string => $date->toDateString(), self::of($day->year, $state)),
            true,
        );

        return isset(self::$holidays[$key][$day->toDateString()]);
    }

    public static function isBusinessDay(CarbonImmutable $day, ?AustralianState $state): bool
    {
        return $day->isWeekday() && ! self::isHoliday($day, $state);
    }

    /**
     * The close of business, 17:00 in the state, of the last of these business days. The day of `$from` doesn't count.
     *
     * @param  AustralianState|null  $state  null for the business's time zone and the holidays that every state has
     * @return CarbonImmutable in UTC
     */
    public static function addBusinessDays(CarbonImmutable $from, int $days, ?AustralianState $state): CarbonImmutable
    {
        $day = $from->setTimezone($state?->timeZone() ?? config()->string('paddock.timezone'))->setTime(self::CLOSE, 0);
        for ($left = $days; $left > 0;) {
            $day = $day->addDay();
            $left -= self::isBusinessDay($day, $state) ? 1 : 0;
        }

        return $day->utc();
    }

    /** @return list<CarbonImmutable> */
    private static function of(int $year, ?AustralianState $state): array
    {
        $easter = self::easter($year);

        return [
            ...self::withMonday(self::on($year, 1, 1)),
            ...self::withMonday(self::on($year, 1, 26)),
            $easter->subDays(2),
            $easter->addDay(),
            ...self::christmas($year),
            ...$state === null
                ? [self::on($year, 4, 25)]
                : [...self::anzac($year, $state), ...self::easterWeekend($easter, $state), ...self::ownOf($year, $state)],
        ];
    }

    /** @return list<CarbonImmutable> the days that only some states have */
    private static function ownOf(int $year, AustralianState $state): array
    {
        $king = self::nth($year, 6, 2);

        return match ($state) {
            AustralianState::Nsw => [$king, self::nth($year, 10, 1)],
            AustralianState::Vic => [
                self::nth($year, 3, 2),
                $king,
                self::last($year, 9, CarbonInterface::SATURDAY)->subDay(),
                self::nth($year, 11, 1, CarbonInterface::TUESDAY),
            ],
            AustralianState::Qld => [self::nth($year, 5, 1), self::nth($year, 10, 1)],
            AustralianState::Wa => [self::nth($year, 3, 1), self::nth($year, 6, 1), self::last($year, 9, CarbonInterface::MONDAY)],
            AustralianState::Sa => [self::nth($year, 3, 2), $king, self::nth($year, 10, 1)],
            AustralianState::Tas => [self::nth($year, 3, 2), $king],
            // Reconciliation Day: 27 May, or the Monday after.
            AustralianState::Act => [self::nth($year, 3, 2), self::on($year, 5, 26)->next(CarbonInterface::MONDAY), $king, self::nth($year, 10, 1)],
            AustralianState::Nt => [self::nth($year, 5, 1), $king, self::nth($year, 8, 1)],
        };
    }

    /** @return list<CarbonImmutable> */
    private static function anzac(int $year, AustralianState $state): array
    {
        $day = self::on($year, 4, 25);
        $hasMonday = match ($state) {
            AustralianState::Wa, AustralianState::Act => $day->isWeekend(),
            AustralianState::Qld, AustralianState::Nt => $day->isSunday(),
            // Only these two years, by the Public Holidays Amendment (Anzac Day) Order 2026.
            AustralianState::Nsw => in_array($year, [2026, 2027], true),
            AustralianState::Vic, AustralianState::Sa, AustralianState::Tas => false,
        };

        return $hasMonday ? self::withMonday($day) : [$day];
    }

    /** @return list<CarbonImmutable> */
    private static function easterWeekend(CarbonImmutable $easter, AustralianState $state): array
    {
        return match ($state) {
            AustralianState::Tas => [],
            AustralianState::Wa => [$easter],
            default => [$easter->subDay(), $easter],
        };
    }

    /** @return list<CarbonImmutable> both days; the next working days replace those on a weekend */
    private static function christmas(int $year): array
    {
        $day = self::on($year, 12, 25);
        $more = match ($day->dayOfWeek) {
            CarbonInterface::FRIDAY => [$day->addDays(3)],
            CarbonInterface::SATURDAY => [$day->addDays(2), $day->addDays(3)],
            CarbonInterface::SUNDAY => [$day->addDays(2)],
            default => [],
        };

        return [$day, $day->addDay(), ...$more];
    }

    /** @return list<CarbonImmutable> the day and, when it is on a weekend, the Monday after */
    private static function withMonday(CarbonImmutable $day): array
    {
        return $day->isWeekend() ? [$day, $day->next(CarbonInterface::MONDAY)] : [$day];
    }

    private static function on(int $year, int $month, int $day): CarbonImmutable
    {
        return CarbonImmutable::create($year, $month, $day, 0, 0, 0, 'UTC') ?? throw new InvalidArgumentException("{$year} is not a year.");
    }

    private static function nth(int $year, int $month, int $nth, int $weekday = CarbonInterface::MONDAY): CarbonImmutable
    {
        return self::on($year, $month, 1)->subDay()->next($weekday)->addWeeks($nth - 1);
    }

    private static function last(int $year, int $month, int $weekday): CarbonImmutable
    {
        return self::on($year, $month, 1)->addMonth()->previous($weekday);
    }

    /** Easter Sunday, by the anonymous Gregorian algorithm (Meeus/Jones/Butcher). PHP's easter_days() needs an extension. */
    public static function easter(int $year): CarbonImmutable
    {
        [$a, $b, $c] = [$year % 19, intdiv($year, 100), $year % 100];
        $h = (19 * $a + $b - intdiv($b, 4) - intdiv($b - intdiv($b + 8, 25) + 1, 3) + 15) % 30;
        $l = (32 + 2 * ($b % 4) + 2 * intdiv($c, 4) - $h - $c % 4) % 7;
        $m = intdiv($a + 11 * $h + 22 * $l, 451);
        $n = $h + $l - 7 * $m + 114;

        return self::on($year, intdiv($n, 31), $n % 31 + 1);
    }
}
