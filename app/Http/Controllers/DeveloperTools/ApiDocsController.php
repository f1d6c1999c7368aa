<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Infrastructure\OpenApi\ApiDocument;
use Illuminate\Contracts\View\View;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Http\Response;

/** The API document, and a page to read it and try its calls. */
final readonly class ApiDocsController
{
    public function show(): View
    {
        return view('api-docs');
    }

    public function document(Filesystem $files): Response
    {
        return new Response($files->get(base_path(ApiDocument::PATH)), 200, ['Content-Type' => 'application/json']);
    }
}
