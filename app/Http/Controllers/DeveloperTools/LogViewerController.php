<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Enums\LogLevel;
use App\Http\Requests\DeveloperTools\LogViewerRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Queries\DeveloperTools\LogViewerQuery;

/** The log files of this host. */
final readonly class LogViewerController
{
    public function __invoke(LogViewerRequest $request, LogViewerQuery $logs): Response
    {
        return Inertia::render('DeveloperTools/LogViewer', $logs->page(
            $request->validated('file'),
            $request->enum('level', LogLevel::class),
            $request->string('search')->trim()->value(),
            $request->filled('before') ? $request->integer('before') : null,
        ));
    }
}
