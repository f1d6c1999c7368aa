<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\DbClientContactWriter;
use App\Domain\Imports\ImportRowRepository;
use App\Domain\Imports\ImportSchema;
use App\Domain\Imports\ParsedRow;
use App\Domain\Imports\RecordCreator;
use App\Domain\Imports\RecordUpdater;
use App\Domain\Imports\RowBatch;
use App\Domain\Imports\RowResult;
use App\Domain\Imports\SeenRows;
use App\Enums\ImportKind;
use App\Enums\ImportRowStatus;
use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Import;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Imports the rows in steps of one transaction each: records, search terms, audit events, row results and the file position. */
final readonly class ApplyRows
{
    private const ATTEMPTS = 3;

    public function __construct(
        private RowBatch $batch,
        private RecordCreator $creator,
        private RecordUpdater $updater,
        private DbClientContactWriter $contacts,
        private ImportRowRepository $rows,
        private AuditTrail $audit,
    ) {}

    /** @return bool whether rows are left */
    public function handle(Import $import, float $until): bool
    {
        $this->batch->open($import);
        $schema = ImportSchema::of($import->kind);
        $id = $import->id;
        do {
            $offset = $import->read_offset;
            [$rows, $count, $end] = $this->batch->read($offset, $import->processed_rows);
            $import = DB::transaction(function () use ($id, $schema, $rows, $count, $end, $offset): Import {
                $current = Import::query()->lockForUpdate()->findOrFail($id);
                // Another worker may have imported these rows, or a user may have stopped the import.
                if ($current->status === ImportStatus::Running && $current->read_offset === $offset) {
                    $this->step($current, $schema, $rows, $count, $end);
                }

                return $current;
            }, self::ATTEMPTS);
        } while ($import->status === ImportStatus::Running && microtime(true) < $until);

        return $import->status === ImportStatus::Running;
    }

    /** @param  list<ParsedRow>  $rows */
    private function step(Import $import, ImportSchema $schema, array $rows, int $count, int $end): void
    {
        // Replace the results of the check.
        $first = $import->processed_rows + 2;
        DB::table('import_rows')->where('import_id', $import->id)->whereBetween('row_no', [$first, $first + $count])->delete();

        $results = $this->batch->classify($import, $rows, new SeenRows, toWrite: true);
        $new = array_filter($results, static fn (RowResult $result): bool => $result->outcome === ImportRowStatus::Created);
        $ids = $this->creator->create($import, $schema, array_values(array_map(static fn (RowResult $result): ParsedRow => $result->row, $new)));
        $results = $this->update($import, $schema, $results);
        $this->rows->keep($import, $results, $end, $schema->type, $ids);

        $import->processed_rows += $count;
        if ($count === 0 || $import->processed_rows >= $import->total_rows) {
            $import->fill(['status' => ImportStatus::Done, 'finished_at' => CarbonImmutable::now()]);
            $this->audit->record('import.finished', $import, after: $import->only(['created_rows', 'updated_rows', 'skipped_rows', 'error_rows']), actorId: $import->user_id);
        }
        $import->save();
    }

    /**
     * @param  list<RowResult>  $results
     * @return list<RowResult> with the changes that followed from an update
     */
    private function update(Import $import, ImportSchema $schema, array $results): array
    {
        $changes = [];
        $additions = [];
        foreach ($results as $result) {
            if ($result->outcome === ImportRowStatus::Updated && $result->subjectId !== null) {
                $changes[$result->subjectId] = [$result->before, $result->after];
                $phones = array_values(array_intersect_key($result->after, array_flip(DbClientContactWriter::PHONES)));
                $additions[] = [$result->subjectId, $result->row, $phones, DbClientContactWriter::addressOf($result->after)];
            }
        }
        if ($schema->kind === ImportKind::DbClients) {
            $this->contacts->write($import, $additions, CarbonImmutable::now()->format('Y-m-d H:i:s'));
        }
        $followed = $this->updater->apply($import, $schema, $changes);

        return array_map(static fn (RowResult $result): RowResult => $result->outcome === ImportRowStatus::Updated && isset($followed[$result->subjectId]) ? $result->with(...$followed[$result->subjectId]) : $result, $results);
    }
}
