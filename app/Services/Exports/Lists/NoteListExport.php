<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\Notes\NoteItem;
use App\Http\Requests\Notes\NoteListRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Lists\ListState;
use App\Queries\Notes\NoteFeedQuery;
use App\Support\CsvText;

final readonly class NoteListExport implements ClientListExport
{
    public function __construct(private NoteFeedQuery $notes) {}

    public function name(): string
    {
        return 'notes';
    }

    public function file(Client $client, array $query, User $viewer): ListFile
    {
        $request = NoteListRequest::of($query, $viewer);
        $text = new CsvText($viewer->timezone);
        $header = [$text->heading('Written'), 'Written by', 'Category', 'Pinned', 'Note', $text->heading('Edited')];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($client, $request, $viewer, $text): array {
            $feed = $this->notes->for($client, $viewer, $request->category(), $state);

            return [array_map(static fn (NoteItem $note): array => [
                $text->time($note->created_at), $note->author_name, $note->category->label(), $note->is_pinned, $note->body, $text->time($note->edited_at),
            ], $feed->notes), $feed->meta];
        });
    }
}
