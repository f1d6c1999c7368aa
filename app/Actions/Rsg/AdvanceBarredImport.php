<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\Rsg\BarredEntryFields;
use App\Enums\BarredImportOutcome;
use App\Enums\BarredImportRowStatus;
use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use App\Models\BarredImportRow;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;
use Throwable;

/**
 * Works on an import of a barred list for a while, in steps of one transaction each. A step takes the next rows and sets their
 * status with their changes, so that a worker can die or two can work at once.
 */
final readonly class AdvanceBarredImport
{
    private const ROWS = 50;

    private const MAX_FAILURES = 4;

    public function __construct(private MatchFinder $finder, private ApplyBarredRow $apply, private UndoBarredRow $undo, private AuditTrail $audit) {}

    /**
     * @param  float  $seconds  how long this turn lasts
     * @return bool whether work is left
     */
    public function handle(int $importId, float $seconds): bool
    {
        $until = microtime(true) + $seconds;

        try {
            do {
                $status = $this->step($importId);
            } while ($status?->isWorking() === true && microtime(true) < $until);

            return $status?->isWorking() === true;
        } catch (Throwable $failure) {
            $this->recordFailure($importId);

            throw $failure;
        }
    }

    private function step(int $importId): ?ImportStatus
    {
        $import = BarredImport::query()->find($importId);
        // Outside the transaction, because comparing a person with all clients takes longer than writing.
        $candidates = $import?->status === ImportStatus::Running ? $this->candidates($this->next($import)->get()) : [];

        return DB::transaction(function () use ($importId, $candidates): ?ImportStatus {
            $import = BarredImport::query()->lockForUpdate()->find($importId);
            if ($import?->status->isWorking() !== true) {
                return $import?->status;
            }
            // Read again: another worker may have done some of them.
            $rows = $this->next($import)->get();
            foreach ($rows as $row) {
                $import->status === ImportStatus::Running
                    ? $this->apply->handle($import, $row, $candidates[$row->id] ?? null)
                    : $this->undo->handle($import, $row);
            }
            $import->fill(['heartbeat_at' => now(), 'failures' => 0]);
            if ($rows->isEmpty()) {
                $this->finish($import);
            }
            $import->save();

            return $import->status;
        }, 3);
    }

    /** @return Builder<BarredImportRow> the next rows; an undo begins with the last */
    private function next(BarredImport $import): Builder
    {
        $rows = BarredImportRow::query()->where('barred_import_id', $import->id)->limit(self::ROWS);

        return $import->status === ImportStatus::Running
            ? $rows->where('status', BarredImportRowStatus::Planned)->orderBy('id')
            : $rows->where('status', BarredImportRowStatus::Done)->orderByDesc('id');
    }

    /**
     * @param  Collection<int, BarredImportRow>  $rows
     * @return array<int, list<MatchCandidate>> by row
     */
    private function candidates(Collection $rows): array
    {
        $entries = BarredEntry::query()->findMany($rows->pluck('barred_entry_id')->filter()->all())->keyBy('id');
        $found = [];
        foreach ($rows as $row) {
            if ($row->outcome !== BarredImportOutcome::Lift) {
                $entry = (
                    $entries->get((int) $row->barred_entry_id)?->replicate()
                    ?? new BarredEntry(array_fill_keys(BarredEntryFields::NAMES, null))
                )->fill($row->after);
                $found[$row->id] = $this->finder->find(BarredEntryFields::person($entry), ['client']);
            }
        }

        return $found;
    }

    private function finish(BarredImport $import): void
    {
        if ($import->status === ImportStatus::Running) {
            $import->fill(['status' => ImportStatus::Done, 'finished_at' => now()]);
            $this->audit->record(
                'barred_import.finished',
                $import,
                after: $import->only(['added_rows', 'changed_rows', 'lifted_rows', 'skipped_rows']),
                actorId: $import->user_id,
            );

            return;
        }
        $import->fill(['status' => ImportStatus::Undone, 'undone_at' => now()]);
        $this->audit->record('barred_import.undone', $import, after: $import->only(['undone_rows', 'kept_rows']), actorId: $import->undone_by);
    }

    private function recordFailure(int $importId): void
    {
        DB::transaction(static function () use ($importId): void {
            $import = BarredImport::query()->lockForUpdate()->find($importId);
            if ($import === null || ! $import->status->isWorking()) {
                return;
            }
            $import->failures++;
            if ($import->failures >= self::MAX_FAILURES) {
                $import->fill([
                    'status' => ImportStatus::Failed,
                    'error' => 'The import failed because of an internal error. Finished rows are kept. Resume or undo the import, or contact a developer.',
                ]);
            }
            $import->save();
        });
    }
}
