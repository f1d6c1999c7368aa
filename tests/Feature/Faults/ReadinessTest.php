<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Infrastructure\Health\Readiness;
use App\Models\OutboxMessage;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Http;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class ReadinessTest extends TestCase
{
    use RefreshDatabase, RemembersReadinessApart;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:00:00');
        $this->rememberReadinessApart();
        config(['broadcasting.default' => 'reverb']);
        Http::fake(['*' => Http::response(['health' => 'OK'])]);
        $this->app?->make(Readiness::class)->beat();
    }

    public function test_it_is_ready_when_every_part_works(): void
    {
        $this->ready()->assertOk()->assertJsonPath('ready', true)->assertHeader('Cache-Control', 'no-store, private');
    }

    public function test_unreachable_realtime_server_is_reported(): void
    {
        Http::swap(new \Illuminate\Http\Client\Factory);
        Http::fake(static fn () => throw new ConnectionException('refused'));

        $this->ready()->assertStatus(503)->assertJsonPath('parts.realtime', false)->assertJsonPath('parts.database', true);
    }

    public function test_stopped_scheduler_is_reported(): void
    {
        $this->travel(4)->minutes();

        $this->ready()->assertStatus(503)->assertJsonPath('parts.scheduler', false);
    }

    public function test_delayed_outbox_is_reported(): void
    {
        OutboxMessage::query()->create(['topic' => 'broadcast', 'payload' => [], 'available_at' => now()->subMinutes(2)]);

        $this->ready()->assertStatus(503)->assertJsonPath('parts.queue', false);
    }

    public function test_full_disk_is_reported(): void
    {
        config(['paddock.readiness.free_bytes' => PHP_INT_MAX]);

        $this->ready()->assertStatus(503)->assertJsonPath('parts.disk', false);
    }

    public function test_second_check_within_seconds_uses_the_cache(): void
    {
        $this->ready()->assertOk();
        config(['paddock.readiness.free_bytes' => PHP_INT_MAX]);
        $queries = 0;
        DB::listen(static function () use (&$queries): void {
            $queries++;
        });

        $this->travel(4)->seconds();
        $this->ready()->assertOk()->assertJsonPath('parts.disk', true);
        $this->assertSame(0, $queries);
        Http::assertSentCount(1);

        $this->travel(1)->seconds();
        $this->ready()->assertStatus(503)->assertJsonPath('parts.disk', false);
        $this->assertGreaterThan(0, $queries);
        Http::assertSentCount(2);
    }

    public function test_failure_is_cached_as_briefly_as_success(): void
    {
        config(['paddock.readiness.free_bytes' => PHP_INT_MAX]);
        $this->ready()->assertStatus(503);
        config(['paddock.readiness.free_bytes' => 0]);
        $this->ready()->assertStatus(503);

        $this->travel(5)->seconds();
        $this->ready()->assertOk();
    }

    #[TestWith([''])]
    #[TestWith(['{"at":'])]
    #[TestWith(['[]'])]
    #[TestWith(['{"at":1795143600}'])]
    #[TestWith(['{"at":4000000000,"parts":{"disk":false}}'])]
    public function test_broken_or_outdated_cache_is_ignored(string $kept): void
    {
        file_put_contents($this->readinessFile, $kept);

        $this->ready()->assertOk()->assertJsonPath('parts.disk', true);
    }

    public function test_it_answers_without_a_writable_cache_file(): void
    {
        config(['paddock.readiness.file' => '/nowhere/at/all.json']);

        $this->ready()->assertOk();
        $this->ready()->assertOk();

        Http::assertSentCount(2);
    }

    /** @return TestResponse<Response> */
    private function ready(): TestResponse
    {
        return $this->get('/ready');
    }
}
