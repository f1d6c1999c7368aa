<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportRowRepository;
use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Import;
use App\Support\ChangedMeanwhileException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Stops an import after its current step. Imported rows are kept. */
final readonly class CancelImport
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws ChangedMeanwhileException when the import is not open or running */
    public function handle(Import $import): Import
    {
        return DB::transaction(function () use ($import): Import {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            if (! $current->status->isOpen() && ! in_array($current->status, [ImportStatus::Checking, ImportStatus::Running, ImportStatus::Failed], true)) {
                throw ChangedMeanwhileException::decided('import', mb_strtolower($current->status->label()));
            }
            $now = CarbonImmutable::now();
            $current->update(['status' => ImportStatus::Cancelled, 'cancelled_at' => $now, 'finished_at' => $now]);
            if ($current->started_at === null) {
                // No row was imported, so the results of the dry run are deleted.
                DB::table('import_rows')->where('import_id', $current->id)->delete();
                $current->update([...ImportRowRepository::NO_RESULTS, 'problems' => []]);
            } else {
                DB::table('import_rows')->where('import_id', $current->id)->where('row_no', '>=', $current->rowNoAfter($current->processed_rows))->delete();
            }
            $this->audit->record('import.cancelled', $current, after: $current->only(['processed_rows', 'created_rows', 'updated_rows']));

            return $current;
        });
    }
}
