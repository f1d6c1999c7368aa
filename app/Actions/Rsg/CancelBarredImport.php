<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredImportRowStatus;
use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredImport;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Stops an import after its current step. Finished changes stay. */
final readonly class CancelBarredImport
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws ChangedMeanwhileException when the import has ended or is being undone */
    public function handle(BarredImport $import, User $by): void
    {
        DB::transaction(function () use ($import, $by): void {
            $current = BarredImport::query()->lockForUpdate()->findOrFail($import->id);
            if (! in_array($current->status, [ImportStatus::Checked, ImportStatus::Running, ImportStatus::Failed], true) || $current->undone_by !== null) {
                throw ChangedMeanwhileException::decided('import', mb_strtolower($current->status->label()));
            }
            $current
                ->rows()
                ->where('status', BarredImportRowStatus::Planned)
                ->update(['status' => BarredImportRowStatus::Skipped, 'message' => 'The import was stopped.']);
            $current->update(['status' => ImportStatus::Cancelled, 'finished_at' => now()]);
            $this->audit->record('barred_import.cancelled', $current, after: ['processed_rows' => $current->processed_rows], actorId: $by->id);
        }, 3);
    }
}
