<?php

declare(strict_types=1);

namespace App\Http\Controllers\Matches;

use App\Data\Clients\MatchImportIndexPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Matches\MatchList;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;

final class MatchImportController
{
    public function index(ListRequest $request, MatchList $list, #[CurrentUser] User $viewer): Response
    {
        [$matches, $meta] = $request->page($list);

        return Inertia::render('Clients/MatchImports', new MatchImportIndexPage(
            $matches,
            $meta,
            MatchList::status($request->parameters($list)),
            $list->latestImports(),
            $viewer->can('takeDecisions'),
            $viewer->can('merge', Client::class),
            $viewer->can('manage', DbClient::class),
            $viewer->can('export', Client::class),
        ));
    }
}
