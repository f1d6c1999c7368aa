<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Enums\PulsePeriod;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Queries\DeveloperTools\PulseQuery;
use Illuminate\Http\Request;

/** Slow work, exceptions, usage, cache and servers of the last hours. */
final readonly class PulseController
{
    public function __invoke(Request $request, PulseQuery $query): Response
    {
        return Inertia::render('DeveloperTools/Pulse', $query->page(PulsePeriod::of($request->query->all(), 'period')));
    }
}
