<?php

declare(strict_types=1);

namespace App\Infrastructure\RateLimits;

use Illuminate\Filesystem\Filesystem;

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
}
