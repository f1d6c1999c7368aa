<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\MatchImportIndexPage;
use App\Http\Requests\Matches\MatchIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Matches\MatchListQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class MatchImportController
{
    public function index(MatchIndexRequest $request, MatchListQuery $query, #[CurrentUser] User $viewer): Response
    {
        $filters = $request->filters();
        [$matches, $meta] = $query->page($filters, $request->listState(), $viewer);

        return Inertia::render('Clients/MatchImports', new MatchImportIndexPage($matches, $meta, $filters->status, $query->imports(), $viewer->can('merge', Client::class), $filters->withProspects, $viewer->can('export', Client::class)));
    }
}
