<?php

declare(strict_types=1);

namespace App\Support;

use RuntimeException;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Streams rows to a CSV file as they are read: memory stays flat however long the list is. */
final readonly class CsvDownload
{
    /** Tells Excel that the file is UTF-8. */
    private const BYTE_ORDER_MARK = "\u{FEFF}";

    private const FLUSH_EVERY = 500;

    /**
     * @param  list<string>  $header
     * @param  iterable<list<int|float|string|bool|null>>  $rows
     */
    public static function response(string $filename, array $header, iterable $rows): StreamedResponse
    {
        return new StreamedResponse(static fn () => self::write($header, $rows), headers: [
            'Content-Type' => 'text/csv; charset=UTF-8',
            'Content-Disposition' => "attachment; filename=\"{$filename}\"",
            'Cache-Control' => 'no-store, private',
            'X-Accel-Buffering' => 'no',
        ]);
    }

    /**
     * @param  list<string>  $header
     * @param  iterable<list<int|float|string|bool|null>>  $rows
     */
    private static function write(array $header, iterable $rows): void
    {
        $out = fopen('php://output', 'wb');
        if ($out === false) {
            throw new RuntimeException('The response cannot be written to.');
        }

        fwrite($out, self::BYTE_ORDER_MARK);
        fwrite($out, CsvLine::of($header));
        $written = 0;
        foreach ($rows as $row) {
            fwrite($out, CsvLine::of($row));
            if (++$written % self::FLUSH_EVERY === 0) {
                flush();
            }
        }
        fclose($out);
    }
}
