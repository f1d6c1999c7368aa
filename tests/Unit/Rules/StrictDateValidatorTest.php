<?php

declare(strict_types=1);

namespace Tests\Unit\Rules;

use Illuminate\Support\Facades\Validator;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** Validators as the app makes them. */
final class StrictDateValidatorTest extends TestCase
{
    /** @return array<string, array{mixed}> */
    public static function values(): array
    {
        return ['a large whole number' => [2 ** 53], 'a large number' => [1e300], 'an array' => [[]], 'true' => [true], 'text' => ['soon']];
    }

    #[DataProvider('values')]
    public function test_value_that_is_no_date_is_refused(mixed $value): void
    {
        $validator = Validator::make(['from' => $value], ['from' => ['date_format:Y-m-d', 'after:1900-01-01']]);

        $this->assertTrue($validator->errors()->has('from'));
    }

    #[DataProvider('values')]
    public function test_date_after_a_field_that_is_no_date_is_refused(mixed $value): void
    {
        $validator = Validator::make(['from' => $value, 'to' => '2026-11-20'], ['to' => ['date_format:Y-m-d', 'after_or_equal:from']]);

        $this->assertTrue($validator->errors()->has('to'));
    }

    public function test_dates_are_compared(): void
    {
        $rules = ['from' => ['date_format:Y-m-d'], 'to' => ['date_format:Y-m-d', 'after_or_equal:from']];

        $this->assertTrue(Validator::make(['from' => '2026-11-19', 'to' => '2026-11-20'], $rules)->passes());
        $this->assertTrue(Validator::make(['from' => '2026-11-21', 'to' => '2026-11-20'], $rules)->fails());
        $this->assertTrue(Validator::make(['at' => now()], ['at' => ['after:2000-01-01']])->passes());
    }
}
