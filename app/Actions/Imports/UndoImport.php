<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Imports\WorkOnImport;
use App\Models\Import;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Starts the undo of an import, as far as it got. */
final readonly class UndoImport
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws ChangedMeanwhileException when there is nothing to undo */
    public function handle(Import $import, User $by): void
    {
        DB::transaction(function () use ($import, $by): void {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            if (! $current->canBeUndone()) {
                throw ChangedMeanwhileException::decided('import', mb_strtolower($current->status->label()));
            }
            if ($current->status === ImportStatus::Failed) {
                $this->audit->record('import.failed', $current, after: ['processed_rows' => $current->processed_rows]);
            }
            $current->update([
                'status' => ImportStatus::Undoing,
                'undone_by' => $by->id,
                'failures' => 0,
                'error' => null,
                'heartbeat_at' => CarbonImmutable::now(),
            ]);
            WorkOnImport::dispatch($current->id);
        });
    }
}
