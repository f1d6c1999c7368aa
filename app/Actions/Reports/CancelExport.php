<?php

declare(strict_types=1);

namespace App\Actions\Reports;

use App\Enums\ExportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Files\ExportFiles;
use App\Lists\Exports\ExportPlan;
use App\Models\Export;
use Illuminate\Support\Facades\DB;

/** Cancels a running export and removes its unfinished file. */
final readonly class CancelExport
{
    public function __construct(private AuditTrail $audit, private ExportFiles $files, private ExportPlan $plan) {}

    /** @return bool false when the export had already ended */
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
            $this->files->delete($export->id);
        }

        return $isCancelled;
    }
}
