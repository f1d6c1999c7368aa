<?php

declare(strict_types=1);

namespace App\Services\Contracts;

use Illuminate\Console\Command;
use Illuminate\Filesystem\Filesystem;

/** A file that is written from the code and committed, so that a build can tell whether it is current. */
final readonly class GeneratedFile
{
    public function __construct(private string $path, private string $content) {}

    /** Writes the file, or, when only checking, answers whether it stands as it should. */
    public function settle(Command $command, Filesystem $files, bool $check): int
    {
        $name = str_replace(base_path().'/', '', $this->path);
        $current = $files->exists($this->path) ? $files->get($this->path) : null;

        if ($current === $this->content) {
            $command->info("{$name} is current.");

            return Command::SUCCESS;
        }

        if ($check) {
            $command->error("{$name} is out of date: run php artisan {$command->getName()} and commit it.");

            return Command::FAILURE;
        }

        $files->ensureDirectoryExists(dirname($this->path));
        $files->put($this->path, $this->content);
        $command->info("{$name} written.");

        return Command::SUCCESS;
    }
}
