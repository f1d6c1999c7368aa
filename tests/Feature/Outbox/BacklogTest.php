<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Domain\Notifications\OutboxRelay;
use App\Infrastructure\Outbox\BroadcastRelay;
use App\Infrastructure\Realtime\RealtimeApi;
use App\Jobs\RelayOutbox;
use App\Models\OutboxMessage;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Exceptions;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

/** Backlogs, and servers that accept only some events. */
final class BacklogTest extends TestCase
{
    use RefreshDatabase, RelaysEvents;

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
        Queue::fake();
        Exceptions::fake();
        $this->freezeSecond();
    }

    public function test_backlog_is_published_in_full_batches_and_rows_end_with_their_last_person_after_an_outage(): void
    {
        $this->serve(static fn () => throw new ConnectionException('Connection refused'));
        $this->rows(8);
        $this->relay();
        $this->travel(5)->seconds();

        $open = [];
        $this->serve(static function (Request $request) use (&$open) {
            $open[] = OutboxMessage::query()->whereNull('delivered_at')->count();

            return Http::response('{}');
        });
        $this->relay();

        $this->assertSame(array_map(static fn (int $call): int => 8 - intdiv($call, 10), range(0, 79)), $open);
        $this->assertSame([], $this->waiting());
    }

    public function test_large_batch_that_is_refused_is_sent_again_one_event_per_call(): void
    {
        config(['broadcasting.connections.reverb.options.batch_events' => 200]);
        $this->serve(static fn (Request $request) => Http::response('{}', count($request->data()['batch']) > 10 ? 400 : 200));
        $this->rows(1);

        $this->relay();

        $this->assertSame([], $this->waiting());
        $this->assertCount(200, $this->calledChannels());
    }

    public function test_each_row_is_read_once_in_a_backlog(): void
    {
        $this->serve();
        $this->rows(60);
        $read = 0;
        OutboxMessage::retrieved(static function () use (&$read): void {
            $read++;
        });

        $this->relay();

        $this->assertSame([60, []], [$read, $this->waiting()]);
    }

    public function test_batch_is_not_split_when_the_server_answers_401(): void
    {
        $this->serve(static fn () => Http::response('{}', 401));
        $this->rows(2);

        $this->relay();

        Http::assertSentCount(5);
    }

    public function test_events_after_a_refused_one_keep_their_order(): void
    {
        $taken = [];
        $this->serve(static function (Request $request) use (&$taken) {
            $numbers = array_map(static fn (array $event): int => json_decode($event['data'], true)['notification_id'], $request->data()['batch']);
            if (in_array(5, $numbers, true)) {
                return Http::response('{}', 413);
            }
            array_push($taken, ...$numbers);

            return Http::response('{}');
        });
        $this->write(...array_fill(0, 25, 1));

        $this->relay();

        $this->assertSame(array_values(array_diff(range(1, 25), [5])), $taken);
        $this->assertSame([[1]], $this->waiting());
    }

    public function test_worker_starts_no_calls_after_half_of_its_lease(): void
    {
        config(['paddock.outbox.lease_seconds' => 0]);
        $this->serve();
        $this->rows(2);

        $this->relay();

        Http::assertSentCount(5);
        $this->assertSame([50, 100], array_map(count(...), $this->waiting()));
        foreach (range(1, 3) as $ignored) {
            $this->travel(20)->seconds();
            $this->relay();
        }
        $this->assertSame([], $this->waiting());
        $this->assertCount(200, $this->calledChannels());
    }

    public function test_job_ends_before_its_timeout(): void
    {
        $longest = OutboxRelay::SECONDS + BroadcastRelay::SECONDS + RealtimeApi::TOTAL_SECONDS;

        $this->assertLessThanOrEqual((new RelayOutbox)->timeout - 10, $longest);
        $this->assertLessThan(config()->integer('queue.connections.database.retry_after'), (new RelayOutbox)->timeout);
    }

    /** Each for a hundred people. */
    private function rows(int $count): void
    {
        foreach (range(1, $count) as $ignored) {
            $this->writeToAll(...range(1, 100));
        }
    }
}
