<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Models\OutboxMessage;
use App\Services\Health\Readiness;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Support\Facades\Http;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class ReadinessTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
        Http::fake(['*' => Http::response(['health' => 'OK'])]);
        $this->app?->make(Readiness::class)->beat();
    }

    public function test_it_is_ready_when_every_part_works(): void
    {
        $this->ready()->assertOk()->assertJsonPath('ready', true)->assertHeader('Cache-Control', 'no-store, private');
    }

    public function test_a_realtime_server_that_does_not_answer_shows(): void
    {
        Http::swap(new \Illuminate\Http\Client\Factory);
        Http::fake(static fn () => throw new ConnectionException('refused'));

        $this->ready()->assertStatus(503)->assertJsonPath('parts.realtime', false)->assertJsonPath('parts.database', true);
    }

    public function test_a_scheduler_that_stopped_shows(): void
    {
        $this->travel(4)->minutes();

        $this->ready()->assertStatus(503)->assertJsonPath('parts.scheduler', false);
    }

    public function test_live_events_that_wait_show(): void
    {
        OutboxMessage::query()->create(['topic' => 'broadcast', 'payload' => [], 'available_at' => now()->subMinutes(2)]);

        $this->ready()->assertStatus(503)->assertJsonPath('parts.queue', false);
    }

    public function test_a_disk_without_room_shows(): void
    {
        config(['paddock.readiness.free_bytes' => PHP_INT_MAX]);

        $this->ready()->assertStatus(503)->assertJsonPath('parts.disk', false);
    }

    /** @return TestResponse<Response> */
    private function ready(): TestResponse
    {
        return $this->get('/ready');
    }
}
