<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportFileRefusedException;
use App\Enums\ImportStatus;
use App\Models\Import;
use Illuminate\Support\Facades\DB;
use Throwable;

/**
 * Works on an import for a while, in steps of one transaction each.
 *
 * Each step saves the import's position with its rows, so that another worker can resume it or share the work.
 */
final readonly class AdvanceImport
{
    private const MAX_FAILURES = 4;

    public function __construct(private CheckRows $check, private ApplyRows $apply, private UndoRows $undo) {}

    /**
     * @param  float  $seconds  how long this turn lasts
     * @return bool whether work is left
     */
    public function handle(int $importId, float $seconds): bool
    {
        $until = microtime(true) + $seconds;
        $import = Import::query()->find($importId);

        try {
            return match ($import?->status) {
                ImportStatus::Checking => $this->check->handle($import, $until),
                ImportStatus::Running => $this->apply->handle($import, $until),
                ImportStatus::Undoing => $this->undo->handle($import, $until),
                default => false,
            };
        } catch (Throwable $failure) {
            $this->recordFailure($importId, $failure);

            throw $failure;
        }
    }

    private function recordFailure(int $importId, Throwable $failure): void
    {
        DB::transaction(static function () use ($importId, $failure): void {
            $import = Import::query()->lockForUpdate()->find($importId);
            if ($import === null || ! $import->status->isWorking()) {
                return;
            }
            $import->failures++;
            if ($failure instanceof ImportFileRefusedException || $import->failures >= self::MAX_FAILURES) {
                $import->error = $failure instanceof ImportFileRefusedException
                    ? $failure->getMessage()
                    : 'The import failed because of an internal error. Finished rows are kept. Resume or undo the import, or contact a developer.';
                // A check has written no records, so it can start again.
                $import->status = $import->status === ImportStatus::Checking ? ImportStatus::Mapped : ImportStatus::Failed;
            }
            $import->save();
        });
    }
}
