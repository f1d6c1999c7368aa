<?php

declare(strict_types=1);

namespace App\Infrastructure\Generators;

use Illuminate\Console\Command;
use Illuminate\Support\Facades\File;

/** A committed file that is generated from the code. */
final readonly class GeneratedFile
{
    public function __construct(private string $path, private string $content) {}

    /** Writes the file, or only checks whether it is current. */
    public function settle(Command $command, bool $check): int
    {
        $name = str_replace(base_path().'/', '', $this->path);
        $current = File::exists($this->path) ? File::get($this->path) : null;

        if ($current === $this->content) {
            $command->info("{$name} is up to date.");

            return Command::SUCCESS;
        }

        if ($check) {
            $command->error("{$name} is out of date: run php artisan {$command->getName()} and commit the file.");

            return Command::FAILURE;
        }

        File::ensureDirectoryExists(dirname($this->path));
        File::put($this->path, $this->content);
        $command->info("{$name} written.");

        return Command::SUCCESS;
    }
}
