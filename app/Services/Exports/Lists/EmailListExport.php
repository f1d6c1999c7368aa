<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\Clients\EmailRow;
use App\Http\Requests\Clients\ClientEmailsRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientEmailsQuery;
use App\Queries\Lists\ListState;
use App\Support\CsvText;

/** The list without the texts; the client's addresses as whoever exports may see them. */
final readonly class EmailListExport implements ClientListExport
{
    public function __construct(private ClientEmailsQuery $emails) {}

    public function name(): string
    {
        return 'emails';
    }

    public function file(Client $client, array $query, User $viewer): ListFile
    {
        $request = ClientEmailsRequest::of($query, $viewer);
        $text = new CsvText($viewer->timezone);
        $header = [$text->heading('Written'), 'Direction', 'Subject', 'From', 'To', 'Status', 'Written by', 'Files'];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($client, $request, $viewer, $text): array {
            [$rows, $meta] = $this->emails->page($client, $viewer, $request->direction(), $request->status(), $state);

            return [array_map(static fn (EmailRow $row): array => [
                $text->time($row->created_at), $row->direction->label(), $row->subject, $row->from_address, $row->to_address, $row->status->label(), $row->author_name,
                $row->attachments,
            ], $rows), $meta];
        });
    }
}
