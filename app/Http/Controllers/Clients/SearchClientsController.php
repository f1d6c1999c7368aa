<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientSearchPage;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Queries\Clients\ClientListQuery;
use App\Services\Search\SearchPager;
use Illuminate\Http\Request;

/** The profile search of the top bar. Whatever is typed is answered; nothing is an error. */
final class SearchClientsController
{
    public function __invoke(Request $request, SearchPager $pager, ClientListQuery $clients, string $search = ''): Response
    {
        [$ids, $meta] = $pager->page('client', $search, $request->integer('page', 1));

        return Inertia::render('Clients/SearchResults', new ClientSearchPage($meta, $clients->find($ids)));
    }
}
