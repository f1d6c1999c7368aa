<?php

declare(strict_types=1);

namespace App\Jobs;

use App\Domain\Notifications\OutboxRelay;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Processes the outbox. The job has no data: losing or repeating it does no harm. */
final class RelayOutbox implements ShouldQueue
{
    use Queueable;

    public const QUEUE = 'live';

    public int $tries = 1;

    /** Less than the queue's retry_after. */
    public int $timeout = 60;

    public function __construct()
    {
        $this->onQueue(self::QUEUE);
    }

    public function handle(OutboxRelay $relay): void
    {
        if ($relay->drain()) {
            self::dispatch();
        }
    }
}
