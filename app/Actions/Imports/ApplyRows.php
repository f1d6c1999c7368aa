<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Models\Import;
use App\Services\Audit\AuditTrail;
use App\Services\Audit\BulkAudit;
use App\Services\Imports\ImportProblems;
use App\Services\Imports\ImportRowBook;
use App\Services\Imports\JudgedRow;
use App\Services\Imports\ProspectReach;
use App\Services\Imports\ReadRow;
use App\Services\Imports\RecordUpdates;
use App\Services\Imports\RecordWriter;
use App\Services\Imports\RowBatch;
use App\Services\Imports\RowBatches;
use App\Services\Imports\RowOutcome;
use App\Services\Imports\SeenRows;
use App\Services\Search\SearchIndex;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Brings the rows in: records, what finds them, the audit, the rows and the place in the file stand or fall together. */
final readonly class ApplyRows
{
    private const ATTEMPTS = 3;

    public function __construct(
        private RowBatches $batches,
        private ProspectReach $reach,
        private ImportRowBook $book,
        private RecordUpdates $updates,
        private SearchIndex $index,
        private BulkAudit $bulkAudit,
        private AuditTrail $audit,
    ) {}

    /** True when there is more to bring in. */
    public function handle(Import $import, float $until): bool
    {
        $batch = $this->batches->of($import);

        $id = $import->id;
        do {
            $offset = $import->read_offset;
            [$rows, $count, $end] = $batch->read($offset, $import->processed_rows);
            $import = DB::transaction(function () use ($id, $batch, $rows, $count, $end, $offset): Import {
                $current = Import::query()->lockForUpdate()->findOrFail($id);
                // Somebody else may have done these rows, or stopped the import, since they were read.
                if ($current->status === ImportStatus::Running && $current->read_offset === $offset) {
                    $this->step($current, $batch, $rows, $count, $end);
                }

                return $current;
            }, self::ATTEMPTS);
        } while ($import->status === ImportStatus::Running && microtime(true) < $until);

        return $import->status === ImportStatus::Running;
    }

    /** @param  list<ReadRow>  $rows */
    private function step(Import $import, RowBatch $batch, array $rows, int $count, int $end): void
    {
        // What the check said of these rows makes way for what became of them.
        $first = $import->processed_rows + 2;
        DB::table('import_rows')->where('import_id', $import->id)->whereBetween('row_no', [$first, $first + $count])->delete();

        $judged = $batch->judge($import, $rows, new SeenRows, toWrite: true);
        $ids = $this->create($import, $batch->writer, self::rowsOf($judged, RowOutcome::Create));
        $judged = $this->update($import, $batch->writer, $judged);
        $this->book->keepDone($import, $judged, $batch->writer->type(), $ids);

        $problems = ImportProblems::of($import->problems);
        array_map($problems->add(...), $judged);
        $import->problems = $problems->toArray();
        $import->processed_rows += $count;
        $import->read_offset = $end;
        $import->heartbeat_at = CarbonImmutable::now();
        $import->failures = 0;
        if ($count === 0 || $import->processed_rows >= $import->total_rows) {
            $this->finish($import);
        }
        $import->save();
    }

    /**
     * @param  list<ReadRow>  $rows
     * @return array<int, int> ids by row number
     */
    private function create(Import $import, RecordWriter $writer, array $rows): array
    {
        if ($rows === []) {
            return [];
        }
        $rows = $writer->prepare($rows);
        $ids = $writer->create($rows);
        $terms = [];
        $facts = [];
        foreach ($rows as $row) {
            $terms[$ids[$row->rowNo]] = $writer->termsOf($row)->all();
            $facts[$ids[$row->rowNo]] = [[], ['source' => 'import', 'import_id' => $import->id, ...$writer->facts($row)]];
        }
        $this->index->putMany($writer->type(), $terms, isNew: true);
        $this->bulkAudit->record("{$writer->type()}.created", $writer->type(), $facts, $import->user_id);

        return $ids;
    }

    /**
     * @param  list<JudgedRow>  $judged
     * @return list<JudgedRow>
     */
    private function update(Import $import, RecordWriter $writer, array $judged): array
    {
        if ($import->kind === ImportKind::DbClients) {
            $this->reach->add($import, $judged);
        }
        $followed = $this->updates->apply($import, $writer, self::changesOf($judged));

        return array_map(static fn (JudgedRow $row): JudgedRow => $row->outcome === RowOutcome::Update && isset($followed[$row->subjectId]) ? $row->with(...$followed[$row->subjectId]) : $row, $judged);
    }

    private function finish(Import $import): void
    {
        $import->status = ImportStatus::Done;
        $import->finished_at = CarbonImmutable::now();
        $this->audit->record('import.finished', $import, after: $import->only(['created_rows', 'updated_rows', 'skipped_rows', 'error_rows']), actorId: $import->user_id);
    }

    /**
     * @param  list<JudgedRow>  $judged
     * @return list<ReadRow>
     */
    private static function rowsOf(array $judged, RowOutcome $outcome): array
    {
        return array_values(array_map(
            static fn (JudgedRow $row): ReadRow => $row->row,
            array_filter($judged, static fn (JudgedRow $row): bool => $row->outcome === $outcome),
        ));
    }

    /**
     * @param  list<JudgedRow>  $judged
     * @return array<int, array{array<string, string>, array<string, string>}> before and after by id
     */
    private static function changesOf(array $judged): array
    {
        $changes = [];
        foreach ($judged as $row) {
            if ($row->outcome === RowOutcome::Update && $row->subjectId !== null) {
                $changes[$row->subjectId] = [$row->before, $row->after];
            }
        }

        return $changes;
    }
}
