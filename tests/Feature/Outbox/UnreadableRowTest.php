<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Models\OutboxMessage;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Exceptions;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;
use UnexpectedValueException;

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
        yield 'empty' => ['{}'];
        yield 'null' => ['null'];
        yield 'text' => ['"people"'];
        yield 'invalid people' => ['{"channel":"read-notifications","people":"x","data":[],"socket_id":null}'];
        yield 'person without a notification' => ['{"channel":"read-notifications","people":[[1]],"data":[],"socket_id":null}'];
        yield 'unknown channel' => ['{"channel":"horses","people":[[1,1]],"data":[],"socket_id":null}'];
        yield 'no people' => ['{"channel":"read-notifications","user_id":1,"data":[],"socket_id":null}'];
    }

    #[DataProvider('unreadable')]
    public function test_unreadable_row_is_postponed_and_reported_with_its_id(string $payload): void
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
        Exceptions::assertReported(static fn (UnexpectedValueException $told): bool => $told->getMessage() === "Outbox row {$id} is unreadable.");
    }

    private function row(string $payload): int
    {
        return (int) OutboxMessage::query()->insertGetId([
            'topic' => 'broadcast', 'payload' => $payload, 'available_at' => now(), 'created_at' => now(), 'updated_at' => now(),
        ]);
    }
}
