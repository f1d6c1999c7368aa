<?php

declare(strict_types=1);

namespace App\Inertia\Support;

use App\Inertia\ComponentNotFoundException;

/** Finds the file of a page component in the folders of config/inertia.php. */
final readonly class ComponentFinder
{
    /** @throws ComponentNotFoundException when no folder holds such a file */
    public function findOrFail(string $component): string
    {
        foreach (self::strings('inertia.pages.paths') as $folder) {
            foreach (self::strings('inertia.pages.extensions') as $extension) {
                $file = "{$folder}/{$component}.{$extension}";

                if (is_file($file)) {
                    return $file;
                }
            }
        }

        throw new ComponentNotFoundException("Inertia page component [{$component}] not found.");
    }

    /** @return list<string> */
    private static function strings(string $key): array
    {
        return array_values(array_filter(config()->array($key, []), is_string(...)));
    }
}
