<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use Generator;
use RuntimeException;

/**
 * Reads a zip from its first byte to its last, in chunks. Unlike ZipArchive, which trusts the directory at the end, it sees every byte:
 * a second file of the same name, or text between two files, can't hide.
 */
final class ZipReader
{
    private const CHUNK = 1_048_576;

    private const UNKNOWN_SIZE = 0x0008;

    /** @var list<ZipEntry> */
    private array $entries = [];

    private bool $isOriginal = true;

    /** @param  resource  $file */
    private function __construct(private $file) {}

    /** @throws RuntimeException when the file can't be opened */
    public static function open(string $path): self
    {
        $file = is_file($path) ? fopen($path, 'rb') : false;

        return new self($file ?: throw new RuntimeException('The file can’t be opened.'));
    }

    /**
     * @param  list<string>  $kept  names of files whose content is needed
     * @param  int  $most  bytes of each of these
     * @return Generator<int, array{ZipEntry, string, string|null}> each file, its SHA-256 and its content if needed
     *
     * @throws RuntimeException when a part of the zip can't be read
     */
    public function files(array $kept, int $most): Generator
    {
        while (($start = $this->read(4)) === ZipFormat::LOCAL) {
            $offset = $this->position() - 4;
            $header = $start.$this->read(ZipFormat::LOCAL_HEADER_BYTES - 4);
            /** @var array{flags: int, method: int, crc: int, packed: int, bytes: int, name: int, extra: int} $fields */
            $fields = unpack('vflags/vmethod/vtime/vday/Vcrc/Vpacked/Vbytes/vname/vextra', $header, 6);
            $name = $this->read($fields['name']);
            $this->read($fields['extra']);
            $entry = new ZipEntry($name, $fields['bytes'], $fields['packed'], $fields['crc'], $offset);
            if (($fields['flags'] & self::UNKNOWN_SIZE) !== 0 || ! in_array($fields['method'], [0, 8], true)) {
                throw new RuntimeException("Paddock did not write the file {$name}.");
            }
            $this->isOriginal = $this->isOriginal && $fields['extra'] === 0 && $header.$name === ZipFormat::localHeader($entry);
            $this->entries[] = $entry;
            yield [$entry, ...$this->unpack($entry, $fields['method'] === 8, in_array($name, $kept, true) ? $most : 0)];
        }
        fseek($this->file, -strlen($start), SEEK_CUR);
    }

    /** Whether the zip is byte for byte as ZipFormat writes these files. Call it after `files`. */
    public function isOriginal(): bool
    {
        $expected = ZipFormat::directory($this->entries, $this->position());

        return $this->isOriginal && stream_get_contents($this->file, strlen($expected) + 1) === $expected;
    }

    /** @return array{string, string|null} */
    private function unpack(ZipEntry $entry, bool $isDeflated, int $most): array
    {
        $hash = hash_init('sha256');
        $content = '';
        $bytes = 0;
        $inflate = inflate_init(ZLIB_ENCODING_RAW) ?: throw new RuntimeException('zlib is missing.');
        for ($left = $entry->packedBytes; $left > 0; $left -= strlen($chunk)) {
            $chunk = $this->read(min(self::CHUNK, $left));
            $text = $isDeflated ? @inflate_add($inflate, $chunk) : $chunk;
            if ($text === false) {
                throw new RuntimeException("The file {$entry->name} is damaged.");
            }
            hash_update($hash, $text);
            $bytes += strlen($text);
            $content .= $bytes <= $most ? $text : '';
        }
        // Bytes after the compressed data would be skipped silently.
        if (
            ($isDeflated
                && (inflate_get_status($inflate) !== ZLIB_STREAM_END || inflate_get_read_len($inflate) !== $entry->packedBytes))
            || $bytes !== $entry->bytes
        ) {
            throw new RuntimeException("The file {$entry->name} is damaged.");
        }

        return [hash_final($hash), $most > 0 && $bytes <= $most ? $content : null];
    }

    private function read(int $bytes): string
    {
        $text = '';
        while (strlen($text) < $bytes && ! feof($this->file)) {
            $text .= (string) fread($this->file, max(1, $bytes - strlen($text)));
        }
        if (strlen($text) < $bytes) {
            throw new RuntimeException('The file ends too early, or is not a zip.');
        }

        return $text;
    }

    private function position(): int
    {
        return (int) ftell($this->file);
    }
}
