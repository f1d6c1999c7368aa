<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Infrastructure\Files\LocalFile;
use App\Infrastructure\Files\UploadIncompleteException;
use App\Support\FileEncoding;

/** Detects the encoding and delimiter of a file and rewrites it as UTF-8, in pieces so that memory use stays flat. */
final readonly class FilePreparer
{
    public const MAX_ROWS = 250_000;

    private const MAX_COLUMNS = 100;

    private const PIECE = 1024 * 1024;

    private const HEAD = 64 * 1024;

    /**
     * Writes the rows into the second file. The importer can set the encoding and delimiter after seeing the preview.
     *
     * @return array{array{encoding: string, delimiter: string, header: list<string>, total_rows: int}, int, int} columns of the import, the byte where the first row begins, and the number of the heading row
     *
     * @throws ImportFileRefusedException when the file cannot be imported
     */
    public function prepare(LocalFile $original, LocalFile $rows, FileEncoding $encoding, ?FileDelimiter $delimiter = null): array
    {
        $head = (string) file_get_contents($original->path, length: self::HEAD);
        $this->refuseOtherFormats($head);
        $this->toUtf8($original->path, $rows->path, $encoding);
        $text = (string) file_get_contents($rows->path, length: self::HEAD);
        if (str_contains($text, "\0")) {
            throw new ImportFileRefusedException('This is not a text file. Save the sheet as CSV or as an Excel workbook (.xlsx).');
        }
        [$named, $begin] = FileDelimiter::named($text);
        $delimiter ??= $named ?? FileDelimiter::detect(substr($text, $begin));
        $stream = self::open($rows->path);
        fseek($stream, $begin);
        [$header, $offset, $headerRow] = $this->header($stream, $delimiter);
        fseek($stream, $offset);
        $count = $this->count($stream, $delimiter);
        fclose($stream);

        return [['encoding' => $encoding->value, 'delimiter' => $delimiter->value, 'header' => $header, 'total_rows' => $count], $offset, $headerRow];
    }

    public function encodingOf(LocalFile $original): FileEncoding
    {
        return FileEncoding::detect((string) file_get_contents($original->path, length: self::HEAD), $this->isUtf8($original->path));
    }

    private function refuseOtherFormats(string $head): void
    {
        match (true) {
            trim($head) === '' => throw new ImportFileRefusedException('The file is empty.'),
            str_starts_with($head, "PK\x03\x04") => throw new ImportFileRefusedException(
                'This is an Excel workbook. Rename it to end in .xlsx and choose it again.',
            ),
            str_starts_with($head, "\xD0\xCF\x11\xE0") => throw new ImportFileRefusedException(
                'This workbook is from Excel 2003 or older. Save it as .xlsx or CSV.',
            ),
            str_starts_with($head, '%PDF') => throw new ImportFileRefusedException(
                'This is a PDF. Save the sheet as CSV or .xlsx.',
            ),
            default => null,
        };
    }

    private function isUtf8(string $path): bool
    {
        $in = self::open($path);
        $isUtf8 = true;
        while ($isUtf8 && ! feof($in)) {
            // Read to the end of a line, which is never inside a character.
            $isUtf8 = mb_check_encoding(((string) fread($in, self::PIECE)).((string) fgets($in)), 'UTF-8');
        }
        fclose($in);

        return $isUtf8;
    }

    private function toUtf8(string $from, string $to, FileEncoding $encoding): void
    {
        $in = self::open($from);
        $out = fopen($to, 'wb') ?: throw new UploadIncompleteException('Couldn’t save the file. Try again.');
        if (fread($in, strlen($encoding->mark()) ?: 1) !== $encoding->mark()) {
            rewind($in);
        }

        $left = '';
        // Old Macs end lines with a carriage return only.
        $isOldMac = null;
        while (! feof($in)) {
            $piece = $left.fread($in, self::PIECE).($encoding->isWide() ? '' : fgets($in));
            $left = $encoding->isWide() ? $this->cutCharacter($piece, $encoding, feof($in)) : '';
            $text = $encoding === FileEncoding::Utf8 ? mb_scrub($piece, 'UTF-8') : mb_convert_encoding($piece, 'UTF-8', $encoding->value);
            $isOldMac ??= ! str_contains($text, "\n") && str_contains($text, "\r");
            fwrite($out, $isOldMac ? str_replace("\r", "\n", $text) : $text);
        }
        fclose($in);
        fclose($out);
    }

    /** Removes an incomplete character from the end of a piece and returns it. */
    private function cutCharacter(string &$piece, FileEncoding $encoding, bool $isLast): string
    {
        if ($isLast) {
            return '';
        }
        $cut = strlen($piece) % 2;
        $high = substr($piece, strlen($piece) - $cut - 2, 2);
        $byte = ord($high[$encoding === FileEncoding::Utf16Le ? 1 : 0] ?? "\0");
        // The first half of a surrogate pair.
        $cut += $byte >= 0xD8 && $byte <= 0xDB ? 2 : 0;
        $left = $cut === 0 ? '' : substr($piece, -$cut);
        $piece = $cut === 0 ? $piece : substr($piece, 0, -$cut);

        return $left;
    }

    /** @return resource */
    private static function open(string $path)
    {
        return fopen($path, 'rb') ?: throw new UploadIncompleteException('Couldn’t read the file. Try again.');
    }

    /**
     * @param  resource  $stream
     * @return array{list<string>, int, int} the headings, the byte where the first row begins, and the number of the heading row
     */
    private function header($stream, FileDelimiter $delimiter): array
    {
        $rowNo = 0;
        foreach ($delimiter->rows($stream, 20) as $end => $cells) {
            $rowNo++;
            if (implode('', $cells) !== '') {
                return [$this->named($cells), $end, $rowNo];
            }
        }

        throw new ImportFileRefusedException('The file has no heading row.');
    }

    /**
     * @param  list<string>  $cells
     * @return list<string>
     */
    private function named(array $cells): array
    {
        // Spreadsheet programs may write hundreds of empty columns after the last one.
        while (count($cells) > self::MAX_COLUMNS && end($cells) === '') {
            array_pop($cells);
        }
        if (count($cells) > self::MAX_COLUMNS) {
            throw new ImportFileRefusedException('The file has more than '.self::MAX_COLUMNS.' columns. Remove the columns you don’t need.');
        }

        return array_map(
            static fn (int $place, string $name): string => $name === '' ? 'Column '.($place + 1) : mb_substr($name, 0, 100),
            array_keys($cells),
            $cells,
        );
    }

    /**
     * The rows up to the last one with text: spreadsheet programs may write thousands of empty rows after it.
     *
     * @param  resource  $stream
     */
    private function count($stream, FileDelimiter $delimiter): int
    {
        $rows = $read = 0;
        while (($cells = fgetcsv($stream, null, $delimiter->value, '"', '')) !== false) {
            $read++;
            $rows = trim(implode('', $cells)) === '' ? $rows : $read;
        }

        return match (true) {
            $rows === 0 => throw new ImportFileRefusedException('The file has headings but no rows.'),
            $rows > self::MAX_ROWS => throw new ImportFileRefusedException(
                'The file has '
                    .number_format($rows).' rows. The limit is '.number_format(self::MAX_ROWS).', so split the file.',
            ),
            default => $rows,
        };
    }
}
