<?php

declare(strict_types=1);

namespace App\Jobs\DbClients;

use App\Actions\DbClients\AdvanceDbCleanup;
use App\Enums\DbCleanupStatus;
use App\Models\DbCleanup;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Throwable;

/** Does a clean-up or its undo. How far it is stands in the row, so a run after a crash goes on there. */
final class RunDbCleanup implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public int $timeout = 60;

    /** Seconds of work before the rest goes to a job of its own; less than the timeout. */
    private const SHIFT = 20;

    public function __construct(public readonly int $cleanupId)
    {
        $this->afterCommit();
    }

    public function handle(AdvanceDbCleanup $runner): void
    {
        $cleanup = DbCleanup::query()->find($this->cleanupId);
        if ($cleanup === null) {
            return;
        }

        $until = hrtime(true) + self::SHIFT * 1_000_000_000;
        do {
            $hasMore = $runner->handle($cleanup);
        } while ($hasMore && hrtime(true) < $until);

        if ($hasMore) {
            self::dispatch($this->cleanupId);
        }
    }

    /** What was changed stays and can be taken back; others may run now. */
    public function failed(?Throwable $failure): void
    {
        DbCleanup::query()->whereKey($this->cleanupId)->whereIn('status', DbCleanupStatus::underWay())
            ->update(['status' => DbCleanupStatus::Failed, 'error' => 'It could not go on. What was changed stays; tell a developer.', 'finished_at' => now()]);
    }
}
