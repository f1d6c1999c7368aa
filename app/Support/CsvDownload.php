<?php

declare(strict_types=1);

namespace App\Support;

use RuntimeException;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Streams rows to a CSV file with constant memory. */
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
        return self::lines($filename, $header, (static function () use ($rows) {
            foreach ($rows as $row) {
                yield CsvLine::of($row);
            }
        })());
    }

    /**
     * @param  list<string>  $header
     * @param  iterable<string>  $lines  as CsvLine writes them
     */
    public static function lines(string $filename, array $header, iterable $lines): StreamedResponse
    {
        return new StreamedResponse(static fn () => self::write($header, $lines), headers: [
            'Content-Type' => 'text/csv; charset=UTF-8',
            'Content-Disposition' => "attachment; filename=\"{$filename}\"",
            'Cache-Control' => 'no-store, private',
            'X-Accel-Buffering' => 'no',
        ]);
    }

    /**
     * @param  list<string>  $header
     * @param  iterable<string>  $lines
     */
    private static function write(array $header, iterable $lines): void
    {
        $out = fopen('php://output', 'wb');
        if ($out === false) {
            throw new RuntimeException('The response stream could not be opened.');
        }

        fwrite($out, self::BYTE_ORDER_MARK);
        fwrite($out, CsvLine::of($header));
        $written = 0;
        foreach ($lines as $line) {
            fwrite($out, $line);
            if (++$written % self::FLUSH_EVERY === 0) {
                flush();
            }
        }
        fclose($out);
    }
}
