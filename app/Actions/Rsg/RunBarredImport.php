<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredImportOutcome;
use App\Enums\BarredImportRowStatus;
use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Rsg\WorkOnBarredImport;
use App\Models\BarredImport;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Starts a checked import, or resumes a failed one, in the background. */
final readonly class RunBarredImport
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  bool  $isComplete  the file is the whole list, so entries that are missing from it end
     *
     * @throws ChangedMeanwhileException when the import has started or was cancelled
     * @throws OperationRefusedException when the file is the whole list and has rows that can't be recognised
     */
    public function handle(BarredImport $import, bool $isComplete, User $by): void
    {
        DB::transaction(function () use ($import, $isComplete, $by): void {
            $current = BarredImport::query()->lockForUpdate()->findOrFail($import->id);
            $isResumed = $current->status === ImportStatus::Failed;
            if ($current->status !== ImportStatus::Checked && ! $isResumed) {
                throw ChangedMeanwhileException::decided('import', mb_strtolower($current->status->label()));
            }
            if (! $isResumed && $isComplete && ! $current->canLiftMissing()) {
                throw new OperationRefusedException(
                    'Rows with errors may be entries of this list. Correct the file and check it again before you lift missing entries.',
                );
            }
            if (! $isResumed) {
                $current->fill(['is_complete' => $isComplete, 'started_at' => now()]);
                if (! $isComplete) {
                    $kept = $current
                        ->rows()
                        ->where('outcome', BarredImportOutcome::Lift)
                        ->update([
                            'status' => BarredImportRowStatus::Skipped,
                            'message' => 'Not in the file, which is not the whole list.',
                        ]);
                    $current->fill([
                        'lifted_rows' => 0,
                        'planned_rows' => $current->planned_rows - $kept,
                        'skipped_rows' => $current->skipped_rows + $kept,
                    ]);
                }
            }
            $current
                ->fill([
                    'status' => $current->undone_by === null ? ImportStatus::Running : ImportStatus::Undoing,
                    'failures' => 0,
                    'error' => null,
                    'heartbeat_at' => now(),
                ])
                ->save();
            $this->audit->record(
                'barred_import.started',
                $current,
                after: ['planned_rows' => $current->planned_rows, 'is_complete' => $current->is_complete],
                actorId: $by->id,
            );
            WorkOnBarredImport::dispatch($current->id);
        }, 3);
    }
}
