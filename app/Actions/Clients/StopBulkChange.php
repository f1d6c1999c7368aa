<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BulkChangeStatus;
use App\Models\BulkChange;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;

/** Stops a change of many clients after the batch under way; what is done stays, and can be taken back. */
final readonly class StopBulkChange
{
    public function __construct(private AuditTrail $audit) {}

    /** False when it had ended already. */
    public function handle(BulkChange $change): bool
    {
        return DB::transaction(function () use ($change): bool {
            $isStopped = BulkChange::query()->whereKey($change->id)->whereIn('status', [BulkChangeStatus::Queued, BulkChangeStatus::Running])
                ->update(['status' => BulkChangeStatus::Cancelled, 'finished_at' => now()]) === 1;
            if ($isStopped) {
                $this->audit->record('clients.bulk_change_stopped', $change, ['status' => $change->status->value], ['status' => BulkChangeStatus::Cancelled->value]);
            }

            return $isStopped;
        });
    }
}
