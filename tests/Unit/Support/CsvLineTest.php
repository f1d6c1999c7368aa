<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Support\CsvLine;
use PHPUnit\Framework\TestCase;

final class CsvLineTest extends TestCase
{
    public function test_line_is_read_back_unchanged_and_has_no_formula(): void
    {
        $line = CsvLine::of(['Mei Lin', 'a "b", c', "two\r\nlines", '=1+1', "\u{FF1D}1", '-5.20', 7, 1.5, true, false, null, 'Zoë']);

        $this->assertStringEndsWith("\r\n", $line);
        $this->assertSame(
            ['Mei Lin', 'a "b", c', "two\r\nlines", "'=1+1", "'\u{FF1D}1", '-5.20', '7', '1.5', 'Yes', '', '', 'Zoë'],
            str_getcsv(substr($line, 0, -2), escape: ''),
        );
    }

    public function test_empty_line_is_still_a_line(): void
    {
        $this->assertSame("\"\"\r\n", CsvLine::of([null]));
        $this->assertSame(",\r\n", CsvLine::of(['', null]));
    }
}
