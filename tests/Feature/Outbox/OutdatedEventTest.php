<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Actions\Notifications\MarkNotificationRead;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Client;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

/** Postponed events must not undo newer ones on screen. */
final class OutdatedEventTest extends TestCase
{
    use RefreshDatabase, RelaysEvents;

    private User $reader;

    private User $colleague;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
        Queue::fake();
        $this->serve();
        $this->reader = User::factory()->withAbilities(Ability::ViewWithdrawals)->createOne();
        $this->colleague = User::factory()->createOne(['role_id' => $this->reader->role_id]);
        $this->client = Client::factory()->createOne();
        $this->actingAs($this->reader);
    }

    public function test_read_event_is_dropped_when_the_notification_is_unread_again(): void
    {
        $this->withdrawal();
        $this->travel(2)->seconds();
        Notification::query()->get()->each(static fn (Notification $each) => app(MarkNotificationRead::class)->handle($each, null, null));
        $this->relayInVain();
        $this->withdrawal();
        // Only one of them has a newer notification. The other one is still read.
        Notification::query()->where('user_id', $this->colleague->id)->update(['is_read' => true]);
        $this->serve();

        $this->travel(5)->seconds();
        $this->relay();

        $this->assertSame(["private-read-notifications.{$this->colleague->id}"], $this->calledChannels());
        $this->assertSame(0, OutboxMessage::query()->whereNull('delivered_at')->count());
        $this->assertFalse(Notification::query()->where('user_id', $this->reader->id)->sole()->is_read);
    }

    public function test_read_event_has_the_time_of_the_notification(): void
    {
        $this->travelTo('2026-11-20 05:00:00');
        $this->withdrawal();
        $this->travel(2)->seconds();
        $notification = Notification::query()->where('user_id', $this->reader->id)->sole();
        app(MarkNotificationRead::class)->handle($notification, null, null);
        $this->serve();

        $this->relay();

        $this->assertEquals(
            ['notification_id' => $notification->id, 'is_read' => true, 'type' => 'withdrawal', 'notified_at' => '2026-11-20T05:00:00Z'],
            $this->sent()[0]['data'],
        );
    }

    public function test_failed_event_delays_only_later_events_of_the_same_person(): void
    {
        $ofFirst = '"private-read-notifications.1"';
        $this->serve(static fn (Request $request) => Http::response('{}', str_contains($request->body(), $ofFirst) ? 500 : 200));
        $this->write(...array_merge(...array_fill(0, 25, [1, 2])));

        $this->relay();

        $this->assertSame(array_fill(0, 25, [1]), $this->waiting());
        $this->assertSame(10, count(array_keys($this->calledChannels(), 'private-read-notifications.1', true)));
        $this->assertSame(25, count(array_keys($this->calledChannels(), 'private-read-notifications.2', true)));

        $this->serve();
        $this->travel(3)->seconds();
        $this->relay();

        $numbers = array_map(static fn (array $event): int => $event['data']['notification_id'], $this->sent());
        $this->assertSame(range(1, 49, 2), $numbers);
    }

    private function withdrawal(): void
    {
        app(Outbox::class)->notify(NotificationType::Withdrawal, Withdrawal::factory()->createOne(['client_id' => $this->client->id]));
        $this->relay();
    }

    private function relayInVain(): void
    {
        $this->serve(static fn () => Http::response('{}', 500));
        $this->relay();
        $this->serve();
    }
}
