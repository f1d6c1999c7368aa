<?php

declare(strict_types=1);

namespace App\Jobs\Users;

use App\Actions\Users\AdvanceTakeover;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Runs one step of a takeover and queues the next. `users:resume-takeovers` continues one whose job failed or was lost. */
final class RunTakeover implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public function __construct(public readonly int $takeoverId)
    {
        $this->afterCommit();
    }

    public function handle(AdvanceTakeover $takeover): void
    {
        if ($takeover->handle($this->takeoverId)) {
            self::dispatch($this->takeoverId);
        }
    }
}
