<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use Illuminate\Contracts\Filesystem\Factory as Disks;
use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Support\Str;

/** Attachments on the private disk, under random names. */
final readonly class AttachmentStorage
{
    private const FOLDER = 'attachments';

    public function __construct(private Disks $disks) {}

    /** @return string its path on the disk */
    public function put(string $bytes): string
    {
        $path = self::FOLDER.'/'.now()->format('Y/m').'/'.Str::lower((string) Str::ulid());
        $this->disk()->put($path, $bytes);

        return $path;
    }

    /** @return resource|null null when the file is gone */
    public function open(string $path)
    {
        return $this->disk()->exists($path) ? $this->disk()->readStream($path) : null;
    }

    public function get(string $path): ?string
    {
        return $this->disk()->exists($path) ? $this->disk()->get($path) : null;
    }

    /** @param  list<string>  $paths */
    public function delete(array $paths): void
    {
        $this->disk()->delete($paths);
    }

    private function disk(): Filesystem
    {
        return $this->disks->disk();
    }
}
