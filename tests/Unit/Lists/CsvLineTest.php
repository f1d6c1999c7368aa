<?php

declare(strict_types=1);

namespace Tests\Unit\Lists;

use App\Support\CsvLine;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CsvLineTest extends TestCase
{
    #[DataProvider('cells')]
    public function test_a_cell_never_becomes_a_formula(int|float|string|bool|null $value, string $text): void
    {
        $this->assertSame($text, CsvLine::cell($value));
    }

    /** @return iterable<list<int|float|string|bool|null>> */
    public static function cells(): iterable
    {
        yield ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'];
        yield ['+61491570156', "'+61491570156"];
        yield ['-2+3', "'-2+3"];
        yield ['@SUM(A1)', "'@SUM(A1)"];
        yield ["\tx", "'\tx"];
        yield ["\rx", "\"'\rx\""];
        yield ["\nx", "\"'\nx\""];
        yield ["\0=1", "'\0=1"];
        yield ['＝1+1', "'＝1+1"];
        yield ["-25.00\n", "\"'-25.00\n\""];
        yield ['-25.00', '-25.00'];
        yield ['1234.5', '1234.5'];
        yield [-5, '-5'];
        yield ["O'Leary", "O'Leary"];
        yield [null, ''];
        yield ['', ''];
        yield [true, 'Yes'];
        yield [false, ''];
    }
}
