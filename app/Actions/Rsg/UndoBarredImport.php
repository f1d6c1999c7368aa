<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Rsg\WorkOnBarredImport;
use App\Models\BarredImport;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Starts the undo of an import, as far as it got. */
final readonly class UndoBarredImport
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws ChangedMeanwhileException when there is nothing to undo */
    public function handle(BarredImport $import, User $by): void
    {
        DB::transaction(function () use ($import, $by): void {
            $current = BarredImport::query()->lockForUpdate()->findOrFail($import->id);
            if (! $current->canBeUndone()) {
                throw ChangedMeanwhileException::decided('import', mb_strtolower($current->status->label()));
            }
            $current->update([
                'status' => ImportStatus::Undoing,
                'undone_by' => $by->id,
                'undone_rows' => 0,
                'kept_rows' => 0,
                'failures' => 0,
                'error' => null,
                'heartbeat_at' => now(),
            ]);
            $this->audit->record('barred_import.undo_started', $current, actorId: $by->id);
            WorkOnBarredImport::dispatch($current->id);
        }, 3);
    }
}
