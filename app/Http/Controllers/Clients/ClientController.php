<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\CheckClientRisk;
use App\Actions\Clients\RateClient;
use App\Actions\Clients\ReopenClient;
use App\Actions\Clients\SaveSiteAccount;
use App\Actions\Clients\UpdateClient;
use App\Actions\Protection\RevealContact;
use App\Data\Clients\BulkChangeProgress;
use App\Data\Clients\ClientIndexPage;
use App\Data\Clients\FieldConflict;
use App\Data\FilterPresets\FilterPresetMenu;
use App\Domain\Clients\ClientChangedException;
use App\Domain\Clients\ClientSparklines;
use App\Domain\Clients\ClientStatusRule;
use App\Enums\ClientStatus;
use App\Enums\FilterPresetList;
use App\Enums\RiskCheckValue;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Clients\CheckClientRiskRequest;
use App\Http\Requests\Clients\PastRecordRequest;
use App\Http\Requests\Clients\RateClientRequest;
use App\Http\Requests\Clients\RevealContactRequest;
use App\Http\Requests\Clients\SaveSiteAccountRequest;
use App\Http\Requests\Clients\UpdateClientRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Clients\ClientList;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\User;
use App\Queries\Clients\BulkChangeProgressQuery;
use App\Queries\Clients\ClientChoicesQuery;
use App\Queries\Clients\ClientDetailsQuery;
use App\Queries\Clients\ClientPreviewQuery;
use App\Queries\FilterPresets\FilterPresetsQuery;
use App\Support\ChangedMeanwhileException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

final class ClientController
{
    use AnswersChange;

    private const CONFLICTS = 'client_conflicts';

    /** New companies and colleagues appear in the filters after at most this time. */
    private const CHOICES_SECONDS = 300;

    public function index(
        ListRequest $request,
        ClientList $list,
        ClientChoicesQuery $choices,
        FilterPresetsQuery $presets,
        ClientSparklines $sparklines,
        BulkChangeProgressQuery $bulk,
        #[CurrentUser] User $viewer,
    ): Response {
        [$rows, $meta] = $request->page($list);

        return Inertia::render('Clients/Index', new ClientIndexPage(
            $rows,
            $meta,
            Inertia::once($choices->filters(...))->as('clients.choices')->until(self::CHOICES_SECONDS),
            static fn (): FilterPresetMenu => $presets->menu(FilterPresetList::Clients, $viewer),
            Inertia::optional(static fn (): array => $sparklines->for(array_column($rows, 'id'))),
            static fn (): ?BulkChangeProgress => $bulk->latest($viewer),
            $viewer->can('export', Client::class),
            $viewer->can('changeMany', Client::class),
        ));
    }

    public function edit(PastRecordRequest $request, Client $client, ClientDetailsQuery $details, #[CurrentUser] User $viewer): Response
    {
        /** @var list<FieldConflict> $conflicts */
        $conflicts = array_map(static fn (array $conflict): FieldConflict => new FieldConflict(...$conflict), $request->session()->get(self::CONFLICTS, []));

        return Inertia::render('Clients/Details', $details->page($client, $viewer, $conflicts, $request->past($client)));
    }

    public function update(UpdateClientRequest $request, Client $client, UpdateClient $update, #[CurrentUser] User $editor): RedirectResponse
    {
        try {
            $saved = $update->handle($client, $request->toEdit(), $editor);
        } catch (ClientChangedException $conflict) {
            return redirect()->route('clients.edit', $client)
                ->withErrors(array_fill_keys(array_column($conflict->conflicts, 'field'), $conflict->getMessage()))
                ->with(self::CONFLICTS, array_map(get_object_vars(...), $conflict->conflicts));
        }

        return redirect()->route('clients.edit', $client)->with('success', "{$saved->full_name} saved.")->with('auto_hide_success_message', true);
    }

    /** The preview beside the list. */
    public function preview(Client $client, ClientPreviewQuery $preview, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($preview->for($client, $viewer));
    }

    public function rate(RateClientRequest $request, Client $client, RateClient $rate, #[CurrentUser] User $reviewer): RedirectResponse
    {
        $rating = $request->integer('value');

        return $this->changed(
            static fn () => $rate->handle($client, $rating, $reviewer, $request->seen(), $request->reference()),
            "{$client->full_name} is rated {$rating}.",
        );
    }

    public function reopen(Client $client, ReopenClient $reopen, #[CurrentUser] User $by): RedirectResponse
    {
        $reopened = $reopen->handle($client, $by);

        return back()->with('success', "{$reopened->full_name} is Active again.")->with('auto_hide_success_message', true);
    }

    /** Reveals the contact details of one client. */
    public function revealContact(RevealContactRequest $request, Client $client, RevealContact $reveal): JsonResponse
    {
        return (new JsonResponse($reveal->handle($client, $request->reason())))->header('Cache-Control', 'no-store, private');
    }

    /** Decides a client's New Account risk check. */
    public function checkRisk(
        CheckClientRiskRequest $request,
        Client $client,
        #[CurrentUser] User $checker,
        CheckClientRisk $check,
        ClientStatusRule $statuses,
    ): JsonResponse|RedirectResponse {
        $value = $request->enumOf('value', RiskCheckValue::class);
        $done = "Risk check of {$client->full_name}: {$value->label()}.";

        try {
            $settlement = $check->handle($client, $value, $checker);
        } catch (ChangedMeanwhileException $changed) {
            return $this->refused($request, $changed->getMessage());
        }

        // An excluded client stays Pending.
        $exclusion = $client->refresh()->status === ClientStatus::Pending ? $statuses->exclusionOfPerson($client) : null;

        return $this->settled(
            $request,
            $exclusion === null ? $done : "{$done} The account stays Pending. {$exclusion}",
            $settlement->explain('checked', $checker->timezone),
        );
    }

    public function saveSiteAccount(SaveSiteAccountRequest $request, Client $client, OperatorSite $operatorSite, SaveSiteAccount $save): RedirectResponse
    {
        $account = $save->handle($client, $operatorSite, $request->toEdit());

        return back()
            ->with('success', "{$operatorSite->name} account of {$client->full_name}: {$account->status->label()}.")
            ->with('auto_hide_success_message', true);
    }
}
