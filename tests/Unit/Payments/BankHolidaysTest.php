<?php

declare(strict_types=1);

namespace Tests\Unit\Payments;

use App\Domain\Payments\BankHolidays;
use Carbon\CarbonImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Weekdays on which the Reserve Bank's settlement is closed. */
final class BankHolidaysTest extends TestCase
{
    private const JUNE = 'the King’s Birthday';

    /** @return iterable<string, array{int, array<string, string>}> by `month-day` */
    public static function years(): iterable
    {
        yield 'New Year on a Saturday, Christmas on a Sunday' => [2022, [
            '01-03' => 'the public holiday for New Year’s Day', '01-26' => 'Australia Day', '04-15' => 'Good Friday', '04-18' => 'Easter Monday', '04-25' => 'Anzac Day',
            '06-13' => self::JUNE, '12-26' => 'Boxing Day', '12-27' => 'the public holiday for Christmas Day',
        ]];
        yield 'New Year on a Sunday' => [2023, [
            '01-02' => 'the public holiday for New Year’s Day', '01-26' => 'Australia Day', '04-07' => 'Good Friday', '04-10' => 'Easter Monday', '04-25' => 'Anzac Day',
            '06-12' => self::JUNE, '12-25' => 'Christmas Day', '12-26' => 'Boxing Day',
        ]];
        yield 'Easter in March' => [2024, [
            '01-01' => 'New Year’s Day', '01-26' => 'Australia Day', '03-29' => 'Good Friday', '04-01' => 'Easter Monday', '04-25' => 'Anzac Day',
            '06-10' => self::JUNE, '12-25' => 'Christmas Day', '12-26' => 'Boxing Day',
        ]];
        yield 'Australia Day on a Sunday' => [2025, [
            '01-01' => 'New Year’s Day', '01-27' => 'the public holiday for Australia Day', '04-18' => 'Good Friday', '04-21' => 'Easter Monday', '04-25' => 'Anzac Day',
            '06-09' => self::JUNE, '12-25' => 'Christmas Day', '12-26' => 'Boxing Day',
        ]];
        yield 'Anzac Day and Boxing Day on a Saturday' => [2026, [
            '01-01' => 'New Year’s Day', '01-26' => 'Australia Day', '04-03' => 'Good Friday', '04-06' => 'Easter Monday',
            '06-08' => self::JUNE, '12-25' => 'Christmas Day', '12-28' => 'the public holiday for Boxing Day',
        ]];
        yield 'Anzac Day on a Sunday, Christmas on a Saturday' => [2027, [
            '01-01' => 'New Year’s Day', '01-26' => 'Australia Day', '03-26' => 'Good Friday', '03-29' => 'Easter Monday',
            '06-14' => self::JUNE, '12-27' => 'the public holiday for Christmas Day', '12-28' => 'the public holiday for Boxing Day',
        ]];
    }

    /** @param  array<string, string>  $expected */
    #[DataProvider('years')]
    public function test_the_weekdays_of_a_year_on_which_banks_do_not_settle(int $year, array $expected): void
    {
        $found = [];
        for ($day = CarbonImmutable::parse("{$year}-01-01"); $day->year === $year; $day = $day->addDay()) {
            $holiday = $day->isWeekend() ? null : BankHolidays::on($day);
            if ($holiday !== null) {
                $found[$day->format('m-d')] = $holiday;
            }
        }

        $this->assertSame($expected, $found);
    }

    /** @return iterable<array{string}> */
    public static function easters(): iterable
    {
        foreach (['1818-03-22', '1954-04-18', '2000-04-23', '2019-04-21', '2030-04-21', '2038-04-25', '2049-04-18', '2076-04-19'] as $sunday) {
            yield [$sunday];
        }
    }

    #[DataProvider('easters')]
    public function test_easter_is_found_in_any_year(string $sunday): void
    {
        $this->assertSame(['Good Friday', 'Easter Monday'], [BankHolidays::on(CarbonImmutable::parse($sunday)->subDays(2)), BankHolidays::on(CarbonImmutable::parse($sunday)->addDay())]);
    }
}
