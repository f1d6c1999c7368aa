<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\AssignRsgWork;
use App\Actions\Rsg\MoveRsgEvent;
use App\Data\Notes\NoteFeed;
use App\Data\Rsg\RsgChoices;
use App\Data\Rsg\RsgEventsPage;
use App\Enums\Ability;
use App\Enums\RsgEventStatus;
use App\Enums\RsgWorkView;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\AssignWorkRequest;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Rsg\MoveRsgEventRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DeferredList;
use App\Lists\Notes\NoteList;
use App\Lists\Rsg\EventList;
use App\Models\RsgEvent;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Queries\Notes\NoteFeedQuery;
use App\Queries\Rsg\RsgChoicesQuery;
use App\Queries\Rsg\RsgEventQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class EventController
{
    use AnswersChange;

    public function index(ListRequest $request, EventList $list, RsgChoicesQuery $choices, #[CurrentUser] User $viewer): Response
    {
        $parameters = $request->parameters($list);
        $page = $request->deferred($list);

        return Inertia::render('Rsg/Events', new RsgEventsPage(
            view: RsgWorkView::of($parameters->values),
            events: $page->rows(),
            meta: $page->meta(),
            choices: static fn (): RsgChoices => $choices->of(Ability::ViewRsgEvents, $parameters->valueOf('client')),
            can_open: $viewer->can('workRsg') && $viewer->hasAbility(Ability::ViewClients),
            can_export: $viewer->can('exportReports'),
        ));
    }

    public function show(
        ListRequest $request,
        NoteList $list,
        RsgEvent $rsgEvent,
        RsgEventQuery $event,
        NoteFeedQuery $notes,
        AttachmentListQuery $attachments,
        #[CurrentUser] User $viewer,
    ): Response {
        $parameters = $request->parameters($list, $rsgEvent);
        $feed = Inertia::defer(static fn (): NoteFeed => $notes->for($rsgEvent, $viewer, $parameters));

        return Inertia::render(
            'Rsg/Event',
            $event->page(
                $rsgEvent,
                $viewer,
                $feed,
                new DeferredList(static fn (): array => $attachments->newest($rsgEvent, $viewer)),
            ),
        );
    }

    public function assign(AssignWorkRequest $request, RsgEvent $rsgEvent, AssignRsgWork $assign): RedirectResponse
    {
        $owner = $request->owner();

        return $this->changed(
            static fn () => $assign->handle($rsgEvent, $owner, $request->seenOwnerId()),
            $owner === null ? 'Event has no owner.' : "Event assigned to {$owner->full_name}.",
        );
    }

    public function move(MoveRsgEventRequest $request, RsgEvent $rsgEvent, MoveRsgEvent $move, #[CurrentUser] User $officer): RedirectResponse
    {
        $status = $request->enumOf('status', RsgEventStatus::class);
        $move->handle($rsgEvent, $status, $officer);

        return $this->success("Event is {$status->label()}.");
    }
}
