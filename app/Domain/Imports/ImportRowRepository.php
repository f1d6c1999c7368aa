<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Enums\ImportRowStatus;
use App\Models\Import;
use App\Models\ImportRow;
use App\Support\BulkSql;
use App\Support\ChangedMeanwhileException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use LogicException;

/** Stores the results of rows with the import's counters, problems and file position, inside the caller's transaction. */
final readonly class ImportRowRepository
{
    /** The counters of an import without results. */
    public const NO_RESULTS = ['created_rows' => 0, 'updated_rows' => 0, 'skipped_rows' => 0, 'waiting_rows' => 0, 'error_rows' => 0, 'excluded_rows' => 0];

    private const MAX_PROBLEMS = 40;

    /**
     * A check only counts new people, because the file contains them.
     *
     * @param  list<RowResult>  $results
     * @param  int  $end  the byte of the file after these rows
     * @param  string|null  $type  the records' morph name; null in a check
     * @param  array<int, int>  $ids  ids of created records by row number
     */
    public function keep(Import $import, array $results, int $end, ?string $type = null, array $ids = []): void
    {
        $eventId = $type === null ? null : (int) DB::table('audit_events')->max('id');
        [$importId, $subjectType] = [$import->id, ImportSchema::of($import->kind)->type];
        $rows = [];
        $counts = self::NO_RESULTS;
        foreach ($results as $row) {
            $counts[match ($row->outcome) {
                ImportRowStatus::Created => 'created_rows',
                ImportRowStatus::Updated => 'updated_rows',
                ImportRowStatus::Skipped => 'skipped_rows',
                ImportRowStatus::Waiting => 'waiting_rows',
                default => 'error_rows',
            }]++;
            $counts['excluded_rows'] += (int) $row->isExcluded;
            if ($type === null && $row->outcome === ImportRowStatus::Created) {
                continue;
            }
            $subject = $ids[$row->row->rowNo] ?? $row->subjectId;
            $hasSubject = $subject !== null && $row->outcome !== ImportRowStatus::Skipped;
            $rows[] = [
                'import_id' => $importId,
                'row_no' => $row->row->rowNo,
                'raw' => json_encode($row->row->cells, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE),
                'before' => $row->before === [] ? null : json_encode($row->before, JSON_THROW_ON_ERROR),
                'after' => $row->after === [] ? null : json_encode($row->after, JSON_THROW_ON_ERROR),
                'errors' => $row->messages === [] ? null : json_encode($row->messages, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE),
                'status' => ($type === null && $row->outcome === ImportRowStatus::Updated ? ImportRowStatus::Ok : $row->outcome)->value,
                'is_excluded' => (int) $row->isExcluded,
                'subject_type' => $hasSubject ? $subjectType : null,
                'subject_id' => $hasSubject ? $subject : null,
                'audit_event_id' => $hasSubject ? $eventId : null,
            ];
        }
        BulkSql::insert('import_rows', $rows);
        foreach ($counts as $column => $count) {
            $import->{$column} += $count;
        }
        $import->fill(['problems' => self::problems($import, $results), 'read_offset' => $end, 'heartbeat_at' => CarbonImmutable::now(), 'failures' => 0]);
    }

    /**
     * Locks the import, and returns it with a row that waits or failed.
     *
     * @return array{Import, ImportRow}
     *
     * @throws ChangedMeanwhileException when the import takes no decisions, or the row has another status by now
     */
    public function hold(Import $import, int $rowNo, ImportRowStatus $status): array
    {
        $current = Import::query()->lockForUpdate()->findOrFail($import->id);
        if (! $current->takesDecisions()) {
            throw ChangedMeanwhileException::decided('import', mb_strtolower($current->status->label()));
        }
        $row = $current->rows()->where('row_no', $rowNo)->firstOrFail();
        if ($row->status !== $status) {
            throw ChangedMeanwhileException::decided('row', mb_strtolower($row->status->label()));
        }

        return [$current, $row];
    }

    /** Removes a row that gets another result. The caller saves the import. */
    public function forget(Import $import, ImportRow $row): void
    {
        match ($row->status) {
            ImportRowStatus::Waiting => $import->waiting_rows--,
            ImportRowStatus::Error => $import->error_rows--,
            default => throw new LogicException("A row with the result {$row->status->value} is final."),
        };
        $import->excluded_rows -= $row->is_excluded ? 1 : 0;
        $problems = self::byText($import);
        foreach ($row->errors ?? [] as $field => $message) {
            $key = "{$field} ".self::grouped((string) $field, $message);
            if (isset($problems[$key]) && --$problems[$key]['count'] === 0) {
                unset($problems[$key]);
            }
        }
        $import->problems = array_values($problems);
        $row->delete();
    }

    public function reset(Import $import): void
    {
        $import->fill([...self::NO_RESULTS, 'problems' => [], 'failures' => 0, 'error' => null]);
    }

    /**
     * Adds the rows' messages to the import's problems: each message once, with its count and first row.
     *
     * @param  list<RowResult>  $results
     * @return list<array{field: string, message: string, count: int, row_no: int}> most frequent first
     */
    private static function problems(Import $import, array $results): array
    {
        $problems = self::byText($import);
        foreach ($results as $result) {
            foreach ($result->messages as $field => $message) {
                $message = self::grouped((string) $field, $message);
                $key = "{$field} {$message}";
                if (isset($problems[$key]) || count($problems) < self::MAX_PROBLEMS) {
                    $problems[$key] ??= ['field' => (string) $field, 'message' => $message, 'count' => 0, 'row_no' => $result->row->rowNo];
                    $problems[$key]['count']++;
                }
            }
        }
        usort($problems, static fn (array $one, array $other): int => $other['count'] <=> $one['count'] ?: $one['row_no'] <=> $other['row_no']);

        return $problems;
    }

    /** @return array<string, array{field: string, message: string, count: int, row_no: int}> */
    private static function byText(Import $import): array
    {
        /** @var list<array{field: string, message: string, count: int, row_no: int}> $problems */
        $problems = $import->problems ?? [];

        return array_column(array_map(static fn (array $problem): array => ["{$problem['field']} {$problem['message']}", $problem], $problems), 1, 0);
    }

    /** One text for messages that name rows or people. */
    private static function grouped(string $field, string $message): string
    {
        return match (true) {
            $field !== 'row' => $message,
            str_starts_with($message, 'Duplicate of row ') => 'Duplicate row.',
            str_starts_with($message, 'Already exists') => 'This person already exists.',
            str_starts_with($message, 'No changes') => 'No changes.',
            str_contains($message, "This person can't be imported.") => 'This person is excluded and can\'t be imported.',
            str_contains($message, 'Add the date of birth to import another person.') => 'May be an excluded person. Add the date of birth to import another person.',
            str_contains($message, 'The exclusion still applies.') => 'This person is excluded. The exclusion still applies.',
            str_contains($message, ' belongs to ') => 'Shares a PIN, mobile or email with another person.',
            default => $message,
        };
    }
}
