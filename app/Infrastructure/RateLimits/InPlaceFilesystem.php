<?php

declare(strict_types=1);

namespace App\Infrastructure\RateLimits;

use Carbon\CarbonImmutable;
use Illuminate\Filesystem\Filesystem;
use Symfony\Component\Finder\Finder;

/**
 * Overwrites locked files in place. `file_put_contents` empties the file first, and ext4 then writes it to the disk at once: 1 to 2 ms
 * for each page, instead of 0.02 ms.
 */
final class InPlaceFilesystem extends Filesystem
{
    /**
     * @param  string  $path
     * @param  string  $contents
     * @param  bool  $lock
     */
    public function put($path, $contents, $lock = false): int|bool
    {
        $file = $lock ? fopen($path, 'c') : false;
        if ($file === false) {
            return parent::put($path, $contents, $lock);
        }
        try {
            flock($file, LOCK_EX);
            $written = fwrite($file, $contents);
            ftruncate($file, strlen($contents));

            return $written;
        } finally {
            fclose($file);
        }
    }

    /** Laravel's file store never deletes a file that is not read again. */
    public function deleteExpired(string $folder): void
    {
        foreach ($this->isDirectory($folder) ? Finder::create()->in($folder)->files() : [] as $file) {
            // A file begins with the Unix time at which it expires.
            if ((int) @file_get_contents($file->getPathname(), length: 10) < CarbonImmutable::now()->getTimestamp()) {
                @unlink($file->getPathname());
            }
        }
    }
}
