<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\DbCleanupStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\DbCleanup;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Stops a clean-up or its undo after the current step. Earlier changes stay and can be undone. */
final readonly class StopDbCleanup
{
    public function __construct(private AuditTrail $audit) {}

    /** @return bool false when it had already ended */
    public function handle(DbCleanup $cleanup, User $actor): bool
    {
        return DB::transaction(function () use ($cleanup, $actor): bool {
            $current = DbCleanup::query()->lockForUpdate()->findOrFail($cleanup->id);
            if (! in_array($current->status, DbCleanupStatus::underWay(), true)) {
                return false;
            }
            $before = $current->status;
            $current->fill(['status' => DbCleanupStatus::Cancelled, 'finished_at' => now()])->save();
            $this->audit->record('db_cleanup.stopped', $current, ['status' => $before->value], ['status' => DbCleanupStatus::Cancelled->value], $actor->id);

            return true;
        }, 3);
    }
}
