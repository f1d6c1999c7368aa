<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientSearchPage;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchSyntax;
use App\Lists\Clients\ClientList;
use App\Lists\ListContext;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\Request;

/** The profile search of the top bar. Any text is accepted. */
final class SearchClientsController
{
    public function __invoke(Request $request, SearchSyntax $syntax, PeopleSearch $people, ClientList $list, #[CurrentUser] User $viewer, string $search = ''): Response
    {
        [$ids, $meta] = $people->page('client', $search, $syntax->parse($search, $viewer), $request->integer('page', 1));

        return Inertia::render('Clients/SearchResults', new ClientSearchPage($meta, $list->find($ids, new ListContext($viewer))));
    }
}
