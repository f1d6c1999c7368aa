<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Models\Import;
use App\Services\Imports\FileRefused;
use Illuminate\Support\Facades\DB;
use Throwable;

/**
 * Works on an import for a while, in steps of a transaction each.
 *
 * The import's own row says how far it has come, and is written with the rows: a process that dies is carried on by the next
 * one, and two at once share the steps.
 */
final readonly class AdvanceImport
{
    private const MOST_FAILURES = 4;

    public function __construct(private CheckRows $check, private ApplyRows $apply, private UndoRows $undo) {}

    /**
     * @param  float  $seconds  when to stop and let others work
     * @return bool whether there is more to do
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
            $this->note($importId, $failure);

            throw $failure;
        }
    }

    private function note(int $importId, Throwable $failure): void
    {
        DB::transaction(static function () use ($importId, $failure): void {
            $import = Import::query()->lockForUpdate()->find($importId);
            if ($import === null || ! $import->status->isWorking()) {
                return;
            }
            $import->failures++;
            if ($failure instanceof FileRefused || $import->failures >= self::MOST_FAILURES) {
                $import->error = $failure instanceof FileRefused ? $failure->getMessage() : 'It stopped on a fault of the program, which is in the log. What was done is kept; carry on or undo it.';
                // A check has written nothing: it can be begun again.
                $import->status = $import->status === ImportStatus::Checking ? ImportStatus::Mapped : ImportStatus::Failed;
            }
            $import->save();
        });
    }
}
