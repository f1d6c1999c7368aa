<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientLookup;
use App\Data\Clients\ClientLookupPage;
use App\Data\Clients\ClientRow;
use App\Data\Clients\ClientSearchPage;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Search\MissedLookupRecorder;
use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchSyntax;
use App\Lists\Clients\ClientList;
use App\Lists\ListContext;
use App\Models\User;
use App\Queries\Search\FullSearchQuery;
use App\Support\DataFactory;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

final class ClientSearchController
{
    private const HITS = 8;

    private const LONGEST_SEARCH = 500;

    /** `search`, and with `type` one kind of record, `page` by page. Any text is accepted. */
    public function index(Request $request, FullSearchQuery $query, #[CurrentUser] User $viewer): Response
    {
        [$search, $type] = [$request->query('search'), $request->query('type')];

        return Inertia::render('Clients/FullSearch', $query->page(
            $viewer,
            is_string($search) ? mb_substr(mb_scrub($search), 0, self::LONGEST_SEARCH) : '',
            in_array($type, ['client', 'lead', 'db_client'], true) ? $type : null,
            max(1, (int) filter_var($request->query('page'), FILTER_VALIDATE_INT)),
        ));
    }

    /** The profile search of the top bar. Any text is accepted. */
    public function topBar(
        Request $request,
        SearchSyntax $syntax,
        PeopleSearch $people,
        ClientList $list,
        MissedLookupRecorder $missed,
        #[CurrentUser] User $viewer,
        string $search = '',
    ): Response {
        [$ids, $meta] = $people->page('client', $search, $syntax->parse($search, $viewer), $request->integer('page', 1));
        if ($ids === []) {
            $missed->record($viewer, $search);
        }

        return Inertia::render('Clients/SearchResults', new ClientSearchPage($meta, $list->find($ids, new ListContext($viewer))));
    }

    /** Suggestions for the command palette. */
    public function lookUp(
        Request $request,
        SearchSyntax $syntax,
        PeopleSearch $people,
        ClientList $list,
        MissedLookupRecorder $missed,
        #[CurrentUser] User $viewer,
    ): JsonResponse {
        $search = is_string($request->query('search')) ? $request->query('search') : '';
        $query = $syntax->parse($search, $viewer);
        $found = $people->look('client', $query, self::HITS);
        if ($found->ids === []) {
            $missed->record($viewer, $search);
        }
        $hits = array_map(static fn (ClientRow $client): ClientLookup => DataFactory::make(ClientLookup::class, $client, [
            'url' => route('clients.edit', $client->id, absolute: false),
        ]), $list->find($found->ids, new ListContext($viewer)));

        return new JsonResponse(new ClientLookupPage($hits, [...$query->hints, ...$found->hints()]));
    }
}
