<?php

declare(strict_types=1);

namespace Tests\Feature\Realtime;

use App\Infrastructure\Realtime\RealtimeBroadcaster;
use App\Infrastructure\Realtime\RealtimeEvent;
use Illuminate\Broadcasting\BroadcastException;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\Facades\Http;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class RealtimeBroadcasterTest extends TestCase
{
    public function test_stock_settings_of_reverb_and_pusher_get_our_broadcaster(): void
    {
        config(['broadcasting.connections.pusher' => [
            'driver' => 'pusher', 'key' => 'k', 'secret' => 's', 'app_id' => '1', 'options' => ['host' => 'api-mt1.pusher.com', 'port' => 443, 'scheme' => 'https'],
        ]]);

        $this->assertInstanceOf(RealtimeBroadcaster::class, Broadcast::connection('reverb'));
        $this->assertInstanceOf(RealtimeBroadcaster::class, Broadcast::connection('pusher'));
    }

    public function test_event_is_one_signed_call_that_excludes_its_own_socket(): void
    {
        Http::fake(['*' => Http::response('{}')]);

        $this->broadcaster()->broadcast(['private-a.1', 'private-a.2'], 'greeting', ['text' => 'G’day', 'socket' => '12.34']);

        Http::assertSent(function (Request $request): bool {
            $body = $request->body();
            $query = self::query($request);
            $signed = "POST\n/apps/paddock/events\nauth_key=test-key&auth_nonce={$query['auth_nonce']}&auth_timestamp={$query['auth_timestamp']}&auth_version=1.0&body_md5=".md5($body);

            return $query['auth_signature'] === hash_hmac('sha256', $signed, 'test-secret')
                && abs(time() - (int) $query['auth_timestamp']) < 5
                && $request->hasHeader('Content-Type', 'application/json')
                && json_decode($body, true) === ['name' => 'greeting', 'data' => '{"text":"G’day"}', 'channels' => ['private-a.1', 'private-a.2'], 'socket_id' => '12.34'];
        });
        Http::assertSentCount(1);
    }

    public function test_the_prefix_of_a_proxy_is_sent_but_not_signed(): void
    {
        config(['broadcasting.connections.reverb.options.path' => '/realtime/']);
        Http::fake(['*' => Http::response('{}')]);

        $this->broadcaster()->broadcast(['private-a.1'], 'greeting');

        Http::assertSent(function (Request $request): bool {
            $query = self::query($request);
            $signed = "POST\n/apps/paddock/events\nauth_key=test-key&auth_nonce={$query['auth_nonce']}&auth_timestamp={$query['auth_timestamp']}&auth_version=1.0&body_md5=".md5($request->body());

            return parse_url($request->url(), PHP_URL_PATH) === '/realtime/apps/paddock/events'
                && $query['auth_signature'] === hash_hmac('sha256', $signed, 'test-secret');
        });
    }

    public function test_more_than_a_hundred_channels_take_more_than_one_call(): void
    {
        Http::fake(['*' => Http::response('{}')]);

        $this->broadcaster()->broadcast(array_map(static fn (int $id): string => "private-a.{$id}", range(1, 201)), 'greeting');

        Http::assertSentCount(3);
        $this->assertSame('private-a.201', Http::recorded()[2][0]->data()['channel']);
    }

    #[TestWith([401, '{}'])]
    #[TestWith([200, '<h1>Welcome to nginx!</h1>'])]
    #[TestWith([500, 'oops'])]
    public function test_anything_but_200_with_json_is_a_failure(int $status, string $body): void
    {
        Http::fake(['*' => Http::response($body, $status)]);
        $this->expectException(BroadcastException::class);

        $this->broadcaster()->broadcast(['private-a.1'], 'greeting');
    }

    public function test_unreachable_server_is_a_broadcast_failure(): void
    {
        Http::fake(static fn () => throw new ConnectionException('Connection refused'));
        $this->expectException(BroadcastException::class);

        $this->broadcaster()->broadcast(['private-a.1'], 'greeting');
    }

    public function test_each_batch_has_its_own_failure(): void
    {
        Http::fake(['*' => Http::sequence()->push('{}')->push('no', 503)->push('{}')]);
        $event = new RealtimeEvent(['private-a.1'], 'greeting', ['n' => 1]);

        $failed = $this->broadcaster()->broadcastBatches([7 => [$event, $event], 8 => [$event], 9 => [$event]]);

        $this->assertSame([8], array_keys($failed));
        $this->assertSame(503, $failed[8]->getCode());
        Http::assertSentCount(3);
        $this->assertStringContainsString('/apps/paddock/batch_events?', Http::recorded()[0][0]->url());
        $this->assertCount(2, Http::recorded()[0][0]->data()['batch']);
    }

    public function test_socket_id_is_exactly_two_numbers(): void
    {
        $this->assertTrue(RealtimeBroadcaster::isSocketId('123.456'));
        foreach (["123.456\n", '123', '1.2.3', 'a.b', '', 1.5, null] as $value) {
            $this->assertFalse(RealtimeBroadcaster::isSocketId($value));
        }
    }

    /** @return array<array-key, string> */
    private static function query(Request $request): array
    {
        parse_str((string) parse_url($request->url(), PHP_URL_QUERY), $query);

        return array_filter($query, is_string(...));
    }

    private function broadcaster(): RealtimeBroadcaster
    {
        $broadcaster = Broadcast::connection('reverb');
        $this->assertInstanceOf(RealtimeBroadcaster::class, $broadcaster);

        return $broadcaster;
    }
}
