<?php

declare(strict_types=1);

namespace App\Http\Controllers\Leads;

use App\Actions\Leads\AssignLeads;
use App\Actions\Leads\CreateLead;
use App\Actions\Leads\DeleteLead;
use App\Actions\Leads\MoveLead;
use App\Actions\Leads\UpdateLead;
use App\Actions\Protection\RevealContact;
use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Leads\DeletedLead;
use App\Data\Leads\LeadIndexPage;
use App\Data\Notes\NoteFeed;
use App\Enums\FilterPresetList;
use App\Enums\LeadStatus;
use App\Http\Requests\Clients\RevealContactRequest;
use App\Http\Requests\Leads\AssignLeadsRequest;
use App\Http\Requests\Leads\MoveLeadRequest;
use App\Http\Requests\Leads\SaveLeadRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DeferredList;
use App\Lists\Leads\LeadList;
use App\Lists\Notes\NoteList;
use App\Models\Client;
use App\Models\Lead;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Queries\FilterPresets\FilterPresetsQuery;
use App\Queries\Leads\LeadBoardQuery;
use App\Queries\Leads\LeadChoicesQuery;
use App\Queries\Leads\LeadDetailsQuery;
use App\Queries\Notes\NoteFeedQuery;
use App\Support\ChangedMeanwhileException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

final class LeadController
{
    private const DELETED = 'deleted_lead';

    public function index(
        ListRequest $request,
        LeadList $leads,
        LeadBoardQuery $board,
        LeadChoicesQuery $choices,
        FilterPresetsQuery $presets,
        Request $http,
        #[CurrentUser] User $viewer,
    ): Response {
        $isBoard = $http->query('view') === 'board';
        [$rows, $meta] = $isBoard ? [null, null] : $request->page($leads);
        $deleted = $http->session()->get(self::DELETED);

        return Inertia::render('Clients/Leads', new LeadIndexPage(
            leads: $rows,
            meta: $meta,
            board: $isBoard ? $board->columns($request->parameters($leads), $viewer) : null,
            choices: Inertia::once($choices->filters(...))->as('leads.choices')->until(LeadChoicesQuery::KEPT_SECONDS),
            form_choices: Inertia::once($choices->form(...))->as('leads.form-choices')->until(LeadChoicesQuery::KEPT_SECONDS),
            presets: static fn (): FilterPresetMenu => $presets->menu(FilterPresetList::Leads, $viewer),
            can_create: $viewer->can('create', Lead::class),
            can_assign: ! $viewer->isReadOnly(),
            can_export: $viewer->can('export', Client::class),
            deleted: is_array($deleted) ? new DeletedLead(...$deleted) : null,
        ));
    }

    public function store(SaveLeadRequest $request, CreateLead $create, #[CurrentUser] User $author): RedirectResponse
    {
        $lead = $create->handle($request->fields(), $author, $request->reference());

        return redirect()->route('clients.leads.show', $lead)->with('success', "Lead {$lead->full_name} created.")->with('auto_hide_success_message', true);
    }

    public function show(
        ListRequest $request,
        NoteList $list,
        Lead $lead,
        LeadDetailsQuery $details,
        NoteFeedQuery $notes,
        AttachmentListQuery $attachments,
        #[CurrentUser] User $viewer,
    ): Response {
        $parameters = $request->parameters($list, $lead);
        $feed = Inertia::defer(static fn (): NoteFeed => $notes->for($lead, $viewer, $parameters));

        return Inertia::render(
            'Clients/LeadDetails',
            $details->page($lead, $viewer, $feed, new DeferredList(static fn (): array => $attachments->newest($lead, $viewer))),
        );
    }

    public function update(SaveLeadRequest $request, Lead $lead, UpdateLead $update): RedirectResponse
    {
        try {
            $saved = $update->handle($lead, $request->integer('version'), $request->fields());
        } catch (ChangedMeanwhileException $changed) {
            return back()->withErrors(['version' => $changed->getMessage()]);
        }

        return back()->with('success', "{$saved->full_name} saved.")->with('auto_hide_success_message', true);
    }

    public function destroy(Lead $lead, DeleteLead $delete): RedirectResponse
    {
        $delete->handle($lead);

        return redirect()->route('clients.leads.index')->with(self::DELETED, ['id' => $lead->id, 'full_name' => $lead->full_name]);
    }

    public function move(MoveLeadRequest $request, Lead $lead, MoveLead $move): RedirectResponse
    {
        try {
            $moved = $move->handle(
                $lead,
                $request->enumOf('from', LeadStatus::class),
                $request->enumOf('status', LeadStatus::class),
                $request->validated('reason'),
            );
        } catch (ChangedMeanwhileException $changed) {
            return back()->withErrors(['status' => $changed->getMessage()]);
        }

        return back()->with('success', "{$moved->full_name}: {$moved->status->label()}.")->with('auto_hide_success_message', true);
    }

    public function restore(Lead $lead, DeleteLead $delete): RedirectResponse
    {
        $delete->restore($lead);

        return redirect()->route('clients.leads.show', $lead)->with('success', "Lead {$lead->full_name} restored.")->with('auto_hide_success_message', true);
    }

    /** Reveals the contact details of one lead. */
    public function revealContact(RevealContactRequest $request, Lead $lead, RevealContact $reveal): JsonResponse
    {
        return (new JsonResponse($reveal->handle($lead, $request->reason())))->header('Cache-Control', 'no-store, private');
    }

    public function assign(AssignLeadsRequest $request, AssignLeads $assign, #[CurrentUser] User $editor): RedirectResponse
    {
        $owner = User::query()->whereKey($request->validated('owner_id'))->first();
        ['changed' => $changed, 'refused' => $refused] = $assign->handle($request->ids(), $owner, $editor);
        $to = $owner === null ? 'to no owner' : "to {$owner->full_name}";

        return back()
            ->with('success', "{$changed} ".Str::plural('lead', $changed)." assigned {$to}.")
            ->with('error', $refused === 0 ? null : "{$refused} of them belong to another team and were not changed.")
            ->with('auto_hide_success_message', $refused === 0);
    }

    /** The next cards of one column of the board. */
    public function board(
        Request $request,
        ListRequest $query,
        LeadList $leads,
        LeadStatus $leadStatus,
        LeadBoardQuery $board,
        #[CurrentUser] User $viewer,
    ): JsonResponse {
        $place = $request->query('place');

        return new JsonResponse($board->column($leadStatus, $query->parameters($leads), is_string($place) ? $place : null, $viewer));
    }
}
