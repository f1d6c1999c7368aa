<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\Attachments\AttachmentRow;
use App\Http\Requests\Attachments\AttachmentListRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Queries\Lists\ListState;
use App\Support\CsvText;

/** Which files are kept; not what is in them. */
final readonly class AttachmentListExport implements ClientListExport
{
    public function __construct(private AttachmentListQuery $attachments) {}

    public function name(): string
    {
        return 'attachments';
    }

    public function file(Client $client, array $query, User $viewer): ListFile
    {
        $request = AttachmentListRequest::of($query, $viewer);
        $text = new CsvText($viewer->timezone);
        $header = ['Name', 'Kind', 'Size (bytes)', 'Added by', $text->heading('Added')];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($client, $viewer, $text): array {
            [$rows, $meta] = $this->attachments->page($client, $viewer, $state);

            return [array_map(static fn (AttachmentRow $row): array => [
                $row->name, $row->mime, $row->size, $row->uploader_name, $text->time($row->created_at),
            ], $rows), $meta];
        });
    }
}
