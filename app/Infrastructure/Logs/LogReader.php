<?php

declare(strict_types=1);

namespace App\Infrastructure\Logs;

use Generator;
use RuntimeException;

/**
 * Reads the entries of a log file from its end, in chunks, because files can be gigabytes.
 *
 * In a file of the application, an entry begins with `[2026-11-20 14:05:00] production.ERROR: ` and contains the lines below it. In
 * other files each line is an entry.
 */
final readonly class LogReader
{
    /** Bytes that one request reads. */
    public const MOST_BYTES = 20 * 1024 * 1024;

    /** Longest part of an entry that is kept. */
    public const MOST_ENTRY_BYTES = 64 * 1024;

    private const CHUNK_BYTES = 256 * 1024;

    private const ENTRY = '/^\[\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[^\]\n]{0,20}\] [\w-]{1,40}\.[A-Z]{4,9}: /m';

    private const LINE = '/^[^\r\n]/m';

    /** Bytes after a chunk's end that complete the beginning of an entry. */
    private const BEGINNING_BYTES = 128;

    /** Whether the file has entries with a level, as its beginning shows. */
    public function hasLevels(string $path): bool
    {
        return preg_match(self::ENTRY, (string) @file_get_contents($path, length: self::CHUNK_BYTES)) === 1;
    }

    /**
     * The entries before this byte, the newest first, by the byte where they begin. Returns the byte from which a further request goes
     * on, or 0 at the beginning of the file.
     *
     * @param  int|null  $before  null for the end of the file
     * @return Generator<int, string, mixed, int>
     *
     * @throws RuntimeException when the file can't be read
     */
    public function entriesBefore(string $path, ?int $before, int $mostBytes = self::MOST_BYTES, int $chunkBytes = self::CHUNK_BYTES): Generator
    {
        $file = @fopen($path, 'rb');
        if ($file === false) {
            throw new RuntimeException('The log file can’t be read.');
        }
        try {
            $size = (int) (fstat($file)['size'] ?? 0);
            $pattern = $this->hasLevels($path) ? self::ENTRY : self::LINE;

            return yield from $this->readBack($file, min($before ?? $size, $size), $pattern, $mostBytes, $chunkBytes);
        } finally {
            fclose($file);
        }
    }

    /**
     * @param  resource  $file
     * @return Generator<int, string, mixed, int>
     */
    private function readBack($file, int $end, string $pattern, int $mostBytes, int $chunkBytes): Generator
    {
        $position = $end;
        // The text from $position on that belongs to an entry which begins further back.
        $rest = '';
        while ($position > 0 && $end - $position < $mostBytes) {
            $length = min($chunkBytes, $position);
            $position -= $length;
            $text = $this->read($file, $position, $length).$rest;
            $cut = strlen($text);
            foreach (array_reverse($this->beginnings($text, min($cut, $length + self::BEGINNING_BYTES), $pattern, isLineStart: $position === 0)) as $start) {
                yield $position + $start => substr($text, $start, min($cut - $start, self::MOST_ENTRY_BYTES));
                $cut = $start;
                $oldest = $position + $start;
            }
            // Only the beginning of a longer entry is shown.
            $rest = substr($text, 0, min($cut, self::MOST_ENTRY_BYTES));
        }
        if ($position === 0) {
            if (trim($rest) !== '') {
                yield 0 => $rest;
            }

            return 0;
        }
        // The next request reads the beginning of the cut entry again. An entry longer than a request is shown in parts.
        if (! isset($oldest)) {
            yield $position => $rest;
        }

        return $oldest ?? $position;
    }

    /**
     * Where entries begin in the first bytes of the text.
     *
     * @param  bool  $isLineStart  whether the text begins a line; otherwise the first bytes may end one
     * @return list<int>
     */
    private function beginnings(string $text, int $length, string $pattern, bool $isLineStart): array
    {
        preg_match_all($pattern, substr($text, 0, $length), $found, PREG_OFFSET_CAPTURE);
        $starts = array_column($found[0], 1);

        return $isLineStart || ($starts[0] ?? null) !== 0 ? $starts : array_slice($starts, 1);
    }

    /** @param  resource  $file */
    private function read($file, int $position, int $length): string
    {
        fseek($file, $position);
        $text = '';
        while (strlen($text) < $length && ! feof($file)) {
            $part = fread($file, max(1, $length - strlen($text)));
            if ($part === false || $part === '') {
                break;
            }
            $text .= $part;
        }

        return $text;
    }
}
