<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Models\Import;
use App\Services\Audit\AuditTrail;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Stops an import: what is under way is finished first, since it holds the import's row, and what is done is kept. */
final readonly class CancelImport
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws ImportMoved when there is nothing to stop */
    public function handle(Import $import): Import
    {
        return DB::transaction(function () use ($import): Import {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            if (! $current->status->isOpen() && ! in_array($current->status, [ImportStatus::Checking, ImportStatus::Running, ImportStatus::Failed], true)) {
                throw new ImportMoved;
            }
            $now = CarbonImmutable::now();
            $current->update(['status' => ImportStatus::Cancelled, 'cancelled_at' => $now, 'finished_at' => $now]);
            if ($current->started_at === null) {
                // Nothing was brought in, so nothing of the dry run holds any longer.
                DB::table('import_rows')->where('import_id', $current->id)->delete();
                $current->update(['created_rows' => 0, 'updated_rows' => 0, 'skipped_rows' => 0, 'error_rows' => 0, 'excluded_rows' => 0, 'problems' => []]);
            } else {
                DB::table('import_rows')->where('import_id', $current->id)->where('row_no', '>', $current->processed_rows + 1)->delete();
            }
            $this->audit->record('import.cancelled', $current, after: $current->only(['processed_rows', 'created_rows', 'updated_rows']));

            return $current;
        });
    }
}
