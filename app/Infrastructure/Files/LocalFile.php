<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

/** A temporary local file, deleted with this object. Used to read a file of the shared disk repeatedly, or to write it in parts. */
final readonly class LocalFile
{
    private function __construct(public string $path) {}

    public static function make(): self
    {
        return new self(tempnam(sys_get_temp_dir(), 'import') ?: throw new UploadIncompleteException('The file could not be saved. Try again.'));
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
        $out = fopen($this->path, 'ab') ?: throw new UploadIncompleteException('The file could not be saved. Try again.');
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
