<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Support\OperationRefusedException;

/**
 * Reads CSV exports of Australian banks. Layout, delimiter, byte-order mark, line ends and encoding are detected.
 */
final readonly class BankFileReader
{
    public const MAX_KILOBYTES = 2_048;

    public const MAX_ROWS = 10_000;

    private const DELIMITERS = [',', ';', "\t"];

    private const UTF8_MARK = "\xEF\xBB\xBF";

    /** @throws OperationRefusedException when the file has no known layout */
    public function read(string $path): BankFileContent
    {
        $bytes = @file_get_contents($path, length: self::MAX_KILOBYTES * 1024 + 1);

        return match (true) {
            $bytes === false => throw new OperationRefusedException('The file cannot be opened.'),
            strlen($bytes) > self::MAX_KILOBYTES * 1024 => throw new OperationRefusedException('The file is larger than 2 MB. Export a shorter period.'),
            trim($bytes) === '' => throw new OperationRefusedException('The file is empty.'),
            str_contains($bytes, "\0") => throw new OperationRefusedException('This is not a CSV file. Export the transactions from the bank as CSV, not as a spreadsheet or PDF.'),
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
                $columns = BankFileColumns::recognise($record) ?? throw new OperationRefusedException('This bank file is not supported. Supported are CSV exports with Date, Amount, Description, Balance (CommBank), with Date, Narrative, Debit Amount, Credit Amount (Westpac), or with Date, Amount, Transaction Details, Balance (NAB).');
                $reader = new StatementReader($columns);
                if ($columns->hasHeader()) {
                    continue;
                }
            }
            if (count($lines) + $debits === self::MAX_ROWS) {
                throw new OperationRefusedException('The file has more than '.number_format(self::MAX_ROWS).' rows. Export a shorter period.');
            }
            $line = $reader->read($row, $record);
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

    /** @return iterable<int, list<string>> by row number, from 1; without empty rows */
    private static function records(string $text): iterable
    {
        $stream = fopen('php://temp', 'r+') ?: throw new OperationRefusedException('The file cannot be read. Try again.');
        fwrite($stream, $text);
        rewind($stream);
        $delimiter = self::delimiter($text);

        // No escape character: banks double quotes.
        for ($row = 1; ($record = fgetcsv($stream, null, $delimiter, '"', '')) !== false; $row++) {
            $cells = array_map(static fn (?string $cell): string => trim($cell ?? ''), $record);
            if (implode('', $cells) !== '') {
                yield $row => $cells;
            }
        }
        fclose($stream);
    }

    private static function delimiter(string $text): string
    {
        $first = strtok(ltrim($text), "\n");
        $counts = array_map(static fn (string $delimiter): int => substr_count((string) $first, $delimiter), self::DELIMITERS);

        return self::DELIMITERS[(int) array_search(max($counts), $counts, true)];
    }
}
