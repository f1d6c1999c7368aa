<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\EnterClientInGenweb;
use App\Actions\Rsg\MoveRsgEvent;
use App\Actions\Rsg\OpenRsgEvent;
use App\Actions\Rsg\RunBetstopCheck;
use App\Actions\Rsg\SelfExcludeClient;
use App\Actions\Rsg\SetRsgLimit;
use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientProtection;
use App\Data\Clients\ClientResponsibleGamblingPage;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Http\Requests\Clients\PastRecordRequest;
use App\Http\Requests\Rsg\MoveRsgEventRequest;
use App\Http\Requests\Rsg\OpenRsgEventRequest;
use App\Http\Requests\Rsg\SelfExcludeClientRequest;
use App\Http\Requests\Rsg\SetRsgLimitRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\RsgEvent;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientProtectionQuery;
use App\Queries\Rsg\EvidencePacksQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientRsgController
{
    public function index(
        PastRecordRequest $asOf,
        Client $client,
        ClientHeaderQuery $headers,
        ClientProtectionQuery $protection,
        EvidencePacksQuery $evidence,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);

        return Inertia::render('Clients/ResponsibleGambling', new ClientResponsibleGamblingPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            protection: Inertia::defer(static fn (): ClientProtection => $protection->of($client, $viewer, $past)),
            can_protect: $past === null && $viewer->can('protect', $client),
            can_work_events: $past === null && $viewer->can('workRsgEvents', $client),
            can_export_evidence: $past === null && $viewer->can('exportEvidence'),
            evidence: Inertia::defer(static fn (): array => $past === null ? $evidence->of($client, $viewer) : []),
            as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
        ));
    }

    /** Checks a client against the BetStop register now. */
    public function checkBetstop(Client $client, RunBetstopCheck $check, #[CurrentUser] User $officer): RedirectResponse
    {
        return match ($check->handle($client, BetstopCheckPurpose::Manual, $officer)->result) {
            BetstopCheckResult::Clear => back()->with('success', "{$client->full_name} is not on the BetStop register."),
            BetstopCheckResult::Registered => back()->with(
                'error',
                "{$client->full_name} is registered with BetStop. The client is now marked. Don’t contact them.",
            ),
            BetstopCheckResult::Error => back()->with(
                'error',
                'The BetStop register did not answer. Try again in a few minutes.',
            ),
        };
    }

    /** Records that a client's BetStop registration was entered in Genweb. */
    public function enterInGenweb(Client $client, EnterClientInGenweb $enter): RedirectResponse
    {
        return back()->with(
            'success',
            $enter->handle($client)
                ? "{$client->full_name} is marked as entered in Genweb."
                : 'This client was already marked as entered in Genweb.',
        );
    }

    /** Self-excludes a client on request. */
    public function selfExclude(SelfExcludeClientRequest $request, Client $client, SelfExcludeClient $exclude, #[CurrentUser] User $officer): RedirectResponse
    {
        $exclude->handle($client, $request->until(), (string) $request->validated('reason'), $officer);

        return back()->with('success', "{$client->full_name} is excluded and the account is closed.");
    }

    /** Records a limit that a client requests. */
    public function setLimit(SetRsgLimitRequest $request, Client $client, SetRsgLimit $set, #[CurrentUser] User $officer): RedirectResponse
    {
        $effective = $set->handle($client, $request->toLimit(), $officer);
        $said = match (true) {
            $effective === null => 'The pending change is withdrawn. The limit is unchanged.',
            $effective->isFuture() => 'Limit change recorded. It takes effect in seven days. To withdraw it, set the current limit again.',
            default => 'Limit recorded. It applies now.',
        };

        return back()->with('success', $said)->with('auto_hide_success_message', true);
    }

    public function storeEvent(OpenRsgEventRequest $request, Client $client, OpenRsgEvent $open, #[CurrentUser] User $officer): RedirectResponse
    {
        [$kind, $severity] = [$request->enumOf('kind', RsgEventKind::class), $request->enumOf('severity', RsgEventSeverity::class)];
        $open->handle($client, $kind, $severity, (string) $request->validated('description'), $officer, $request->reference());

        return back()->with('success', 'Event opened.')->with('auto_hide_success_message', true);
    }

    public function moveEvent(
        MoveRsgEventRequest $request,
        Client $client,
        RsgEvent $rsgEvent,
        MoveRsgEvent $move,
        #[CurrentUser] User $officer,
    ): RedirectResponse {
        $status = $request->enumOf('status', RsgEventStatus::class);
        $move->handle($rsgEvent, $status, $officer);

        return back()->with('success', "Event is {$status->label()}.")->with('auto_hide_success_message', true);
    }
}
