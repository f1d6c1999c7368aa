<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Enums\TelescopeEntryType;
use App\Enums\TelescopeOutcome;
use App\Infrastructure\Monitoring\Entry;
use App\Infrastructure\Monitoring\EntryFactory;
use App\Infrastructure\Monitoring\EntryRepository;
use App\Infrastructure\Monitoring\Recorder;
use RuntimeException;

final class PulseTest extends MonitoringTestCase
{
    public function test_empty_page_opens(): void
    {
        $props = $this->props('/pulse');

        $this->assertSame(['1h', [], [], 0, 0, false], [$props['period'], $props['servers'], $props['slow_requests'], $props['requests'], $props['cache_hits'], $props['is_enabled']]);
    }

    public function test_sampled_requests_are_scaled_to_users_and_cache_reads(): void
    {
        $this->request(userId: $this->developer->id, weight: 100, hits: 9, misses: 1);
        $this->request(userId: $this->developer->id, weight: 100);
        $this->request(weight: 50);
        // A slow request outside of the sample.
        $this->request(userId: $this->developer->id, milliseconds: 1_500.0);

        $props = $this->props('/pulse');

        $this->assertSame([250, 3, 9, 1], [$props['requests'], $props['sampled_requests'], $props['cache_hits'], $props['cache_misses']]);
        $this->assertSame(
            [['id' => $this->developer->id, 'name' => $this->developer->full_name, 'requests' => 200], ['id' => null, 'name' => null, 'requests' => 50]],
            $props['users'],
        );
    }

    public function test_slow_work_is_grouped_slowest_first(): void
    {
        $this->request(milliseconds: 1_000.0);
        $this->request(milliseconds: 3_000.0, failed: true);
        $this->request(milliseconds: 5_000.0, label: 'GET /b');
        $this->request(milliseconds: 20.0);
        $this->add(TelescopeEntryType::Query, 'select 1', TelescopeOutcome::Slow, 1_200.0);
        $this->add(TelescopeEntryType::Job, 'App\Jobs\A', TelescopeOutcome::Failed, 5.0);
        $this->add(TelescopeEntryType::Job, 'App\Jobs\B', TelescopeOutcome::Ok, 5.0);

        $props = $this->props('/pulse');

        $this->assertSame([['GET /b', 1, 5000], ['GET /a', 2, 3000]], array_map(static fn (array $row): array => [$row['label'], $row['times'], (int) $row['slowest_ms']], $props['slow_requests']));
        $this->assertSame(2_000, (int) $props['slow_requests'][1]['average_ms']);
        $this->assertSame(['select 1'], array_column($props['slow_queries'], 'label'));
        $this->assertSame([['App\Jobs\A', 1]], array_map(static fn (array $row): array => [$row['label'], $row['failed']], $props['jobs']));
        $this->assertSame(1, $props['failed_jobs']);
    }

    public function test_period_limits_the_figures(): void
    {
        $this->request(milliseconds: 2_000.0);
        $this->travel(5)->hours();

        $this->assertSame([0, 1, 1], array_map(fn (string $period): int => count($this->props("/pulse?period={$period}")['slow_requests']), ['1h', '6h', '24h']));
        $this->assertSame('1h', $this->props('/pulse?period=year')['period']);
    }

    public function test_exceptions_are_grouped_by_class_and_place(): void
    {
        foreach ([1, 2] as $time) {
            app(EntryRepository::class)->add([EntryFactory::exception($this->broken())]);
        }

        $props = $this->props('/pulse');

        $this->assertSame([[RuntimeException::class, 2]], array_map(static fn (array $row): array => [$row['label'], $row['times']], $props['exceptions']));
        $this->assertStringStartsWith('tests/Feature/DeveloperTools/PulseTest.php:', $props['exceptions'][0]['at']);
        $this->assertSame(2, $props['exceptions_count']);
    }

    public function test_newest_snapshot_of_each_server_is_shown(): void
    {
        app(EntryRepository::class)->add([EntryFactory::server('web-2', ['cpu_percent' => 80.0, 'memory_used' => 1, 'memory_total' => 2, 'disk_used' => 3, 'disk_total' => 4])]);
        $this->travel(4)->minutes();
        app(Recorder::class)->snapshot();

        $servers = $this->props('/pulse')['servers'];

        $this->assertCount(2, $servers);
        $byHost = array_column($servers, null, 'host');
        $this->assertSame([80, true], [(int) $byHost['web-2']['cpu_percent'], $byHost['web-2']['is_silent']]);
        $own = $byHost[gethostname()];
        $this->assertFalse($own['is_silent']);
        $this->assertGreaterThan(0, $own['disk_total']);
    }

    private function broken(): RuntimeException
    {
        return new RuntimeException('Broken');
    }

    private function request(?int $userId = null, int $weight = 0, int $hits = 0, int $misses = 0, float $milliseconds = 10.0, bool $failed = false, string $label = 'GET /a'): void
    {
        app(EntryRepository::class)->add([new Entry(
            TelescopeEntryType::Request, $label, $label, [], TelescopeOutcome::of($failed, $milliseconds), $failed ? '500' : '200', $milliseconds, $userId, $weight, $hits, $misses,
        )]);
    }

    private function add(TelescopeEntryType $type, string $label, TelescopeOutcome $outcome, float $milliseconds): void
    {
        app(EntryRepository::class)->add([new Entry($type, $label, $label, [], $outcome, null, $milliseconds)]);
    }
}
