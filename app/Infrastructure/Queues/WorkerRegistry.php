<?php

declare(strict_types=1);

namespace App\Infrastructure\Queues;

use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\Cache;

/**
 * The queue workers that run now, on all hosts, kept in the cache. All are under one key, which works with every cache driver. The
 * lock prevents lost updates.
 *
 * @phpstan-type Worker array{host: string, pid: int, connection: string, queues: string, job: string|null, since: int, seen: int}
 */
final readonly class WorkerRegistry
{
    /** A worker without a heartbeat for this long has ended. A job takes up to 60 seconds, and heartbeats are 10 seconds apart. */
    public const LOST_SECONDS = 75;

    private const KEY = 'queue-workers';

    private const LOCK_SECONDS = 5;

    /** @return list<Worker> `since` and `seen` are Unix times */
    public function all(): array
    {
        $oldest = CarbonImmutable::now()->getTimestamp() - self::LOST_SECONDS;
        /** @var list<Worker> $workers */
        $workers = Cache::get(self::KEY, []);

        return array_values(array_filter($workers, static fn (array $worker): bool => $worker['seen'] >= $oldest));
    }

    /** @param  Worker  $worker */
    public function record(array $worker): void
    {
        $this->replace($worker['host'], $worker['pid'], $worker);
    }

    public function forget(string $host, int $pid): void
    {
        $this->replace($host, $pid, null);
    }

    /** @param  Worker|null  $worker */
    private function replace(string $host, int $pid, ?array $worker): void
    {
        Cache::lock(self::KEY.':lock', self::LOCK_SECONDS)->block(1, function () use ($host, $pid, $worker): void {
            $others = array_filter($this->all(), static fn (array $other): bool => $other['host'] !== $host || $other['pid'] !== $pid);
            Cache::put(self::KEY, [...array_values($others), ...array_filter([$worker])], self::LOST_SECONDS);
        });
    }
}
