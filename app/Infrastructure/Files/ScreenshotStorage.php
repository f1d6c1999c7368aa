<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use App\Infrastructure\Images\Screenshot;
use App\Models\SocialMediaReview;
use Illuminate\Contracts\Filesystem\Factory as Disks;
use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Support\Str;

/** Screenshots of reviews on the private disk, under random names. */
final readonly class ScreenshotStorage
{
    public const FOLDER = 'social-media-reviews';

    /** Longer than any call takes. */
    private const ORPHAN_AFTER_SECONDS = 3600;

    private const AT_ONCE = 500;

    public function __construct(private Disks $disks) {}

    public function pathFor(Screenshot $screenshot): string
    {
        return self::FOLDER.'/'.Str::lower(Str::random(40)).".{$screenshot->extension}";
    }

    public function put(string $path, Screenshot $screenshot): void
    {
        $this->disk()->put($path, $screenshot->bytes);
    }

    /** Whether the stored file is the same picture; re-encoding is deterministic. A missing file counts as the same. */
    public function holds(string $path, Screenshot $screenshot): bool
    {
        return ! $this->disk()->exists($path) || $this->disk()->get($path) === $screenshot->bytes;
    }

    /**
     * Deletes files whose calls were rolled back or killed.
     *
     * @return int how many files were deleted
     */
    public function sweep(): int
    {
        $latest = now()->subSeconds(self::ORPHAN_AFTER_SECONDS)->getTimestamp();
        $swept = 0;

        foreach (array_chunk($this->disk()->files(self::FOLDER), self::AT_ONCE) as $paths) {
            $known = SocialMediaReview::query()->whereIn('file_path', $paths)->pluck('file_path')->all();
            $orphans = array_filter(array_diff($paths, $known), fn (string $path): bool => $this->disk()->lastModified($path) <= $latest);
            $this->disk()->delete(array_values($orphans));
            $swept += count($orphans);
        }

        return $swept;
    }

    private function disk(): Filesystem
    {
        return $this->disks->disk();
    }
}
