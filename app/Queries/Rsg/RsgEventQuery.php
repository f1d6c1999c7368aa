<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Attachments\AttachmentRow;
use App\Data\Notes\NoteFeed;
use App\Data\Rsg\RsgEventPage;
use App\Domain\Clients\History\AuditHistory;
use App\Enums\Ability;
use App\Inertia\DeferProp;
use App\Lists\DeferredList;
use App\Lists\ListContext;
use App\Lists\Rsg\EventList;
use App\Models\RsgEvent;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** Everything on one event's page. */
final readonly class RsgEventQuery
{
    private const EVENTS = 20;

    public function __construct(private EventList $list, private UserChoiceQuery $colleagues, private Gate $gate) {}

    /**
     * @param  DeferProp<NoteFeed>  $notes
     * @param  DeferredList<AttachmentRow>  $files
     */
    public function page(RsgEvent $event, User $viewer, DeferProp $notes, DeferredList $files): RsgEventPage
    {
        return new RsgEventPage(
            event: $this->list->find([$event->id], new ListContext($viewer))[0] ?? throw new NotFoundHttpException,
            owners: $this->colleagues->with(Ability::ViewRsgEvents),
            history: static fn (): array => AuditHistory::of(
                DB::table('audit_events')->where(
                    static fn (Builder $any): Builder => $any
                        ->where(
                            static fn (Builder $own): Builder => $own
                                ->where('audit_events.subject_type', $event->getMorphClass())
                                ->where('audit_events.subject_id', $event->id),
                        )
                        // Its steps are recorded on the client.
                        ->orWhere(
                            static fn (Builder $steps): Builder => $steps
                                ->where('audit_events.subject_type', 'client')
                                ->where('audit_events.subject_id', $event->client_id)
                                ->whereIn('audit_events.action', ['client.rsg_event_opened', 'client.rsg_event_moved'])
                                ->where('audit_events.after->rsg_event_id', $event->id),
                        ),
                ),
                self::EVENTS,
                $viewer,
            ),
            notes: $notes,
            attachments: $files->rows(),
            meta: $files->meta(),
            can_work: $event->closed_at === null && $this->gate->forUser($viewer)->allows('workRsg'),
        );
    }
}
