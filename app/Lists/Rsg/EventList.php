<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Rsg\EventRow;
use App\Data\Rsg\RsgClient;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Enums\RsgWorkView;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * RSG events of all clients. Open ones are listed by due time.
 *
 * @extends ListDefinition<EventRow>
 */
final readonly class EventList extends ListDefinition
{
    public const KEY = 'events';

    public const TITLE = 'Events';

    public const ID_COLUMN = 'rsg_events.id';

    public const DEFAULT_ORDER = 'due_at';

    public const COLLEAGUES = ['owner' => 'owner_id'];

    public const PARAMETERS = ['view' => RsgWorkView::class];

    public const NOUN = 'RSG events';

    public const FILENAME = 'rsg-events';

    public const SECONDARY_FILTERS = ['status', 'client', 'opened', 'handled'];

    public function sorts(): array
    {
        return [Sort::nullable('due_at', 'rsg_events.due_at'), Sort::by('created_at', 'rsg_events.created_at')];
    }

    public function defaultOrder(array $query = []): ListOrder
    {
        return $this->order(RsgWorkView::of($query) === RsgWorkView::Open ? 'due_at' : '-created_at');
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('kind', 'Event', 'rsg_events.kind', RsgEventKind::class),
            ChoiceFilter::plainEnum('severity', 'Severity', 'rsg_events.severity', RsgEventSeverity::class),
            new NamedFilter('due', 'Due', RsgDue::conditions('rsg_events', 'actioned_at'), RsgDue::LABELS),
            ChoiceFilter::ids('owner', 'Owner', 'rsg_events.owner_id', isNullable: true, words: ['me' => $context->viewer->id, 'unassigned' => null]),
            ChoiceFilter::plainEnum('status', 'Status', 'rsg_events.status', RsgEventStatus::class),
            ChoiceFilter::ids('client', 'Client', 'rsg_events.client_id'),
            new DateRangeFilter('opened', 'Opened', 'rsg_events.created_at', $context->viewer->timezone),
            new DateFilter('handled', 'Actioned', 'rsg_events.actioned_at', $context->viewer->timezone, isNullable: true),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('kind', 'Event')->csv()->csv('Description', static fn (EventRow $event): string => $event->description),
            Column::of('client', 'Client')
                ->csv('Client', static fn (EventRow $event): string => $event->client->full_name)
                ->csv('PIN', static fn (EventRow $event): string => $event->client->pin),
            Column::of('severity', 'Severity')->csv(),
            Column::of('status', 'Status')->csv(),
            Column::of('due_at', 'Due', sort: 'due_at')->csvTime(),
            Column::of('owner_name', 'Owner')->csv(),
            Column::of('created_at', 'Opened', sort: 'created_at')->csvTime()
                ->csvTime('Actioned', static fn (EventRow $event): ?string => $event->actioned_at)
                ->csvTime('Closed', static fn (EventRow $event): ?string => $event->closed_at),
        ];
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $view = RsgWorkView::of($parameters->values);

        return $view === RsgWorkView::All ? $rows : $rows->whereNull('rsg_events.closed_at', not: $view === RsgWorkView::Handled);
    }

    protected function select(Builder $rows): Builder
    {
        return RsgClientColumns::join($rows, 'rsg_events');
    }

    protected function row(stdClass $row, ListContext $context): EventRow
    {
        /** @var RsgClient $client an event always has one */
        $client = RsgClientColumns::client($row);

        return DataFactory::make(EventRow::class, $row, [
            'client' => $client,
            'next_status' => RsgEventStatus::from($row->status)->next(),
        ]);
    }
}
