<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Generators\GeneratedFile;
use App\Infrastructure\Generators\RouteHelpers;
use Illuminate\Console\Command;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Routing\Router;

final class GenerateRoutes extends Command
{
    protected $signature = 'routes:generate {--check : Only tell whether the file is current}';

    protected $description = 'Generate TypeScript URL helpers from the named routes';

    public function handle(Router $router, Filesystem $files): int
    {
        $file = new GeneratedFile(resource_path('js/routes/generated/index.ts'), (new RouteHelpers($router->getRoutes()))->render());

        return $file->settle($this, $files, (bool) $this->option('check'));
    }
}
