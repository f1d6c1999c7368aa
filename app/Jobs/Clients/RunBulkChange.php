<?php

declare(strict_types=1);

namespace App\Jobs\Clients;

use App\Enums\BulkChangeStatus;
use App\Models\BulkChange;
use App\Services\Bulk\ClientBulkRunner;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;
use Throwable;

/** Does one batch of a change of many clients, and leaves the next to another job. */
final class RunBulkChange implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public function __construct(public readonly int $bulkChangeId)
    {
        $this->afterCommit();
    }

    public function handle(ClientBulkRunner $runner): void
    {
        if ($runner->runBatch($this->bulkChangeId)) {
            self::dispatch($this->bulkChangeId);
        }
    }

    public function failed(?Throwable $failure): void
    {
        BulkChange::query()->whereKey($this->bulkChangeId)->whereIn('status', [BulkChangeStatus::Queued, BulkChangeStatus::Running, BulkChangeStatus::Undoing])
            ->update(['status' => BulkChangeStatus::Failed, 'error' => 'It could not go on. What was changed stays; tell a developer.', 'finished_at' => now()]);
    }
}
