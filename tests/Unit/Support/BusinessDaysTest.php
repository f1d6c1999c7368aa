<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Enums\AustralianState;
use App\Support\BusinessDays;
use Carbon\CarbonImmutable;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Against the days that the states publish. */
final class BusinessDaysTest extends TestCase
{
    private const EVERYWHERE = [
        '2025-01-01', '2025-01-27', '2025-04-18', '2025-04-21', '2025-12-25', '2025-12-26',
        '2026-01-01', '2026-01-26', '2026-04-03', '2026-04-06', '2026-12-25', '2026-12-28',
        '2027-01-01', '2027-01-26', '2027-03-26', '2027-03-29', '2027-12-27', '2027-12-28',
    ];

    /** Weekdays that are holidays in this state, apart from those above. */
    private const OWN = [
        'NSW' => ['2025-04-25', '2025-06-09', '2025-10-06', '2026-04-27', '2026-06-08', '2026-10-05', '2027-04-26', '2027-06-14', '2027-10-04'],
        'VIC' => ['2025-03-10', '2025-04-25', '2025-06-09', '2025-09-26', '2025-11-04', '2026-03-09', '2026-06-08', '2026-09-25', '2026-11-03', '2027-03-08', '2027-06-14', '2027-09-24', '2027-11-02'],
        'QLD' => ['2025-04-25', '2025-05-05', '2025-10-06', '2026-05-04', '2026-10-05', '2027-04-26', '2027-05-03', '2027-10-04'],
        'WA' => ['2025-03-03', '2025-04-25', '2025-06-02', '2025-09-29', '2026-03-02', '2026-04-27', '2026-06-01', '2026-09-28', '2027-03-01', '2027-04-26', '2027-06-07', '2027-09-27'],
        'SA' => ['2025-03-10', '2025-04-25', '2025-06-09', '2025-10-06', '2026-03-09', '2026-06-08', '2026-10-05', '2027-03-08', '2027-06-14', '2027-10-04'],
        'TAS' => ['2025-03-10', '2025-04-25', '2025-06-09', '2026-03-09', '2026-06-08', '2027-03-08', '2027-06-14'],
        'ACT' => [
            '2025-03-10',
            '2025-04-25',
            '2025-06-02',
            '2025-06-09',
            '2025-10-06',
            '2026-03-09',
            '2026-04-27',
            '2026-06-01',
            '2026-06-08',
            '2026-10-05',
            '2027-03-08',
            '2027-04-26',
            '2027-05-31',
            '2027-06-14',
            '2027-10-04',
        ],
        'NT' => [
            '2025-04-25',
            '2025-05-05',
            '2025-06-09',
            '2025-08-04',
            '2026-05-04',
            '2026-06-08',
            '2026-08-03',
            '2027-04-26',
            '2027-05-03',
            '2027-06-14',
            '2027-08-02',
        ],
    ];

    public function test_weekday_holidays_of_each_state_are_those_that_it_publishes(): void
    {
        foreach (AustralianState::cases() as $state) {
            $expected = [...self::EVERYWHERE, ...self::OWN[$state->value]];
            sort($expected);

            $this->assertSame($expected, $this->weekdayHolidays($state), $state->value);
        }
    }

    public function test_holidays_without_a_state_are_those_of_every_state(): void
    {
        $this->assertSame([...array_slice(self::EVERYWHERE, 0, 4), '2025-04-25', ...array_slice(self::EVERYWHERE, 4)], $this->weekdayHolidays(null));
    }

    #[TestWith(['2026-04-04', 'NSW', true])]
    #[TestWith(['2026-04-04', 'TAS', false])]
    #[TestWith(['2026-04-05', 'WA', true])]
    #[TestWith(['2026-04-05', 'TAS', false])]
    #[TestWith(['2026-04-25', 'VIC', true])]
    #[TestWith(['2026-12-26', 'SA', true])]
    #[TestWith(['2022-12-27', 'QLD', true])]
    #[TestWith(['2022-01-03', 'NT', true])]
    public function test_weekend_holidays_follow_the_state(string $day, string $state, bool $isHoliday): void
    {
        $this->assertSame($isHoliday, BusinessDays::isHoliday(CarbonImmutable::parse($day), AustralianState::from($state)));
    }

    public function test_business_days_skip_weekends_and_holidays_of_the_state(): void
    {
        $friday = CarbonImmutable::parse('2026-10-30 03:00:00', 'UTC');

        $this->assertSame('2026-11-05T06:00:00Z', BusinessDays::addBusinessDays($friday, 3, AustralianState::Vic)->toIso8601ZuluString());
        $this->assertSame('2026-11-04T06:00:00Z', BusinessDays::addBusinessDays($friday, 3, AustralianState::Nsw)->toIso8601ZuluString());
        $this->assertSame('2026-11-04T09:00:00Z', BusinessDays::addBusinessDays($friday, 3, AustralianState::Wa)->toIso8601ZuluString());
    }

    public function test_the_day_of_receipt_is_the_day_in_the_state(): void
    {
        // Sunday evening in Perth, Monday morning in Sydney.
        $night = CarbonImmutable::parse('2026-11-22 14:30:00', 'UTC');

        $this->assertSame('2026-11-23T09:00:00Z', BusinessDays::addBusinessDays($night, 1, AustralianState::Wa)->toIso8601ZuluString());
        $this->assertSame('2026-11-24T06:00:00Z', BusinessDays::addBusinessDays($night, 1, AustralianState::Nsw)->toIso8601ZuluString());
    }

    /** @return list<string> of 2025 to 2027 */
    private function weekdayHolidays(?AustralianState $state): array
    {
        $days = [];
        for ($day = CarbonImmutable::parse('2025-01-01'); $day->year < 2028; $day = $day->addDay()) {
            if ($day->isWeekday() && BusinessDays::isHoliday($day, $state)) {
                $days[] = $day->toDateString();
            }
        }

        return $days;
    }
}
