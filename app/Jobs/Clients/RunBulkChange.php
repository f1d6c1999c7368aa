<?php

declare(strict_types=1);

namespace App\Jobs\Clients;

use App\Actions\Clients\AdvanceBulkChange;
use App\Enums\BulkChangeStatus;
use App\Models\BulkChange;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Throwable;

/** Runs one batch of a bulk change and queues the next. */
final class RunBulkChange implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public function __construct(public readonly int $bulkChangeId)
    {
        $this->afterCommit();
    }

    public function handle(AdvanceBulkChange $runner): void
    {
        if ($runner->handle($this->bulkChangeId)) {
            self::dispatch($this->bulkChangeId);
        }
    }

    public function failed(?Throwable $failure): void
    {
        BulkChange::query()
            ->whereKey($this->bulkChangeId)
            ->whereIn('status', [BulkChangeStatus::Queued, BulkChangeStatus::Running, BulkChangeStatus::Undoing])
            ->update([
                'status' => BulkChangeStatus::Failed,
                'error' => 'The bulk change failed because of an internal error. Finished changes are kept. Contact a developer.',
                'finished_at' => now(),
            ]);
    }
}
