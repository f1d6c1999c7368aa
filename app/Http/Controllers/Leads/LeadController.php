<?php

declare(strict_types=1);

namespace App\Http\Controllers\Leads;

use App\Actions\Leads\CreateLead;
use App\Actions\Leads\DeleteLead;
use App\Actions\Leads\UpdateLead;
use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Leads\DeletedLead;
use App\Data\Leads\LeadIndexPage;
use App\Data\Notes\NoteFeed;
use App\Enums\FilterPresetList;
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
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final class LeadController
{
    private const DELETED = 'deleted_lead';

    public function index(ListRequest $request, LeadList $leads, LeadBoardQuery $board, LeadChoicesQuery $choices, FilterPresetsQuery $presets, Request $http, #[CurrentUser] User $viewer): Response
    {
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
            can_export: $viewer->can('export', Client::class),
            deleted: is_array($deleted) ? new DeletedLead(...$deleted) : null,
        ));
    }

    public function store(SaveLeadRequest $request, CreateLead $create, #[CurrentUser] User $author): RedirectResponse
    {
        $lead = $create->handle($request->fields(), $author, $request->reference());

        return redirect()->route('clients.leads.show', $lead)->with('success', "Lead {$lead->full_name} created.")->with('auto_hide_success_message', true);
    }

    public function show(ListRequest $request, NoteList $list, Lead $lead, LeadDetailsQuery $details, NoteFeedQuery $notes, AttachmentListQuery $attachments, #[CurrentUser] User $viewer): Response
    {
        $parameters = $request->parameters($list, $lead);
        $feed = Inertia::defer(static fn (): NoteFeed => $notes->for($lead, $viewer, $parameters));

        return Inertia::render('Clients/LeadDetails', $details->page($lead, $viewer, $feed, new DeferredList(static fn (): array => $attachments->newest($lead, $viewer))));
    }

    public function update(SaveLeadRequest $request, Lead $lead, UpdateLead $update): RedirectResponse
    {
        try {
            $saved = $update->handle($lead, $request->version(), $request->fields());
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
}
