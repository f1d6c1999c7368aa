<?php

declare(strict_types=1);

namespace App\Jobs\Rsg;

use App\Actions\Rsg\AdvanceBetstopRun;
use App\Enums\BetstopRunKind;
use App\Enums\BetstopRunStatus;
use App\Models\BetstopRun;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Throwable;

/** Checks the next listed people with the BetStop register and queues the rest. A paused check is continued by the scheduler. */
final class WorkOnBetstopRun implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public function __construct(public readonly int $runId)
    {
        $this->afterCommit();
    }

    public function handle(AdvanceBetstopRun $advance): void
    {
        if ($advance->handle($this->runId)) {
            self::dispatch($this->runId);
        }
    }

    /** The scheduler resumes the nightly check. */
    public function failed(?Throwable $failure): void
    {
        BetstopRun::query()
            ->whereKey($this->runId)
            ->where('kind', BetstopRunKind::Batch)
            ->where('status', BetstopRunStatus::Running)
            ->update(['status' => BetstopRunStatus::Failed, 'people' => null, 'finished_at' => now()]);
    }
}
