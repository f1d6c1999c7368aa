<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Data\DeveloperTools\TelescopePage;
use App\Enums\TelescopeEntryType;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DeveloperTools\TelescopeList;
use App\Queries\DeveloperTools\TelescopeEntryQuery;

/** Recorded requests, queries, exceptions, jobs, mail and broadcasts. */
final readonly class TelescopeController
{
    public function index(ListRequest $request, TelescopeList $list): Response
    {
        $view = TelescopeEntryType::of($request->parameters($list)->values);
        [$entries, $meta] = $request->page($list);

        return Inertia::render('DeveloperTools/Telescope', new TelescopePage(
            $entries, $meta, $view, config()->boolean('telescope.enabled'), config()->integer('pulse.slow_ms'), config()->integer('telescope.keep_hours'),
        ));
    }

    public function show(string $telescopeEntry, TelescopeEntryQuery $query): Response
    {
        return Inertia::render('DeveloperTools/TelescopeEntry', $query->page((int) $telescopeEntry));
    }
}
