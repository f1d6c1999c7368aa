<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\OpenApi\ApiDocument;
use Illuminate\Contracts\View\View;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Http\Response;

/** The API document, and the page to read it and to try its calls out. */
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
