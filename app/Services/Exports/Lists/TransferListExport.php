<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\Clients\TransferRow;
use App\Http\Requests\Clients\TransferIndexRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientTransfersQuery;
use App\Queries\Lists\ListState;
use App\Support\CsvText;

final readonly class TransferListExport implements ClientListExport
{
    public function __construct(private ClientTransfersQuery $transfers) {}

    public function name(): string
    {
        return 'transfers';
    }

    public function file(Client $client, array $query, User $viewer): ListFile
    {
        $request = TransferIndexRequest::of($query, $viewer);
        $text = new CsvText($viewer->timezone);
        $header = [
            'Reference', 'From', 'To', 'Amount (AUD)', 'Status', 'Reason', 'Requested by', $text->heading('Requested'), 'Decided by', $text->heading('Decided'),
            $text->heading('Sent'), $text->heading('Settled'),
        ];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($client, $request, $viewer, $text): array {
            [$rows, $meta] = $this->transfers->page($client, $request->statuses(), $state, $viewer);

            return [array_map(static fn (TransferRow $row): array => [
                $row->reference, $row->from_site, $row->to_site, CsvText::dollars($row->amount_cents), $row->status->label(), $row->reason, $row->requested_by,
                $text->time($row->requested_at), $row->decided_by, $text->time($row->decided_at), $text->time($row->sent_at), $text->time($row->settled_at),
            ], $rows), $meta];
        });
    }
}
