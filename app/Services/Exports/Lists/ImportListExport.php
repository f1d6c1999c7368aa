<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\Imports\ImportListRow;
use App\Http\Requests\Imports\ImportIndexRequest;
use App\Models\User;
use App\Queries\Imports\ImportListQuery;
use App\Queries\Lists\ListState;
use App\Support\CsvText;

/** The imports that the person may see: how many rows, not which. */
final readonly class ImportListExport implements ListExport
{
    public function __construct(private ImportListQuery $imports) {}

    public function name(): string
    {
        return 'imports';
    }

    public function file(array $query, User $viewer): ListFile
    {
        $request = ImportIndexRequest::of($query, $viewer);
        $text = new CsvText($viewer->timezone);
        $header = ['File', 'Kind', 'Mode', 'Status', 'Imported by', 'Rows', 'Created', 'Updated', 'Skipped', 'Failed', $text->heading('Begun')];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($request, $viewer, $text): array {
            [$rows, $meta] = $this->imports->page($viewer, $request->kinds(), $request->statuses(), $state);

            return [array_map(static fn (ImportListRow $row): array => [
                $row->name, $row->kind->label(), $row->mode->label(), $row->status->label(), $row->importer, $row->total_rows, $row->created_rows, $row->updated_rows,
                $row->skipped_rows, $row->error_rows, $text->time($row->created_at),
            ], $rows), $meta];
        });
    }
}
