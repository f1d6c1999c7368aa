<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Models\Client;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Exceptions;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;
use UnexpectedValueException;

/** Rows that nobody can read, and rows that an older version wrote. */
final class UnreadableRowTest extends TestCase
{
    use RefreshDatabase, RelaysEvents;

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
        Queue::fake();
        $this->serve();
        $this->freezeSecond();
    }

    /** @return iterable<string, array{string}> */
    public static function unreadable(): iterable
    {
        yield 'nothing' => ['{}'];
        yield 'null' => ['null'];
        yield 'a text' => ['"people"'];
        yield 'people who are none' => ['{"channel":"read-notifications","people":"x","data":[],"socket_id":null}'];
        yield 'a person without a notification' => ['{"channel":"read-notifications","people":[[1]],"data":[],"socket_id":null}'];
        yield 'an unknown channel' => ['{"channel":"horses","people":[[1,1]],"data":[],"socket_id":null}'];
        yield 'an old row without an id' => ['{"channel":"read-notifications","user_id":1,"data":[],"socket_id":null}'];
    }

    #[DataProvider('unreadable')]
    public function test_an_unreadable_row_waits_alone_and_is_reported_with_its_number(string $payload): void
    {
        Exceptions::fake();
        $id = $this->row($payload);
        $this->write(1, 2);

        foreach ([1, 2] as $attempt) {
            $this->relay();

            $row = OutboxMessage::query()->whereNull('delivered_at')->sole();
            $this->assertSame([$id, $attempt], [$row->id, $row->attempts]);
            $this->assertEquals(now()->addSeconds(2 ** $attempt), $row->available_at);
            $this->travel(2 ** $attempt)->seconds();
        }

        $this->assertSame(['private-read-notifications.1', 'private-read-notifications.2'], $this->calledChannels());
        Exceptions::assertReportedCount(2);
        Exceptions::assertReported(static fn (UnexpectedValueException $told): bool => $told->getMessage() === "The row {$id} of the outbox cannot be read.");
    }

    public function test_rows_of_the_former_format_still_go_out(): void
    {
        $user = User::factory()->createOne();
        $read = Notification::query()->create([
            'user_id' => $user->id, 'type' => 'risk_check', 'notifiable_type' => 'client', 'notifiable_id' => Client::factory()->createOne()->id,
            'subject_key' => 'client:1', 'body' => 'News', 'is_read' => true, 'notified_at' => now(),
        ]);
        $this->row(json_encode(['user_id' => $user->id, 'channel' => 'deposit-pending-notifications', 'data' => ['id' => $read->id, 'is_read' => false, 'body' => 'News'], 'socket_id' => null], JSON_THROW_ON_ERROR));
        $this->row('{"user_id":7,"channel":"read-notifications","data":{"notification_id":70,"is_read":true,"type":"deposit"},"socket_id":"1.2"}');
        $this->row('{"user_id":8,"channel":"read-notifications","data":{"id":80,"is_read":false},"socket_id":null,"name":"Some\\\\Event"}');
        // What the server does not take goes on waiting.
        $this->serve(static fn () => Http::response('{}', 500));
        $this->relay();
        $this->travel(2)->seconds();
        $this->serve();

        $this->relay();

        $this->assertEqualsCanonicalizing([
            ['deposit-pending-notification', "private-deposit-pending-notifications.{$user->id}", ['id' => $read->id, 'is_read' => true, 'body' => 'News'], null],
            ['read-notification-event', 'private-read-notifications.7', ['notification_id' => 70, 'is_read' => true, 'type' => 'deposit'], '1.2'],
            ['Some\\Event', 'private-read-notifications.8', ['id' => 80, 'is_read' => false], null],
        ], array_map(static fn (array $event): array => [$event['name'], $event['channel'], $event['data'], $event['socket_id'] ?? null], $this->sent()));
        $this->assertSame([], $this->waiting());
    }

    private function row(string $payload): int
    {
        return (int) OutboxMessage::query()->insertGetId([
            'topic' => 'broadcast', 'payload' => $payload, 'available_at' => now(), 'created_at' => now(), 'updated_at' => now(),
        ]);
    }
}
