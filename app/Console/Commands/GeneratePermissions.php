<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Generators\GeneratedFile;
use App\Infrastructure\Generators\PermissionsDocument;
use Illuminate\Console\Command;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Routing\Router;

final class GeneratePermissions extends Command
{
    protected $signature = 'permissions:generate {--check : Only tell whether the file is current}';

    protected $description = 'Generate docs/permissions.md from the roles and the route list';

    public function handle(Router $router, Filesystem $files): int
    {
        $file = new GeneratedFile(base_path('docs/permissions.md'), (new PermissionsDocument($router->getRoutes()))->render());

        return $file->settle($this, $files, (bool) $this->option('check'));
    }
}
