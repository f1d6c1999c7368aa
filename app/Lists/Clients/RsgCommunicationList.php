<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\RsgCommunicationRow;
use App\Data\Clients\RsgSender;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Notifications\NotificationPresenter;
use App\Enums\Ability;
use App\Enums\RsgChannel;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\PastRows;
use App\Lists\Sort;
use App\Models\Client;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The responsible-gambling messages with the client in the scope.
 *
 * @extends ListDefinition<RsgCommunicationRow>
 */
final readonly class RsgCommunicationList extends ListDefinition
{
    public const KEY = 'communications';

    public const TITLE = 'RSG communication';

    public const ID_COLUMN = 'rsg_communications.id';

    public const DEFAULT_ORDER = '-sent_at';

    public const COLLEAGUES = ['sender' => 'sender_id', 'resolver' => 'resolved_by'];

    public const NOUN = 'RSG messages';

    public const FILENAME = 'rsg-communication';

    private const WITHHELD = 'Not shown';

    public function sorts(): array
    {
        return [Sort::by('sent_at', 'rsg_communications.sent_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('channel', 'Channel', 'rsg_communications.channel', RsgChannel::class),
            new YesNoFilter(
                'resolved',
                'Status',
                'rsg_communications.resolved_at',
                isTime: true,
                labels: ['trueLabel' => 'Handled', 'falseLabel' => 'Open'],
                isRare: false,
            ),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('body', 'Message')->csv(),
            Column::of('sender', 'From')->csv(value: static fn (RsgCommunicationRow $message): string => $message->sender->full_name),
            Column::of('channel_label', 'Channel')->csv(),
            Column::of('sent_at', 'Sent', sort: 'sent_at')->csvTime(),
            Column::of('is_resolved', 'Status')->csv('Handled by', static fn (RsgCommunicationRow $message): ?string => $message->resolver_name)
                ->csvTime('Handled', static fn (RsgCommunicationRow $message): ?string => $message->resolved_at),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        $messages = DB::table('rsg_communications')->where('rsg_communications.client_id', $context->scope(Client::class)->id);

        return $context->past === null ? $messages : self::then($messages, $context->past);
    }

    /** Open until it was handled. */
    public static function then(Builder $messages, ClientPast $past): Builder
    {
        return PastRows::of($messages, $past, 'rsg_communications.client_id', 'created_at', ['id', 'channel', 'body', 'sender_id', 'sent_at'], [
            'resolved_at' => PastRows::once($past, 'rsg_communications.resolved_at'),
            'resolved_by' => PastRows::once($past, 'rsg_communications.resolved_at', 'rsg_communications.resolved_by'),
        ]);
    }

    protected function row(stdClass $row, ListContext $context): RsgCommunicationRow
    {
        $client = $context->scope(Client::class);
        $isFromClient = $row->sender_first_name === null;
        // Messages may contain phone numbers and more. Only staff who handle them or write to clients may read them.
        $canRead = ContactMask::isLifted($context->viewer) || $context->viewer->hasAbility(Ability::ViewRsgCommunications);

        return DataFactory::make(RsgCommunicationRow::class, $row, [
            'channel_label' => RsgChannel::from($row->channel)->label(),
            'sender' => new RsgSender($row->sender_first_name ?? $client->first_name, DataFactory::personName($row, 'sender') ?? $client->full_name),
            'is_from_client' => $isFromClient,
            'sent_at_human_format' => NotificationPresenter::humanFormat(CarbonImmutable::parse($row->sent_at, 'UTC'), $context->viewer->timezone),
            'body' => $canRead ? $row->body : self::WITHHELD,
            'is_resolved' => $row->resolved_at !== null,
        ]);
    }
}
