<?php

declare(strict_types=1);

namespace App\Jobs\Rsg;

use App\Actions\Rsg\EnforceExclusion;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Freezes the records of an excluded person. Safe to repeat; `exclusions:resume` restarts a lost job. */
final class RunExclusion implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public function __construct(public readonly int $caseId)
    {
        $this->afterCommit();
    }

    public function handle(EnforceExclusion $enforce): void
    {
        $enforce->handle($this->caseId);
    }
}
