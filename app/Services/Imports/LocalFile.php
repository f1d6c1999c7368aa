<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** A file of this process alone, gone with it: where a file of the shared disk is read more than once, or written in pieces. */
final readonly class LocalFile
{
    private function __construct(public string $path) {}

    public static function make(): self
    {
        return new self(tempnam(sys_get_temp_dir(), 'import') ?: throw new UploadIncomplete('The file could not be kept. Try again.'));
    }

    public static function holding(string $bytes): self
    {
        $file = self::make();
        file_put_contents($file->path, $bytes);

        return $file;
    }

    /** @param  resource  $from */
    public function append($from): void
    {
        $out = fopen($this->path, 'ab') ?: throw new UploadIncomplete('The file could not be kept. Try again.');
        stream_copy_to_stream($from, $out);
        fclose($out);
    }

    public function size(): int
    {
        clearstatcache(true, $this->path);

        return (int) filesize($this->path);
    }

    public function __destruct()
    {
        @unlink($this->path);
    }
}
