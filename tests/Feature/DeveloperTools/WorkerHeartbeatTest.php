<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Infrastructure\Queues\WorkerRegistry;
use App\Jobs\RelayOutbox;
use Illuminate\Cache\Events\KeyWritten;
use Illuminate\Contracts\Queue\Job;
use Illuminate\Queue\Events\JobProcessing;
use Illuminate\Queue\Events\Looping;
use Illuminate\Queue\Events\WorkerStopping;
use Illuminate\Support\Facades\Event;
use Tests\TestCase;

final class WorkerHeartbeatTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 14:05:00');
    }

    public function test_worker_is_listed_with_its_job_until_it_stops(): void
    {
        event(new Looping('database', 'live,default'));
        $this->assertSame([['live,default', null]], $this->listed());

        $this->travel(11)->seconds();
        event(new JobProcessing('database', $this->job()));
        $this->assertSame([['live,default', RelayOutbox::class]], $this->listed());

        event(new WorkerStopping);
        $this->assertSame([], $this->listed());
    }

    public function test_heartbeat_is_written_every_ten_seconds(): void
    {
        $writes = 0;
        Event::listen(static function (KeyWritten $event) use (&$writes): void {
            $writes++;
        });

        foreach (range(1, 31) as $second) {
            event(new Looping('database', 'live'));
            $this->travel(1)->seconds();
        }

        $this->assertSame(4, $writes);
    }

    public function test_worker_goes_on_without_the_cache(): void
    {
        config(['cache.default' => 'nowhere']);

        event(new Looping('database', 'live'));
        event(new WorkerStopping);

        config(['cache.default' => 'array']);
        $this->assertSame([], $this->listed());
    }

    public function test_workers_do_not_overwrite_each_other_and_expire(): void
    {
        $registry = app(WorkerRegistry::class);
        $registry->record($this->worker(1));
        $this->travel(60)->seconds();
        $registry->record($this->worker(2));
        $this->assertSame([1, 2], array_column($registry->all(), 'pid'));

        $this->travel(20)->seconds();
        $this->assertSame([2], array_column($registry->all(), 'pid'));
        $registry->record($this->worker(3));
        $registry->forget('web-1', 2);
        $this->assertSame([3], array_column($registry->all(), 'pid'));
    }

    public function test_job_that_runs_outside_a_worker_is_not_a_heartbeat(): void
    {
        event(new JobProcessing('sync', $this->job()));
        $this->assertSame([], $this->listed());

        event(new Looping('database', 'live'));
        $this->travel(11)->seconds();
        event(new JobProcessing('sync', $this->job()));
        event(new Looping('database', 'live'));
        $this->assertSame([['live', null]], $this->listed());
    }

    /** @return list<array{string, string|null}> */
    private function listed(): array
    {
        return array_map(static fn (array $worker): array => [$worker['queues'], $worker['job']], app(WorkerRegistry::class)->all());
    }

    private function job(): Job
    {
        $job = $this->createStub(Job::class);
        $job->method('resolveName')->willReturn(RelayOutbox::class);

        return $job;
    }

    /** @return array{host: string, pid: int, connection: string, queues: string, job: null, since: int, seen: int} */
    private function worker(int $pid): array
    {
        return ['host' => 'web-1', 'pid' => $pid, 'connection' => 'database', 'queues' => 'live', 'job' => null, 'since' => (int) now()->timestamp, 'seen' => (int) now()->timestamp];
    }
}
