<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\BetTotals;
use App\Data\Clients\ClientAnalytics;
use App\Data\Clients\ClientAnalyticsPage;
use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientAttachmentsPage;
use App\Data\Clients\ClientBetsPage;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientIpReportPage;
use App\Data\Clients\ClientMatchesPage;
use App\Data\Clients\ClientNotesPage;
use App\Data\Clients\ClientRsgCommunicationPage;
use App\Data\Notes\NoteFeed;
use App\Enums\Ability;
use App\Http\Requests\Clients\PastRecordRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Attachments\AttachmentList;
use App\Lists\Clients\BetList;
use App\Lists\Clients\IpSightingList;
use App\Lists\Clients\RsgCommunicationList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\Notes\NoteList;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientAnalyticsQuery;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Matches\ClientMatchesQuery;
use App\Queries\Notes\NoteFeedQuery;
use Illuminate\Container\Attributes\CurrentUser;

/** The tabs of a client's record that only show data. */
final class ClientTabController
{
    public function analytics(Client $client, ClientHeaderQuery $headers, ClientAnalyticsQuery $analytics, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/Analytics', new ClientAnalyticsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            analytics: Inertia::defer(static fn (): ClientAnalytics => $analytics->for($client)),
        ));
    }

    public function attachments(ListRequest $request, AttachmentList $list, Client $client, ClientHeaderQuery $headers, #[CurrentUser] User $viewer): Response
    {
        $page = $request->deferred($list, $client);

        return Inertia::render('Clients/Attachments', new ClientAttachmentsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            attachments: $page->rows(),
            meta: $page->meta(),
            can_export: $viewer->can('export', Client::class),
        ));
    }

    public function bets(
        PastRecordRequest $asOf,
        ListRequest $request,
        BetList $list,
        Client $client,
        ClientHeaderQuery $headers,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);
        $parameters = $request->parameters($list, $client);
        $page = $request->deferred($list, $client, $past);

        return Inertia::render('Clients/Bets', new ClientBetsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            bets: $page->rows(),
            meta: $page->meta(),
            totals: Inertia::defer(static fn (): BetTotals => $list->totals($parameters, new ListContext($viewer, $client, past: $past))),
            choices: Inertia::defer(static fn (): array => $list->choices($client)),
            can_export: $past === null && $viewer->can('export', Client::class),
            as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
        ));
    }

    public function ipReport(ListRequest $request, IpSightingList $list, Client $client, ClientHeaderQuery $headers, #[CurrentUser] User $viewer): Response
    {
        $page = $request->deferred($list, $client);

        return Inertia::render('Clients/IpReport', new ClientIpReportPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            sightings: $page->rows(),
            meta: $page->meta(),
            can_export: $viewer->can('export', Client::class),
        ));
    }

    public function matches(Client $client, ClientHeaderQuery $headers, ClientMatchesQuery $matches, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/Matches', new ClientMatchesPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            matches: Inertia::defer(static fn (): array => $matches->matches($client, $viewer)),
            links: Inertia::defer(static fn (): array => $matches->links($client)),
            merges: Inertia::defer(static fn (): array => $matches->merges($client, $viewer)),
            can_merge: $viewer->can('merge', Client::class),
        ));
    }

    public function notes(
        PastRecordRequest $asOf,
        ListRequest $request,
        NoteList $list,
        Client $client,
        ClientHeaderQuery $headers,
        NoteFeedQuery $notes,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);
        $parameters = $request->parameters($list, $client);

        return Inertia::render('Clients/Notes', new ClientNotesPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            notes: Inertia::defer(static fn (): NoteFeed => $notes->for($client, $viewer, $parameters, $past)),
            can_export: $past === null && $viewer->can('export', Client::class),
            as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
        ));
    }

    public function rsgCommunication(
        PastRecordRequest $asOf,
        ListRequest $request,
        RsgCommunicationList $list,
        Client $client,
        ClientHeaderQuery $headers,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);
        $page = $request->deferred($list, $client, $past);

        return Inertia::render(
            'Clients/RsgCommunication',
            new ClientRsgCommunicationPage(
                client: static fn (): ClientHeader => $headers->for($client, $viewer),
                communications: $page->rows(),
                meta: $page->meta(),
                open_count: Inertia::defer(
                    static fn (): int => $list
                        ->matching(new ListParameters($list->defaultOrder(), 1), new ListContext($viewer, $client, past: $past))
                        ->whereNull('rsg_communications.resolved_at')
                        ->count(),
                ),
                can_open_thread: $past === null && $viewer->hasAbility(Ability::ViewRsgCommunications),
                can_resolve: $past === null && $viewer->hasAbility(Ability::ViewRsgCommunications) && $viewer->can('workRsg'),
                can_export: $past === null && $viewer->can('export', Client::class),
                as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
            ),
        );
    }
}
