<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Generators\GeneratedFile;
use App\Infrastructure\OpenApi\ApiDocument;
use Illuminate\Console\Command;
use Illuminate\Filesystem\Filesystem;

final class GenerateOpenApi extends Command
{
    protected $signature = 'openapi:generate {--check : Only tell whether the file is current}';

    protected $description = 'Generate the OpenAPI document from the attributes in the code';

    public function handle(ApiDocument $document, Filesystem $files): int
    {
        $file = new GeneratedFile(base_path(ApiDocument::PATH), $document->render());

        return $file->settle($this, $files, (bool) $this->option('check'));
    }
}
