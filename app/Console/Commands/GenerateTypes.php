<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Console\Generators\TypeScriptLists;
use App\Infrastructure\Generators\GeneratedFile;
use App\Infrastructure\Generators\TypeScriptTypes;
use Illuminate\Console\Command;
use Illuminate\Filesystem\Filesystem;

final class GenerateTypes extends Command
{
    protected $signature = 'types:generate {--check : Only tell whether the file is current}';

    protected $description = 'Generate TypeScript types from the Data classes, the enums and the lists';

    public function handle(TypeScriptTypes $types, TypeScriptLists $lists, Filesystem $files): int
    {
        $check = (bool) $this->option('check');
        $generated = [
            (new GeneratedFile(resource_path('js/types/generated/index.ts'), $types->render()))->settle($this, $files, $check),
            (new GeneratedFile(resource_path('js/types/generated/lists.ts'), $lists->render()))->settle($this, $files, $check),
        ];

        return max($generated);
    }
}
