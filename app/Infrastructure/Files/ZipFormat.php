<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

/**
 * Zip files in one form: no times, comments or extra fields, so that the same files always make the same bytes. Unlike ZipArchive, it
 * needs no local file, so a zip can be written in parts. Up to 4 GB. (PKWARE APPNOTE 6.3.10)
 */
final readonly class ZipFormat
{
    public const MOST_BYTES = 0xFFFF_FFFF;

    public const LOCAL = "PK\x03\x04";

    public const LOCAL_HEADER_BYTES = 30;

    private const DIRECTORY = "PK\x01\x02";

    private const END = "PK\x05\x06";

    private const VERSION = 20;

    private const UTF8_NAMES = 0x0800;

    private const DEFLATE = 8;

    /** 1 January 1980, the earliest day of the format. */
    private const DAY = 0x0021;

    /** @return array{ZipEntry, string} the entry, and its bytes in the zip */
    public static function pack(string $name, string $content, int $offset): array
    {
        $packed = (string) gzdeflate($content);
        $entry = new ZipEntry($name, strlen($content), strlen($packed), crc32($content), $offset);

        return [$entry, self::localHeader($entry).$packed];
    }

    public static function localHeader(ZipEntry $entry): string
    {
        return self::LOCAL.self::common($entry).$entry->name;
    }

    /**
     * The end of the zip: its directory.
     *
     * @param  list<ZipEntry>  $entries
     */
    public static function directory(array $entries, int $offset): string
    {
        $records = '';
        foreach ($entries as $entry) {
            $records .= self::DIRECTORY.pack('v', self::VERSION).self::common($entry).pack('vvvVV', 0, 0, 0, 0, $entry->offset).$entry->name;
        }

        return $records.self::END.pack('vvvvVVv', 0, 0, count($entries), count($entries), strlen($records), $offset, 0);
    }

    private static function common(ZipEntry $entry): string
    {
        return pack(
            'vvvvvVVVvv',
            self::VERSION,
            self::UTF8_NAMES,
            self::DEFLATE,
            0,
            self::DAY,
            $entry->crc32,
            $entry->packedBytes,
            $entry->bytes,
            strlen($entry->name),
            0,
        );
    }
}
