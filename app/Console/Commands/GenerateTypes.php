<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Services\Contracts\GeneratedFile;
use App\Services\Contracts\TypeScriptTypes;
use Illuminate\Console\Command;
use Illuminate\Filesystem\Filesystem;

final class GenerateTypes extends Command
{
    protected $signature = 'types:generate {--check : Only tell whether the file is current}';

    protected $description = 'Write TypeScript types from the Data classes and the enums';

    public function handle(TypeScriptTypes $types, Filesystem $files): int
    {
        $file = new GeneratedFile(resource_path('js/types/generated/index.ts'), $types->render());

        return $file->settle($this, $files, (bool) $this->option('check'));
    }
}
