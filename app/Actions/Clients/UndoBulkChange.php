<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BulkChangeStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Clients\RunBulkChange;
use App\Models\BulkChange;
use Illuminate\Support\Facades\DB;

/** Undoes a bulk change in the background. Later changes are kept. */
final readonly class UndoBulkChange
{
    public function __construct(private AuditTrail $audit) {}

    /** @return bool false when there is nothing to undo */
    public function handle(BulkChange $change): bool
    {
        return DB::transaction(function () use ($change): bool {
            $isStarted = BulkChange::query()
                ->whereKey($change->id)
                ->whereIn('status', [BulkChangeStatus::Done, BulkChangeStatus::Cancelled, BulkChangeStatus::Failed])
                ->update([
                    'status' => BulkChangeStatus::Undoing,
                    'after_id' => 0,
                    'finished_at' => null,
                    'heartbeat_at' => now(),
                ]) === 1;
            if ($isStarted) {
                $this->audit->record('clients.bulk_change_undone', $change);
                RunBulkChange::dispatch($change->id);
            }

            return $isStarted;
        });
    }
}
