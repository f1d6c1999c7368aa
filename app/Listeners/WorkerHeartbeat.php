<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Infrastructure\Queues\WorkerRegistry;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Queue\Job;
use Illuminate\Queue\Events\JobProcessing;
use Illuminate\Queue\Events\Looping;

/**
 * Records that this queue worker runs and what it does, for /horizon. A worker looks for jobs every 50 ms, so between two heartbeats
 * this only compares times.
 */
final class WorkerHeartbeat
{
    private const EVERY_SECONDS = 10;

    private ?Looping $worker = null;

    private ?Job $job = null;

    /** Unix time of the start of the job, or of the wait for one. */
    private int $since = 0;

    private int $writtenAt = 0;

    public function __construct(private readonly WorkerRegistry $workers) {}

    public function looping(Looping $event): void
    {
        $now = CarbonImmutable::now()->getTimestamp();
        if ($this->worker === null || $this->job !== null) {
            [$this->job, $this->since] = [null, $now];
        }
        $this->worker = $event;
        $this->beat($now);
    }

    /** Jobs that run at once inside a request or another job are not a worker's. */
    public function processing(JobProcessing $event): void
    {
        if ($this->worker === null || $event->connectionName !== $this->worker->connectionName) {
            return;
        }
        $now = CarbonImmutable::now()->getTimestamp();
        [$this->job, $this->since] = [$event->job, $now];
        $this->beat($now);
    }

    public function stopping(): void
    {
        if ($this->worker !== null) {
            rescue(fn () => $this->workers->forget((string) gethostname(), (int) getmypid()), report: false);
        }
    }

    /** Without the cache, the worker works on and is missing on the page. */
    private function beat(int $now): void
    {
        if ($this->worker === null || $now - $this->writtenAt < self::EVERY_SECONDS) {
            return;
        }
        $this->writtenAt = $now;
        rescue(fn () => $this->workers->record([
            'host' => (string) gethostname(),
            'pid' => (int) getmypid(),
            'connection' => $this->worker->connectionName,
            'queues' => $this->worker->queue,
            'job' => $this->job?->resolveName(),
            'since' => $this->since,
            'seen' => $now,
        ]), report: false);
    }
}
