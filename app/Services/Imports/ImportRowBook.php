<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ImportRowStatus;
use App\Models\Import;
use App\Support\BulkSql;
use Illuminate\Support\Facades\DB;

/** Writes the rows of an import and counts them on it, in the caller's transaction. */
final readonly class ImportRowBook
{
    /**
     * Rows that nothing is said of are only counted: the file holds them.
     *
     * @param  list<JudgedRow>  $judged
     */
    public function keepChecked(Import $import, array $judged): void
    {
        $this->count($import, $judged);
        $told = array_values(array_filter($judged, static fn (JudgedRow $row): bool => $row->outcome !== RowOutcome::Create));
        $this->insert($import, $told, static fn (RowOutcome $outcome): ImportRowStatus => match ($outcome) {
            RowOutcome::Create, RowOutcome::Update => ImportRowStatus::Ok,
            RowOutcome::Skip => ImportRowStatus::Skipped,
            RowOutcome::Error => ImportRowStatus::Error,
        }, null, [], null);
    }

    /**
     * @param  list<JudgedRow>  $judged
     * @param  array<int, int>  $ids  the records of the new ones, by row number
     */
    public function keepDone(Import $import, array $judged, string $type, array $ids): void
    {
        $this->count($import, $judged);
        $this->insert($import, $judged, static fn (RowOutcome $outcome): ImportRowStatus => match ($outcome) {
            RowOutcome::Create => ImportRowStatus::Created,
            RowOutcome::Update => ImportRowStatus::Updated,
            RowOutcome::Skip => ImportRowStatus::Skipped,
            RowOutcome::Error => ImportRowStatus::Error,
        }, $type, $ids, (int) DB::table('audit_events')->max('id'));
    }

    /** Begins to count from nothing. */
    public function reset(Import $import): void
    {
        $import->fill(['created_rows' => 0, 'updated_rows' => 0, 'skipped_rows' => 0, 'error_rows' => 0, 'excluded_rows' => 0, 'problems' => [], 'failures' => 0, 'error' => null]);
    }

    /** @param  list<JudgedRow>  $judged */
    private function count(Import $import, array $judged): void
    {
        foreach ($judged as $row) {
            match ($row->outcome) {
                RowOutcome::Create => $import->created_rows++,
                RowOutcome::Update => $import->updated_rows++,
                RowOutcome::Skip => $import->skipped_rows++,
                RowOutcome::Error => $import->error_rows++,
            };
            $import->excluded_rows += $row->isExcluded ? 1 : 0;
        }
    }

    /**
     * @param  list<JudgedRow>  $judged
     * @param  callable(RowOutcome): ImportRowStatus  $status
     * @param  array<int, int>  $ids
     */
    private function insert(Import $import, array $judged, callable $status, ?string $type, array $ids, ?int $eventId): void
    {
        $rows = [];
        foreach ($judged as $row) {
            $subject = $ids[$row->row->rowNo] ?? $row->subjectId;
            $hasSubject = $type !== null && $subject !== null && $row->outcome !== RowOutcome::Skip;
            $rows[] = [
                'import_id' => $import->id,
                'row_no' => $row->row->rowNo,
                'raw' => json_encode($row->row->cells, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE),
                'before' => $row->before === [] ? null : json_encode($row->before, JSON_THROW_ON_ERROR),
                'after' => $row->after === [] ? null : json_encode($row->after, JSON_THROW_ON_ERROR),
                'errors' => $row->messages === [] ? null : json_encode($row->messages, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE),
                'status' => $status($row->outcome)->value,
                'subject_type' => $hasSubject ? $type : null,
                'subject_id' => $hasSubject ? $subject : null,
                'audit_event_id' => $hasSubject ? $eventId : null,
            ];
        }
        BulkSql::insert('import_rows', $rows);
    }
}
