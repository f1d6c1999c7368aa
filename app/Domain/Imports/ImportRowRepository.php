<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Enums\ImportRowStatus;
use App\Models\Import;
use App\Support\BulkSql;
use Illuminate\Support\Facades\DB;

/** Stores the rows of an import and updates its counters, inside the caller's transaction. */
final readonly class ImportRowRepository
{
    /**
     * New people are only counted, because the file contains them.
     *
     * @param  list<RowResult>  $results
     */
    public function keepChecked(Import $import, array $results): void
    {
        $this->count($import, $results);
        $shown = array_values(array_filter($results, static fn (RowResult $row): bool => $row->outcome !== ImportRowStatus::Created));
        $this->insert($import, $shown, null, [], null);
    }

    /**
     * @param  list<RowResult>  $results
     * @param  array<int, int>  $ids  ids of created records by row number
     */
    public function keepDone(Import $import, array $results, string $type, array $ids): void
    {
        $this->count($import, $results);
        $this->insert($import, $results, $type, $ids, (int) DB::table('audit_events')->max('id'));
    }

    public function reset(Import $import): void
    {
        $import->fill(['created_rows' => 0, 'updated_rows' => 0, 'skipped_rows' => 0, 'error_rows' => 0, 'excluded_rows' => 0, 'problems' => [], 'failures' => 0, 'error' => null]);
    }

    /** @param  list<RowResult>  $results */
    private function count(Import $import, array $results): void
    {
        foreach ($results as $row) {
            match ($row->outcome) {
                ImportRowStatus::Created => $import->created_rows++,
                ImportRowStatus::Updated => $import->updated_rows++,
                ImportRowStatus::Skipped => $import->skipped_rows++,
                default => $import->error_rows++,
            };
            $import->excluded_rows += $row->isExcluded ? 1 : 0;
        }
    }

    /**
     * @param  list<RowResult>  $results
     * @param  string|null  $type  the records' morph name; null in a check
     * @param  array<int, int>  $ids
     */
    private function insert(Import $import, array $results, ?string $type, array $ids, ?int $eventId): void
    {
        $rows = [];
        foreach ($results as $row) {
            $subject = $ids[$row->row->rowNo] ?? $row->subjectId;
            $hasSubject = $type !== null && $subject !== null && $row->outcome !== ImportRowStatus::Skipped;
            $rows[] = [
                'import_id' => $import->id,
                'row_no' => $row->row->rowNo,
                'raw' => json_encode($row->row->cells, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE),
                'before' => $row->before === [] ? null : json_encode($row->before, JSON_THROW_ON_ERROR),
                'after' => $row->after === [] ? null : json_encode($row->after, JSON_THROW_ON_ERROR),
                'errors' => $row->messages === [] ? null : json_encode($row->messages, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE),
                'status' => ($type === null && $row->outcome === ImportRowStatus::Updated ? ImportRowStatus::Ok : $row->outcome)->value,
                'subject_type' => $hasSubject ? $type : null,
                'subject_id' => $hasSubject ? $subject : null,
                'audit_event_id' => $hasSubject ? $eventId : null,
            ];
        }
        BulkSql::insert('import_rows', $rows);
    }
}
