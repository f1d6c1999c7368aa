<?php

declare(strict_types=1);

namespace App\Actions\Exports;

use App\Enums\ExportStatus;
use App\Models\Export;
use App\Services\Audit\AuditTrail;
use App\Services\Exports\ExportFiles;
use App\Services\Exports\ExportPlan;
use Illuminate\Support\Facades\DB;

/** Stops an export that is still being written, and removes what there is of it. */
final readonly class CancelExport
{
    public function __construct(private AuditTrail $audit, private ExportFiles $files, private ExportPlan $plan) {}

    /** False when there was nothing left to stop. */
    public function handle(Export $export): bool
    {
        $isCancelled = DB::transaction(function () use ($export): bool {
            $count = Export::query()->whereKey($export->id)->whereIn('status', [ExportStatus::Queued, ExportStatus::Running])
                ->update(['status' => ExportStatus::Cancelled, 'finished_at' => now()]);
            if ($count === 1) {
                $this->plan->discard($export);
                $this->audit->record('export.cancelled', $export, ['status' => $export->status->value], ['status' => ExportStatus::Cancelled->value]);
            }

            return $count === 1;
        });
        if ($isCancelled) {
            $this->files->delete($export);
        }

        return $isCancelled;
    }
}
