<?php

declare(strict_types=1);

namespace Tests\Unit\BankFiles;

use App\Domain\Deposits\BankFiles\StatementParser;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class StatementParserTest extends TestCase
{
    #[TestWith(['+250.00', 25_000])]
    #[TestWith(['-80.25', -8_025])]
    #[TestWith(["\u{2212}80.25", -8_025])]
    #[TestWith(['1,080.25', 108_025])]
    #[TestWith(['$1,080.25', 108_025])]
    #[TestWith(['-$5', -500])]
    #[TestWith(['(50.00)', -5_000])]
    #[TestWith(['($1,250.00)', -125_000])]
    #[TestWith(['$(50)', -5_000])]
    #[TestWith(['1.5', 150])]
    #[TestWith(['0.07', 7])]
    #[TestWith(['1000000', 100_000_000])]
    #[TestWith(['999999999.99', 99_999_999_999])]
    public function test_amounts_of_bank_files_become_cents(string $text, int $cents): void
    {
        $this->assertSame($cents, StatementParser::cents($text));
    }

    #[TestWith([''])]
    #[TestWith(['abc'])]
    #[TestWith(['1.234'])]
    #[TestWith(['1,23.00'])]
    #[TestWith(['12,34'])]
    #[TestWith(['1e3'])]
    #[TestWith(['--5'])]
    #[TestWith(['(-5)'])]
    #[TestWith(['(5'])]
    #[TestWith(['5-'])]
    #[TestWith(['1000000000'])]
    #[TestWith(['=1+1'])]
    public function test_other_text_is_not_an_amount(string $text): void
    {
        $this->assertNull(StatementParser::cents($text));
    }

    #[TestWith(['2026-02-30'])]
    #[TestWith(['2026-20-11'])]
    #[TestWith(['26-11-20'])]
    #[TestWith(['20-Nox-26'])]
    public function test_other_text_is_not_a_date(string $text): void
    {
        $this->assertNull(StatementParser::date($text));
    }
}
