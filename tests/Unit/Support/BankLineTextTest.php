<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Support\BankLineText;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class BankLineTextTest extends TestCase
{
    #[TestWith(['0491 570 156'])]
    #[TestWith(['+61491570156'])]
    #[TestWith(['0491.570.156'])]
    #[TestWith(['(0491) 570 156'])]
    #[TestWith(['0061 491 570 156'])]
    #[TestWith(['001161491570156'])]
    #[TestWith(['+61 (0)491 570 156'])]
    public function test_mobile_number_is_masked_in_every_notation(string $number): void
    {
        $shown = BankLineText::withoutContacts("From Dana {$number} PIN 40123");

        $this->assertStringNotContainsString('570', $shown);
        $this->assertStringEndsWith('•••• ••• 156 PIN 40123', $shown);
    }

    #[TestWith(['Payment 062-004 12345678'])]
    #[TestWith(['Invoice 104915701567'])]
    public function test_other_numbers_stay(string $text): void
    {
        $this->assertSame($text, BankLineText::withoutContacts($text));
    }
}
