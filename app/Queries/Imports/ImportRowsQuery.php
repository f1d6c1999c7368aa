<?php

declare(strict_types=1);

namespace App\Queries\Imports;

use App\Data\Imports\ImportLine;
use App\Data\Imports\ImportUndoWarning;
use App\Domain\Imports\EditedRecords;
use App\Enums\ImportRowStatus;
use App\Lists\Imports\ImportLinePresenter;
use App\Models\Import;
use App\Models\User;
use Generator;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The rows that an undo would keep, and those that were not imported. */
final readonly class ImportRowsQuery
{
    private const BATCH = 1_000;

    private const WARNED = 50;

    public function __construct(private EditedRecords $edited, private ImportLinePresenter $presenter) {}

    /** Null when an undo would keep no row. */
    public function undoWarning(Import $import, User $viewer): ?ImportUndoWarning
    {
        $rows = $this->edited->rows($import)->orderBy('row_no')->limit(self::WARNED + 1)->get('import_rows.*')->all();

        return $rows === [] ? null : new ImportUndoWarning(
            array_map(fn (stdClass $row): ImportLine => $this->presenter->present($row, $import, $viewer), array_slice($rows, 0, self::WARNED)),
            count($rows) > self::WARNED,
        );
    }

    /**
     * The skipped, failed and waiting rows as in the file, with the reason at the end. The corrected file can be imported again.
     *
     * @return Generator<int, list<string>>
     */
    public function failed(Import $import, User $viewer): Generator
    {
        $after = 0;
        do {
            $rows = DB::table('import_rows')
                ->where('import_id', $import->id)
                ->whereIn('status', [ImportRowStatus::Error, ImportRowStatus::Skipped, ImportRowStatus::Waiting])
                ->where('row_no', '>', $after)
                ->orderBy('row_no')
                ->limit(self::BATCH)
                ->get();
            foreach ($rows as $row) {
                $after = (int) $row->row_no;
                $cells = array_pad($this->presenter->cells($row, $import, $viewer), count($import->header), '');
                yield [...$cells, implode(' ', $this->presenter->messages($row))];
            }
        } while ($rows->count() === self::BATCH);
    }
}
