<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\DbClients\DbListRow;
use App\Http\Requests\DbClients\DbListIndexRequest;
use App\Models\User;
use App\Queries\DbClients\DbListListQuery;
use App\Queries\Lists\ListState;
use App\Services\DbClients\ProspectScope;
use App\Support\CsvText;

/** The lists of prospects with their progress; not who is on them. */
final readonly class DbListExport implements ListExport
{
    public function __construct(private DbListListQuery $lists) {}

    public function name(): string
    {
        return 'db_lists';
    }

    public function file(array $query, User $viewer): ListFile
    {
        $request = DbListIndexRequest::of($query, $viewer);
        $text = new CsvText($viewer->timezone);
        $header = ['List', 'Given to', 'Made by', 'Due', 'Overdue', 'Prospects', 'Called', 'Left', $text->heading('Created'), $text->heading('Closed')];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($request, $viewer, $text): array {
            [$rows, $meta] = $this->lists->page($request->open(), $state, ProspectScope::of($viewer));

            return [array_map(static fn (DbListRow $row): array => [
                $row->name, $row->assignee_name, $row->creator_name, $row->due_on, $row->is_overdue, $row->filled_rows, $row->worked, $row->left,
                $text->time($row->created_at), $text->time($row->closed_at),
            ], $rows), $meta];
        });
    }
}
