<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Clients\RsgSender;
use App\Data\Rsg\CommunicationRow;
use App\Data\Rsg\RsgClient;
use App\Domain\Notifications\NotificationPresenter;
use App\Enums\RsgChannel;
use App\Enums\RsgEventSeverity;
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
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Responsible-gambling messages with all clients. Open ones are listed by due time.
 *
 * @extends ListDefinition<CommunicationRow>
 */
final readonly class CommunicationList extends ListDefinition
{
    public const KEY = 'communications';

    public const TITLE = 'Communications';

    public const ID_COLUMN = 'rsg_communications.id';

    public const DEFAULT_ORDER = 'due_at';

    public const COLLEAGUES = ['sender' => 'sender_id', 'owner' => 'owner_id', 'resolver' => 'resolved_by'];

    /** `thread` is the client whose messages are open beside the list. */
    public const PARAMETERS = ['view' => RsgWorkView::class, 'thread' => self::ID_RULE];

    public const NOUN = 'RSG messages';

    public const FILENAME = 'rsg-communications';

    public const SECONDARY_FILTERS = ['channel', 'client', 'sent', 'handled'];

    public function sorts(): array
    {
        return [Sort::by('due_at', 'rsg_communications.due_at'), Sort::by('sent_at', 'rsg_communications.sent_at')];
    }

    public function defaultOrder(array $query = []): ListOrder
    {
        return $this->order(RsgWorkView::of($query) === RsgWorkView::Open ? 'due_at' : '-sent_at');
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('severity', 'Severity', 'rsg_communications.severity', RsgEventSeverity::class),
            new NamedFilter('due', 'Due', RsgDue::conditions('rsg_communications', 'resolved_at'), RsgDue::LABELS),
            ChoiceFilter::ids('owner', 'Owner', 'rsg_communications.owner_id', isNullable: true, words: ['me' => $context->viewer->id, 'unassigned' => null]),
            ChoiceFilter::plainEnum('channel', 'Channel', 'rsg_communications.channel', RsgChannel::class),
            ChoiceFilter::ids('client', 'Client', 'rsg_communications.client_id'),
            new DateRangeFilter('sent', 'Sent', 'rsg_communications.sent_at', $context->viewer->timezone),
            new DateFilter('handled', 'Handled', 'rsg_communications.resolved_at', $context->viewer->timezone, isNullable: true),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('client', 'Client')
                ->csv('Client', static fn (CommunicationRow $message): string => $message->client->full_name)
                ->csv('PIN', static fn (CommunicationRow $message): string => $message->client->pin),
            Column::of('body', 'Message')->csv(),
            Column::of('sender', 'From')->csv(
                value: static fn (CommunicationRow $message): string => $message->is_from_client
                    ? 'Client'
                    : $message->sender->full_name,
            ),
            Column::of('channel', 'Channel')->csv(),
            Column::of('sent_at', 'Sent', sort: 'sent_at')->csvTime(),
            Column::of('severity', 'Severity')->csv(),
            Column::of('due_at', 'Due', sort: 'due_at')->csvTime(),
            Column::of('owner_name', 'Owner')->csv(),
            Column::of('status', 'Status')
                ->csv('Handled by', static fn (CommunicationRow $message): ?string => $message->resolver_name)
                ->csvTime('Handled', static fn (CommunicationRow $message): ?string => $message->resolved_at),
        ];
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $view = RsgWorkView::of($parameters->values);

        return $view === RsgWorkView::All ? $rows : $rows->whereNull('rsg_communications.resolved_at', not: $view === RsgWorkView::Handled);
    }

    protected function select(Builder $rows): Builder
    {
        return RsgClientColumns::join($rows, 'rsg_communications');
    }

    protected function row(stdClass $row, ListContext $context): CommunicationRow
    {
        /** @var RsgClient $client a message always has one */
        $client = RsgClientColumns::client($row);

        return DataFactory::make(CommunicationRow::class, $row, [
            'client' => $client,
            'sender' => new RsgSender($row->sender_first_name ?? $row->first_name, DataFactory::personName($row, 'sender') ?? $client->full_name),
            'is_from_client' => $row->sender_id === null,
            'sent_at_human_format' => NotificationPresenter::humanFormat(CarbonImmutable::parse($row->sent_at, 'UTC'), $context->viewer->timezone),
            'is_resolved' => $row->resolved_at !== null,
        ]);
    }
}
