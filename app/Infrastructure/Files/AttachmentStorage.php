<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use App\Models\Attachment;
use Illuminate\Contracts\Filesystem\Factory as Disks;
use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Support\Str;

/** Attachments on the private disk, under random names. */
final readonly class AttachmentStorage
{
    private const FOLDER = 'attachments';

    private const ORPHAN_AFTER_DAYS = 1;

    private const AT_ONCE = 500;

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

    /**
     * Deletes files without a row, not even a deleted one. They come from uploads that were rolled back or killed.
     *
     * @return int how many files were deleted
     */
    public function sweep(): int
    {
        $latest = now()->subDays(self::ORPHAN_AFTER_DAYS)->getTimestamp();
        $months = array_merge([], ...array_map($this->disk()->directories(...), $this->disk()->directories(self::FOLDER)));
        $swept = 0;
        foreach ($months as $month) {
            foreach (array_chunk($this->disk()->files($month), self::AT_ONCE) as $paths) {
                $known = Attachment::withTrashed()->whereIn('path', $paths)->pluck('path')->all();
                $orphans = array_filter(array_diff($paths, $known), fn (string $path): bool => $this->disk()->lastModified($path) <= $latest);
                $this->delete(array_values($orphans));
                $swept += count($orphans);
            }
        }

        return $swept;
    }

    private function disk(): Filesystem
    {
        return $this->disks->disk();
    }
}
