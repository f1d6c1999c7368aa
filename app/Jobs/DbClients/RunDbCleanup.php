<?php

declare(strict_types=1);

namespace App\Jobs\DbClients;

use App\Actions\DbClients\AdvanceDbCleanup;
use App\Enums\DbCleanupStatus;
use App\Models\DbCleanup;
use Illuminate\Contracts\Queue\ShouldQueueAfterCommit;
use Illuminate\Foundation\Queue\Queueable;
use Throwable;

/** Runs a clean-up or its undo. The row keeps the progress, so a run after a crash continues from there. */
final class RunDbCleanup implements ShouldQueueAfterCommit
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public int $timeout = 60;

    /** Seconds of work before the rest goes to a new job; less than the timeout. */
    private const SHIFT = 20;

    public function __construct(public readonly int $cleanupId) {}

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

    /** Earlier changes stay and can be undone. Another clean-up may start. */
    public function failed(?Throwable $failure): void
    {
        DbCleanup::query()
            ->whereKey($this->cleanupId)
            ->whereIn('status', DbCleanupStatus::underWay())
            ->update([
                'status' => DbCleanupStatus::Failed,
                'error' => 'The run stopped because of an internal error. Earlier changes stay. Contact a developer.',
                'finished_at' => now(),
            ]);
    }
}
