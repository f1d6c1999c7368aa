<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Support\CsvText;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CsvTextTest extends TestCase
{
    /** @return array<string, array{string}> */
    public static function zones(): array
    {
        return [
            'clocks put forward and back' => ['Australia/Melbourne'],
            'half an hour, forward and back' => ['Australia/Adelaide'],
            'put forward by half an hour' => ['Australia/Lord_Howe'],
            'never' => ['Australia/Perth'],
            'behind UTC' => ['America/New_York'],
            'three quarters of an hour' => ['Asia/Kathmandu'],
        ];
    }

    #[DataProvider('zones')]
    public function test_times_are_in_the_zone_at_every_half_hour_of_a_year(string $zone): void
    {
        $text = new CsvText($zone);
        $moment = new DateTimeImmutable('2025-12-30 00:10:00', new DateTimeZone('UTC'));

        for ($i = 0; $i < 370 * 48; $i++) {
            $expected[] = $moment->setTimezone(new DateTimeZone($zone))->format('Y-m-d H:i');
            $said[] = $text->time($moment->format($i % 2 === 0 ? 'Y-m-d H:i:s' : 'Y-m-d\TH:i:s\Z'));
            $moment = $moment->modify('+30 minutes');
        }

        $this->assertSame($expected, $said);
        $this->assertNull($text->time(null));
    }

    public function test_money_is_exact(): void
    {
        $this->assertSame(
            ['0.00', '0.05', '-0.05', '0.99', '1.00', '-1.00', '12345.67', '-25.50', '90071992547409.93'],
            array_map(CsvText::dollars(...), [0, 5, -5, 99, 100, -100, 1_234_567, -2_550, 9_007_199_254_740_993]),
        );
    }
}
