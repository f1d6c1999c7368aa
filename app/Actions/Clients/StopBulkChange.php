<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BulkChangeStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BulkChange;
use Illuminate\Support\Facades\DB;

/** Stops a bulk change after the current batch. Finished changes are kept and can be undone. */
final readonly class StopBulkChange
{
    public function __construct(private AuditTrail $audit) {}

    /** @return bool false when the bulk change had already ended */
    public function handle(BulkChange $change): bool
    {
        return DB::transaction(function () use ($change): bool {
            $isStopped = BulkChange::query()->whereKey($change->id)->whereIn('status', [BulkChangeStatus::Queued, BulkChangeStatus::Running])
                ->update(['status' => BulkChangeStatus::Cancelled, 'finished_at' => now()]) === 1;
            if ($isStopped) {
                $this->audit->record(
                    'clients.bulk_change_stopped',
                    $change,
                    ['status' => $change->status->value],
                    ['status' => BulkChangeStatus::Cancelled->value],
                );
            }

            return $isStopped;
        });
    }
}
