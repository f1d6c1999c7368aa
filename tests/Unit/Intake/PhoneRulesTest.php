<?php

declare(strict_types=1);

namespace Tests\Unit\Intake;

use App\Domain\Imports\PhoneParser;
use App\Support\AustralianMobile;
use App\Support\PhoneNumber;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Files and the intake read phone numbers by the same rules. */
final class PhoneRulesTest extends TestCase
{
    /** @return array<string, array{string, string|null, string|null}> text, mobile and any number */
    public static function texts(): array
    {
        $mobile = '+61491570156';

        return [
            'national' => ['0491 570 156', $mobile, $mobile],
            'international' => ['+61 491 570 156', $mobile, $mobile],
            'with 0061' => ['0061491570156', $mobile, $mobile],
            'with 0061 and spaces' => ['0061 (0) 491 570 156', $mobile, $mobile],
            'with 00 61' => ['00 61 491 570 156', $mobile, $mobile],
            'with a space in the country code' => ['006 1491570156', null, null],
            'with a tab' => ["0491\t570156", null, null],
            'with the Australian prefix for abroad' => ['0011 61 491 570 156', $mobile, $mobile],
            'without zero' => ['491570156', $mobile, $mobile],
            'a landline' => ['0061 3 9123 4567', null, '+61391234567'],
            'with a word' => ['0491 570 156 home', null, null],
            'with a slash' => ['0491570156/0491570157', null, null],
            'too short' => ['0061 491 570', null, null],
        ];
    }

    #[DataProvider('texts')]
    public function test_files_and_intake_read_a_number_alike(string $text, ?string $mobile, ?string $any): void
    {
        $this->assertSame([$mobile, $any], [AustralianMobile::toE164($text), PhoneNumber::toE164($text)]);
        $this->assertSame([$mobile, $any], [(new PhoneParser)->mobile($text), (new PhoneParser)->any($text)]);
    }
}
