<?php

declare(strict_types=1);

namespace Tests\Unit\Logs;

use App\Infrastructure\Logs\LogReader;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class LogReaderTest extends TestCase
{
    private string $path;

    protected function setUp(): void
    {
        $this->path = (string) tempnam(sys_get_temp_dir(), 'log');
    }

    protected function tearDown(): void
    {
        unlink($this->path);
    }

    /** @param  int  $chunk  bytes, smaller and larger than an entry */
    #[TestWith([7])]
    #[TestWith([64])]
    #[TestWith([65])]
    #[TestWith([100_000])]
    public function test_each_entry_is_read_once_wherever_a_chunk_begins(int $chunk): void
    {
        $entries = array_map(static fn (int $number): string => self::entry($number, $number % 3 === 0 ? "\n#0 /app/x.php(1): y()\n\n#1 {main}" : ''), range(1, 40));
        file_put_contents($this->path, implode('', $entries));

        $this->assertSame($entries, array_reverse(array_values($this->all($chunk))));
    }

    #[TestWith([50])]
    #[TestWith([333])]
    public function test_further_requests_continue_without_loss(int $most): void
    {
        $entries = array_map(static fn (int $number): string => self::entry($number, "\nline two"), range(1, 30));
        file_put_contents($this->path, implode('', $entries));

        $read = [];
        $before = null;
        while ($before !== 0) {
            $part = (new LogReader)->entriesBefore($this->path, $before, $most, 40);
            foreach ($part as $offset => $text) {
                $read[$offset] = $text;
            }
            $this->assertNotSame($before, $part->getReturn());
            $before = $part->getReturn();
        }
        ksort($read);

        $this->assertSame(implode('', $entries), implode('', $read));
        if ($most > 100) {
            $this->assertSame($entries, array_values($read));
        }
    }

    public function test_lines_before_the_first_entry_are_one_plain_entry(): void
    {
        file_put_contents($this->path, "cut off by a rotation\n#1 {main}\n".self::entry(1));

        $this->assertSame(["cut off by a rotation\n#1 {main}\n", self::entry(1)], array_reverse(array_values($this->all(1000))));
    }

    public function test_each_line_of_another_file_is_an_entry(): void
    {
        file_put_contents($this->path, "one\n\ntwo\nthree");

        $this->assertFalse((new LogReader)->hasLevels($this->path));
        $this->assertSame([9 => 'three', 5 => "two\n", 0 => "one\n\n"], $this->all(4));
    }

    public function test_only_the_beginning_of_a_very_long_entry_is_kept(): void
    {
        file_put_contents($this->path, self::entry(1, str_repeat('x', 300_000)).self::entry(2));

        $read = array_values($this->all(10_000));

        $this->assertSame([self::entry(2), LogReader::MOST_ENTRY_BYTES], [$read[0], strlen($read[1])]);
        $this->assertStringStartsWith('[2026-11-20 14:05:01] production.ERROR: Entry 1x', $read[1]);
    }

    public function test_empty_file_has_no_entries_and_a_missing_one_is_refused(): void
    {
        $this->assertSame([], $this->all(10));

        $this->expectException(RuntimeException::class);
        iterator_to_array((new LogReader)->entriesBefore('/nowhere/x.log', null));
    }

    /** @return array<int, string> */
    private function all(int $chunk): array
    {
        return iterator_to_array((new LogReader)->entriesBefore($this->path, null, chunkBytes: $chunk));
    }

    private static function entry(int $number, string $more = ''): string
    {
        return sprintf("[2026-11-20 14:05:%02d] production.ERROR: Entry %d%s\n", $number % 60, $number, $more);
    }
}
