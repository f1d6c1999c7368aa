<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Support\OperationRefusedException;

/**
 * Reads CSV exports of Australian banks. Layout, delimiter, byte-order mark, line ends and encoding are detected.
 */
final readonly class BankFileReader
{
    public const MAX_KILOBYTES = 16_384;

    public const MAX_ROWS = 100_000;

    /** Lines of one record. */
    private const MOST_LINES = 10;

    private const DELIMITERS = [',', ';', "\t"];

    private const UTF8_MARK = "\xEF\xBB\xBF";

    /** @throws OperationRefusedException when the file has no known layout */
    public function read(string $path): BankFileContent
    {
        $bytes = @file_get_contents($path, length: self::MAX_KILOBYTES * 1024 + 1);

        return match (true) {
            $bytes === false => throw new OperationRefusedException('The file cannot be opened.'),
            strlen($bytes) > self::MAX_KILOBYTES * 1024 => throw new OperationRefusedException('The file is larger than 16 MB. Export a shorter period.'),
            trim($bytes) === '' => throw new OperationRefusedException('The file is empty.'),
            str_contains($bytes, "\0") => throw new OperationRefusedException(
                'This is not a CSV file. Export the transactions from the bank as CSV, not as a spreadsheet or PDF.',
            ),
            default => $this->parse(hash('sha256', $bytes), self::toText($bytes)),
        };
    }

    private function parse(string $sha256, string $text): BankFileContent
    {
        $columns = null;
        $reader = null;
        $lines = [];
        $debits = 0;

        foreach (self::records($text) as $row => $record) {
            if ($reader === null || $columns === null) {
                $columns = BankFileColumns::recognise(is_string($record) ? [] : $record)
                    ?? throw new OperationRefusedException(
                        'This bank file is not supported. Supported are CSV exports with Date, Amount, Description, Balance (CommBank), with Date, Narrative, Debit Amount, Credit Amount (Westpac), with Date, Amount, Transaction Details, Balance (NAB), or with Date, Amount, Description (ANZ).',
                    );
                $reader = new StatementReader($columns);
                if ($columns->hasHeader) {
                    continue;
                }
            }
            if (count($lines) + $debits === self::MAX_ROWS) {
                throw new OperationRefusedException('The file has more than '.number_format(self::MAX_ROWS).' rows. Export a shorter period.');
            }
            $line = is_string($record) ? $reader->unclosed($row, $record) : $reader->read($row, $record);
            $line === null ? $debits++ : $lines[] = $line;
        }
        if ($columns === null || $lines === []) {
            throw new OperationRefusedException('The file has no row with incoming money.');
        }

        return new BankFileContent($sha256, $columns->layout, $lines, $debits);
    }

    /** UTF-8 without a byte-order mark, with line feeds. Other files come from older Windows programs. */
    private static function toText(string $bytes): string
    {
        $bytes = str_starts_with($bytes, self::UTF8_MARK) ? substr($bytes, strlen(self::UTF8_MARK)) : $bytes;
        $text = mb_check_encoding($bytes, 'UTF-8') ? $bytes : mb_convert_encoding($bytes, 'UTF-8', 'Windows-1252');

        return str_replace(["\r\n", "\r"], "\n", $text);
    }

    /**
     * A cell may continue on the next lines. A line whose quotation mark is never closed must not swallow the payments below it, so it
     * is returned as its text.
     *
     * @return iterable<int, list<string>|string> by row number, from 1; without empty rows
     */
    private static function records(string $text): iterable
    {
        $delimiter = self::delimiter($text);
        $lines = explode("\n", $text);
        for ($at = 0, $row = 1; $at < count($lines); $row++) {
            $length = self::recordLength($lines, $at, $delimiter);
            $record = implode("\n", array_slice($lines, $at, max(1, $length)));
            $at += max(1, $length);
            // No escape character: banks double quotes.
            $cells = array_map(static fn (?string $cell): string => trim($cell ?? ''), str_getcsv($record, $delimiter, '"', ''));
            if (implode('', $cells) !== '') {
                yield $row => $length === 0 ? trim($record) : $cells;
            }
        }
    }

    /**
     * @param  list<string>  $lines
     * @return int how many lines the record takes; 0 when its quotation mark is not closed before the next payment
     */
    private static function recordLength(array $lines, int $at, string $delimiter): int
    {
        $record = $lines[$at];
        for ($length = 1; self::isOpen($record, $delimiter); $length++) {
            $next = $lines[$at + $length] ?? null;
            if ($next === null || $length === self::MOST_LINES || self::isPayment($next, $delimiter)) {
                return 0;
            }
            $record .= "\n{$next}";
        }

        return $length;
    }

    private static function isOpen(string $record, string $delimiter): bool
    {
        if (! str_contains($record, '"')) {
            return false;
        }
        $begin = "(?:\\A|{$delimiter})[ ]*";

        return preg_match("/{$begin}\"/", (string) preg_replace("/{$begin}\"(?:[^\"]|\"\")*+\"/", '', $record)) === 1;
    }

    private static function isPayment(string $line, string $delimiter): bool
    {
        foreach (str_getcsv($line, $delimiter, '"', '') as $cell) {
            if (StatementParser::date((string) $cell) !== null) {
                return true;
            }
        }

        return false;
    }

    private static function delimiter(string $text): string
    {
        $first = strtok(ltrim($text), "\n");
        $counts = array_map(static fn (string $delimiter): int => substr_count((string) $first, $delimiter), self::DELIMITERS);

        return self::DELIMITERS[(int) array_search(max($counts), $counts, true)];
    }
}
