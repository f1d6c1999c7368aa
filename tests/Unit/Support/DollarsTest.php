<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Support\Dollars;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class DollarsTest extends TestCase
{
    #[TestWith(['250', 25_000])]
    #[TestWith(['1250.5', 125_050])]
    #[TestWith([' $1,250.50 ', 125_050])]
    #[TestWith(['10,000,000', 1_000_000_000])]
    #[TestWith(['0.07', 7])]
    public function test_typed_dollars_are_parsed(string $typed, int $cents): void
    {
        $this->assertSame($cents, Dollars::parse($typed));
    }

    #[TestWith(['25,50'])]
    #[TestWith(['12,5'])]
    #[TestWith(['1,25.50'])]
    #[TestWith(['12,50,000'])]
    #[TestWith(['1250,'])]
    #[TestWith([',250'])]
    #[TestWith(['1,2500'])]
    #[TestWith(['1.234'])]
    #[TestWith(['.5'])]
    #[TestWith(['1 250'])]
    #[TestWith(['-5'])]
    #[TestWith(["250\n1"])]
    #[TestWith(['1234567890'])]
    public function test_commas_only_separate_thousands_and_other_text_is_not_an_amount(string $typed): void
    {
        $this->assertNull(Dollars::parse($typed));
    }
}
