<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientLookup;
use App\Data\Clients\ClientLookupPage;
use App\Data\Clients\ClientRow;
use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchSyntax;
use App\Lists\Clients\ClientList;
use App\Lists\ListContext;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

/** Suggestions for the command palette. */
final class LookUpClientsController
{
    private const HITS = 8;

    public function __invoke(Request $request, SearchSyntax $syntax, PeopleSearch $people, ClientList $list, #[CurrentUser] User $viewer): JsonResponse
    {
        $search = $request->query('search');
        $query = $syntax->parse(is_string($search) ? $search : '', $viewer);
        $found = $people->look('client', $query, self::HITS);
        $hits = array_map(static fn (ClientRow $client): ClientLookup => DataFactory::make(ClientLookup::class, $client, [
            'url' => route('clients.edit', $client->id, absolute: false),
        ]), $list->find($found->ids, new ListContext($viewer)));

        return new JsonResponse(new ClientLookupPage($hits, [...$query->hints, ...$found->hints()]));
    }
}
