<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutboxRepository;
use App\Infrastructure\Outbox\OutboxTopic;
use App\Jobs\RelayOutbox;
use App\Models\Client;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use RuntimeException;
use Tests\TestCase;

final class OutboxRelayTest extends TestCase
{
    use RefreshDatabase, RelaysEvents;

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
        Queue::fake();
    }

    public function test_rolled_back_change_notifies_no_one(): void
    {
        rescue(static fn () => DB::transaction(static function (): void {
            app(Outbox::class)->notify(NotificationType::RiskCheck, Client::factory()->awaitingRiskCheck()->createOne());
            throw new RuntimeException('The change failed.');
        }), report: false);

        $this->assertSame(0, OutboxMessage::query()->count());
        Queue::assertNothingPushed();
    }

    public function test_job_is_in_the_same_transaction_on_the_database_queue(): void
    {
        Queue::swap(app('queue')->queue ?? Queue::getFacadeRoot());
        config(['queue.default' => 'database']);
        $this->app->forgetInstance('queue');
        Queue::clearResolvedInstances();

        DB::transaction(function (): void {
            app(Outbox::class)->notify(NotificationType::RiskCheck, Client::factory()->awaitingRiskCheck()->createOne());
            $this->assertSame(['live'], DB::table('jobs')->pluck('queue')->all());
        });
    }

    public function test_fifty_events_are_five_calls_of_ten(): void
    {
        Http::fake(['*' => Http::response('{}')]);
        $this->write(...range(1, 50));

        $this->assertFalse(app(OutboxRelay::class)->drain());

        Http::assertSentCount(5);
        Http::assertSent(static fn (Request $request): bool => count($request->data()['batch']) === 10);
        $this->assertSame(0, OutboxMessage::query()->whereNull('delivered_at')->count());
    }

    public function test_event_for_two_hundred_people_is_one_call_when_the_server_accepts_as_many(): void
    {
        config(['broadcasting.connections.reverb.options.batch_events' => 200]);
        Http::fake(['*' => Http::response('{}')]);
        $this->writeToAll(...range(1, 200));

        app(OutboxRelay::class)->drain();

        Http::assertSentCount(1);
        $this->assertSame(
            array_map(static fn (int $id): array => ["private-read-notifications.{$id}", ['notification_id' => $id, 'is_read' => true]], range(1, 200)),
            array_map(static fn (array $event): array => [$event['channel'], $event['data']], $this->sent()),
        );
        $this->assertSame([], $this->waiting());
    }

    public function test_event_for_many_people_has_a_row_per_hundred_and_reaches_everyone_once(): void
    {
        Http::fake(['*' => Http::response('{}')]);
        $this->writeToAll(...range(1, 250));
        $this->assertSame([100, 100, 50], array_map(count(...), $this->waiting()));

        app(OutboxRelay::class)->drain();

        $this->assertSame([], $this->waiting());
        $this->assertEqualsCanonicalizing(array_map(static fn (int $id): string => "private-read-notifications.{$id}", range(1, 250)), $this->calledChannels());
        Http::assertSent(static fn (Request $request): bool => $request->data()['batch'][0]['data'] === '{"notification_id":1,"is_read":true}');
    }

    public function test_claim_returns_rows_up_to_the_limit_of_events_and_at_least_one(): void
    {
        $this->writeToAll(...range(1, 250));

        $this->assertSame([100, 100], app(OutboxRepository::class)->claim(OutboxTopic::Broadcast, 220)->map(static fn (OutboxMessage $row): int => $row->events)->all());
        $this->assertSame([50], app(OutboxRepository::class)->claim(OutboxTopic::Broadcast, 20)->map(static fn (OutboxMessage $row): int => $row->events)->all());
    }

    public function test_partly_published_row_is_postponed_for_the_other_people(): void
    {
        Http::fake(static fn (Request $request) => Http::response('{}', str_contains($request->body(), '"private-read-notifications.7"') ? 500 : 200));
        $this->writeToAll(...range(1, 60));

        app(OutboxRelay::class)->drain();
        [$missed] = $this->waiting();
        $this->assertCount(10, $missed);
        $this->assertContains(7, $missed);
        $this->assertSame(10, OutboxMessage::query()->sole()->events);

        $this->serve();
        $this->travel(3)->seconds();
        app(OutboxRelay::class)->drain();

        $this->assertSame([], $this->waiting());
        $this->assertEqualsCanonicalizing(array_map(static fn (int $id): string => "private-read-notifications.{$id}", $missed), $this->calledChannels());
    }

    public function test_events_of_one_person_are_published_in_order(): void
    {
        Http::fake(['*' => Http::response('{}')]);
        $this->write(...array_merge(...array_fill(0, 12, [1, 2, 3])));

        app(OutboxRelay::class)->drain();

        $sent = [];
        foreach ($this->sent() as $event) {
            $sent[$event['channel']][] = $event['data']['notification_id'];
        }
        $this->assertCount(3, $sent);
        foreach ($sent as $ids) {
            $sorted = $ids;
            sort($sorted);
            $this->assertCount(12, $ids);
            $this->assertSame($sorted, $ids);
        }
    }

    public function test_server_that_is_down_is_called_once_and_the_delay_grows(): void
    {
        $this->freezeSecond();
        Http::fake(static fn () => throw new ConnectionException('Connection refused'));
        $this->write(...range(1, 150));

        app(OutboxRelay::class)->drain();

        $this->assertLessThanOrEqual(5, Http::recorded()->count());
        $this->assertSame(150, OutboxMessage::query()->whereNull('delivered_at')->where('attempts', 1)->where('available_at', '>', now()->addSecond())->count());

        $this->travel(3)->seconds();
        app(OutboxRelay::class)->drain();
        $this->assertSame(150, OutboxMessage::query()->where('attempts', 2)->where('available_at', '>', now()->addSeconds(3))->count());
    }

    public function test_everything_is_published_when_the_server_is_back(): void
    {
        Http::fake(static fn () => throw new ConnectionException('Connection refused'));
        $this->write(...range(1, 20));
        app(OutboxRelay::class)->drain();

        $this->serve();
        $this->travel(5)->seconds();
        app(OutboxRelay::class)->drain();

        $this->assertSame(0, OutboxMessage::query()->whereNull('delivered_at')->count());
    }

    public function test_refused_event_does_not_block_others(): void
    {
        Http::fake(static fn (Request $request) => Http::response('{}', str_contains($request->body(), 'private-read-notifications.7') ? 413 : 200));
        $this->write(...range(1, 20));

        app(OutboxRelay::class)->drain();
        $this->assertSame([[7]], $this->waiting());

        $this->travel(3)->seconds();
        $this->write(...range(21, 40));
        app(OutboxRelay::class)->drain();
        $this->assertSame([[7]], $this->waiting());
    }

    public function test_notification_that_was_read_before_publishing_is_sent_as_read(): void
    {
        Http::fake(['*' => Http::response('{}')]);
        $user = User::factory()->withAbilities(Ability::RiskCheckClients)->createOne();
        $client = Client::factory()->awaitingRiskCheck()->createOne();
        app(Outbox::class)->notify(NotificationType::RiskCheck, $client);
        app(OutboxRelay::class)->drain();
        Notification::query()->update(['is_read' => true]);
        OutboxMessage::query()->where('topic', 'broadcast')->update(['delivered_at' => null, 'available_at' => now()]);

        app(OutboxRelay::class)->drain();

        $this->assertTrue($this->sent()[1]['data']['is_read']);
        $this->assertSame($user->id, Notification::query()->sole()->user_id);
    }

    public function test_claimed_row_is_skipped_until_its_lease_ends(): void
    {
        Http::fake(['*' => Http::response('{}')]);
        $this->write(1);
        OutboxMessage::query()->update(['attempts' => 1, 'available_at' => now()->addSeconds(30)]);

        app(OutboxRelay::class)->drain();
        Http::assertNothingSent();

        $this->travel(31)->seconds();
        app(OutboxRelay::class)->drain();
        Http::assertSentCount(1);
    }

    public function test_sweep_wakes_the_outbox_only_when_a_row_is_due_and_no_job_is_queued(): void
    {
        Artisan::call('outbox:sweep');
        Queue::assertNothingPushed();

        $this->write(1);
        Queue::fake();
        Artisan::call('outbox:sweep');
        Artisan::call('outbox:sweep');

        Queue::assertPushedOn('live', RelayOutbox::class);
        Queue::assertPushed(RelayOutbox::class, 1);
    }

    public function test_only_old_delivered_rows_are_pruned(): void
    {
        $this->write(1, 2, 3);
        OutboxMessage::query()->whereKey(OutboxMessage::query()->min('id'))->update(['delivered_at' => now()->subHours(25)]);
        OutboxMessage::query()->whereKey(OutboxMessage::query()->max('id'))->update(['delivered_at' => now()->subHours(23)]);

        Artisan::call('outbox:prune');

        $this->assertSame([2, 3], OutboxMessage::query()->orderBy('id')->get()->map(static fn (OutboxMessage $row): int => $row->payload['people'][0][0])->all());
    }
}
