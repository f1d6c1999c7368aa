<?php

declare(strict_types=1);

namespace Tests\Feature\Realtime;

use App\Infrastructure\Realtime\RealtimeApi;
use App\Infrastructure\Realtime\RealtimeConnection;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Http;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** The name of the connection alone moves both pages and server to another realtime server. */
final class RealtimeConnectionTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        foreach (['reverb', 'pusher'] as $name) {
            config(["broadcasting.connections.{$name}" => [
                'driver' => $name, 'key' => "{$name}-key", 'secret' => "{$name}-secret", 'app_id' => "{$name}-app",
                'options' => ['host' => "api.{$name}.test", 'port' => 8081, 'scheme' => 'http'],
                'client' => ['host' => "ws.{$name}.test", 'port' => 443, 'scheme' => 'https', 'path' => ''],
            ]]);
        }
    }

    #[TestWith(['reverb'])]
    #[TestWith(['pusher'])]
    public function test_pages_policy_and_server_follow_the_setting(string $name): void
    {
        config(['broadcasting.default' => $name]);
        Http::fake(['*' => Http::response('{}')]);

        $page = $this->actingAs(User::factory()->createOne())->get('/notifications');
        $this->app?->make(RealtimeApi::class)->terminateConnections(5);

        $page->assertInertia(static fn ($inertia) => $inertia->where('app.realtime.key', "{$name}-key")->where('app.realtime.host', "ws.{$name}.test")->etc());
        $this->assertStringContainsString("wss://ws.{$name}.test:443", (string) $page->headers->get('Content-Security-Policy'));
        Http::assertSent(static fn (Request $request): bool => str_starts_with($request->url(), "http://api.{$name}.test:8081/apps/{$name}-app/users/5/terminate_connections"));
    }

    public function test_pages_open_without_a_realtime_server(): void
    {
        config(['broadcasting.default' => 'null']);

        $this->assertFalse($this->app?->make(RealtimeConnection::class)->reachesServer());
        $this->actingAs(User::factory()->createOne())->get('/notifications')->assertOk();
    }
}
