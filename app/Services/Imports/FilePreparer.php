<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** Tells how a file is written and makes rows in UTF-8 of it, a piece at a time: memory stays flat however long it is. */
final readonly class FilePreparer
{
    public const MAX_ROWS = 250_000;

    private const MAX_COLUMNS = 100;

    private const PIECE = 1024 * 1024;

    private const HEAD = 64 * 1024;

    /** Writes the rows into the second file. Either of the rest may be given by the person, who has seen the preview. */
    public function prepare(LocalFile $original, LocalFile $rows, ?FileEncoding $encoding = null, ?FileDelimiter $delimiter = null): PreparedFile
    {
        $head = (string) file_get_contents($original->path, length: self::HEAD);
        $this->refuseOthers($head);
        $encoding ??= $this->encodingOf($original);
        $this->toUtf8($original->path, $rows->path, $encoding);
        $text = (string) file_get_contents($rows->path, length: self::HEAD);
        if (str_contains($text, "\0")) {
            throw new FileRefused('This is not a text file. Save the sheet as CSV, or as an Excel workbook (.xlsx).');
        }
        [$named, $begin] = FileDelimiter::named($text);
        $delimiter ??= $named ?? FileDelimiter::detect(substr($text, $begin));
        $stream = self::open($rows->path);
        fseek($stream, $begin);
        [$header, $offset] = $this->header($stream, $delimiter);
        fseek($stream, $offset);
        $count = $this->count($stream, $delimiter);
        fclose($stream);

        return new PreparedFile($encoding, $delimiter, $header, $offset, $count);
    }

    public function encodingOf(LocalFile $original): FileEncoding
    {
        return FileEncoding::detect((string) file_get_contents($original->path, length: self::HEAD), $this->isUtf8($original->path));
    }

    private function refuseOthers(string $head): void
    {
        match (true) {
            trim($head) === '' => throw new FileRefused('The file is empty.'),
            str_starts_with($head, "PK\x03\x04") => throw new FileRefused('This is an Excel workbook with another file’s name. Give it the ending .xlsx and choose it again.'),
            str_starts_with($head, "\xD0\xCF\x11\xE0") => throw new FileRefused('This is a workbook of Excel 2003 or older. Save it as .xlsx or CSV.'),
            str_starts_with($head, '%PDF') => throw new FileRefused('This is a PDF. Save the sheet as CSV or .xlsx.'),
            default => null,
        };
    }

    private function isUtf8(string $path): bool
    {
        $in = self::open($path);
        $isUtf8 = true;
        while ($isUtf8 && ! feof($in)) {
            // To the end of a line, which is never the middle of a sign.
            $isUtf8 = mb_check_encoding(((string) fread($in, self::PIECE)).((string) fgets($in)), 'UTF-8');
        }
        fclose($in);

        return $isUtf8;
    }

    private function toUtf8(string $from, string $to, FileEncoding $encoding): void
    {
        $in = self::open($from);
        $out = fopen($to, 'wb') ?: throw new UploadIncomplete('The file could not be kept. Try again.');
        if (fread($in, strlen($encoding->mark()) ?: 1) !== $encoding->mark()) {
            rewind($in);
        }

        $left = '';
        // Old Macs end lines with a carriage return alone.
        $isOldMac = null;
        while (! feof($in)) {
            $piece = $left.fread($in, self::PIECE).($encoding->isWide() ? '' : fgets($in));
            $left = $encoding->isWide() ? $this->cutSign($piece, $encoding, feof($in)) : '';
            $text = $encoding === FileEncoding::Utf8 ? mb_scrub($piece, 'UTF-8') : mb_convert_encoding($piece, 'UTF-8', $encoding->value);
            $isOldMac ??= ! str_contains($text, "\n") && str_contains($text, "\r");
            fwrite($out, $isOldMac ? str_replace("\r", "\n", $text) : $text);
        }
        fclose($in);
        fclose($out);
    }

    /** Takes what is only the beginning of a sign off the end of a piece. */
    private function cutSign(string &$piece, FileEncoding $encoding, bool $isLast): string
    {
        if ($isLast) {
            return '';
        }
        $cut = strlen($piece) % 2;
        $high = substr($piece, strlen($piece) - $cut - 2, 2);
        $byte = ord($high[$encoding === FileEncoding::Utf16Le ? 1 : 0] ?? "\0");
        // The first half of a sign beyond the first 65,536.
        $cut += $byte >= 0xD8 && $byte <= 0xDB ? 2 : 0;
        $left = $cut === 0 ? '' : substr($piece, -$cut);
        $piece = $cut === 0 ? $piece : substr($piece, 0, -$cut);

        return $left;
    }

    /** @return resource */
    private static function open(string $path)
    {
        return fopen($path, 'rb') ?: throw new UploadIncomplete('The file cannot be read. Try again.');
    }

    /**
     * @param  resource  $stream
     * @return array{list<string>, int} the names of the columns, and the byte where the first row begins
     */
    private function header($stream, FileDelimiter $delimiter): array
    {
        foreach (CsvRows::read($stream, $delimiter, 20)->rows as $end => $cells) {
            if (implode('', $cells) !== '') {
                return [$this->named($cells), $end];
            }
        }

        throw new FileRefused('The file has no row with the names of its columns.');
    }

    /**
     * @param  list<string>  $cells
     * @return list<string>
     */
    private function named(array $cells): array
    {
        if (count($cells) > self::MAX_COLUMNS) {
            throw new FileRefused('The file has more than '.self::MAX_COLUMNS.' columns. Leave out those that are not imported.');
        }

        return array_map(
            static fn (int $place, string $name): string => $name === '' ? 'Column '.($place + 1) : mb_substr($name, 0, 100),
            array_keys($cells),
            $cells,
        );
    }

    /** @param  resource  $stream */
    private function count($stream, FileDelimiter $delimiter): int
    {
        $rows = CsvRows::count($stream, $delimiter);

        return match (true) {
            $rows === 0 => throw new FileRefused('The file has the names of the columns, but no row below them.'),
            $rows > self::MAX_ROWS => throw new FileRefused('The file has '.number_format($rows).' rows; an import takes '.number_format(self::MAX_ROWS).'. Split it.'),
            default => $rows,
        };
    }
}
