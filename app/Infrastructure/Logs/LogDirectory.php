<?php

declare(strict_types=1);

namespace App\Infrastructure\Logs;

/** The log files of storage/logs, from the application and from bin/start. No other files can be opened. */
final readonly class LogDirectory
{
    /** @return list<array{name: string, bytes: int, modified: int}> without links, the newest first; `modified` is a Unix time */
    public function files(): array
    {
        clearstatcache();
        $files = [];
        foreach (glob(storage_path('logs').'/*.log') ?: [] as $path) {
            if (is_file($path) && ! is_link($path)) {
                $files[] = ['name' => basename($path), 'bytes' => (int) @filesize($path), 'modified' => (int) @filemtime($path)];
            }
        }
        usort($files, static fn (array $one, array $other): int => [$other['modified'], $other['name']] <=> [$one['modified'], $one['name']]);

        return $files;
    }

    /** @param  string  $name  of files() */
    public function path(string $name): string
    {
        return storage_path("logs/{$name}");
    }
}
