<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\Clients\RsgCommunicationRow;
use App\Http\Requests\Clients\RsgCommunicationIndexRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientRsgCommunicationQuery;
use App\Queries\Lists\ListState;
use App\Support\CsvText;

final readonly class RsgCommunicationExport implements ClientListExport
{
    public function __construct(private ClientRsgCommunicationQuery $communications) {}

    public function name(): string
    {
        return 'rsg_communication';
    }

    public function file(Client $client, array $query, User $viewer): ListFile
    {
        $request = RsgCommunicationIndexRequest::of($query, $viewer);
        $text = new CsvText($viewer->timezone);
        $header = [$text->heading('Sent'), 'Channel', 'From', 'Message', 'Handled by', $text->heading('Handled')];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($client, $viewer, $request, $text): array {
            [$rows, $meta] = $this->communications->page($client, $viewer, $request, $state);

            return [array_map(static fn (RsgCommunicationRow $row): array => [
                $text->time($row->sent_at), $row->channel_label, $row->sender_name ?? $client->full_name, $row->body, $row->resolver_name, $text->time($row->resolved_at),
            ], $rows), $meta];
        });
    }
}
