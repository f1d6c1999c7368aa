<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BulkChangeStatus;
use App\Jobs\Clients\RunBulkChange;
use App\Models\BulkChange;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;

/** Takes a change of many clients back, in the background; what others have changed since stays. */
final readonly class UndoBulkChange
{
    public function __construct(private AuditTrail $audit) {}

    /** False when there is nothing to take back. */
    public function handle(BulkChange $change): bool
    {
        return DB::transaction(function () use ($change): bool {
            $isTaken = BulkChange::query()->whereKey($change->id)->whereIn('status', [BulkChangeStatus::Done, BulkChangeStatus::Cancelled, BulkChangeStatus::Failed])
                ->update(['status' => BulkChangeStatus::Undoing, 'after_id' => 0, 'finished_at' => null, 'heartbeat_at' => now()]) === 1;
            if ($isTaken) {
                $this->audit->record('clients.bulk_change_undone', $change);
                RunBulkChange::dispatch($change->id);
            }

            return $isTaken;
        });
    }
}
