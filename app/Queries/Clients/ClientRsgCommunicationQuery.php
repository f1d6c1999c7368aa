<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\RsgCommunicationRow;
use App\Data\Lists\ListMeta;
use App\Enums\Ability;
use App\Enums\RsgChannel;
use App\Http\Requests\Clients\RsgCommunicationIndexRequest;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Contacts\ContactMask;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The responsible-gambling messages with one client. */
final readonly class ClientRsgCommunicationQuery
{
    private const WITHHELD = 'Not shown';

    public function __construct(private ListReader $reader) {}

    /** @return array{list<RsgCommunicationRow>, ListMeta} */
    public function page(Client $client, User $viewer, RsgCommunicationIndexRequest $request, ListState $state): array
    {
        // What people write holds numbers and worse: for those who handle these messages, or write to clients.
        $isReader = ContactMask::isLifted($viewer) || $viewer->hasAbility(Ability::ViewRsgCommunications);
        $filtered = $request->narrow(DB::table('rsg_communications')->where('rsg_communications.client_id', $client->id));
        $rows = (clone $filtered)
            ->leftJoin('users as senders', 'senders.id', '=', 'rsg_communications.sender_id')
            ->leftJoin('users as resolvers', 'resolvers.id', '=', 'rsg_communications.resolved_by')
            ->select([
                'rsg_communications.id', 'rsg_communications.channel', 'rsg_communications.body', 'rsg_communications.sent_at', 'rsg_communications.resolved_at',
                'senders.first_name as sender_first_name', 'senders.last_name as sender_last_name',
                'resolvers.first_name as resolver_first_name', 'resolvers.last_name as resolver_last_name',
            ]);
        $page = $this->reader->page($rows, 'rsg_communications.id', $state);

        return [array_map(fn (stdClass $row): RsgCommunicationRow => $this->row($row, $isReader), $page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    public function openCount(Client $client): int
    {
        return RsgCommunication::query()->where('client_id', $client->id)->whereNull('resolved_at')->count();
    }

    private function row(stdClass $row, bool $isReader): RsgCommunicationRow
    {
        $channel = RsgChannel::from($row->channel);
        $name = static fn (?string $first, ?string $last): ?string => $first === null ? null : trim("{$first} {$last}");

        return new RsgCommunicationRow(
            id: (int) $row->id,
            channel: $channel,
            channel_label: $channel->label(),
            sender_name: $name($row->sender_first_name, $row->sender_last_name),
            body: $isReader ? $row->body : self::WITHHELD,
            sent_at: (string) UtcTime::iso($row->sent_at),
            is_resolved: $row->resolved_at !== null,
            resolved_at: UtcTime::iso($row->resolved_at),
            resolver_name: $name($row->resolver_first_name, $row->resolver_last_name),
        );
    }
}
