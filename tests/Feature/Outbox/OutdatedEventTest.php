<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Outbox\Outbox;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

/** What failed is published after what was written later: it must not undo that on the screens. */
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

    public function test_that_news_was_read_is_not_told_after_newer_news(): void
    {
        $this->withdrawal();
        $this->travel(2)->seconds();
        Notification::query()->get()->each(static fn (Notification $each) => app(MarkNotificationsRead::class)->one($each, null));
        $this->relayInVain();
        $this->withdrawal();
        // Only one of them has newer news; that the other has read hers is still true.
        Notification::query()->where('user_id', $this->colleague->id)->update(['is_read' => true]);
        $this->serve();

        $this->travel(5)->seconds();
        $this->relay();

        $this->assertSame(["private-read-notifications.{$this->colleague->id}"], $this->calledChannels());
        $this->assertSame(0, OutboxMessage::query()->whereNull('delivered_at')->count());
        $this->assertFalse(Notification::query()->where('user_id', $this->reader->id)->sole()->is_read);
    }

    public function test_that_news_was_read_is_told_with_the_time_of_that_news(): void
    {
        $this->travelTo('2026-11-20 05:00:00');
        $this->withdrawal();
        $this->travel(2)->seconds();
        $notification = Notification::query()->where('user_id', $this->reader->id)->sole();
        app(MarkNotificationsRead::class)->one($notification, null);
        $this->serve();

        $this->relay();

        $this->assertEquals(
            ['notification_id' => $notification->id, 'is_read' => true, 'type' => 'withdrawal', 'notified_at' => '2026-11-20T05:00:00Z'],
            $this->sent()[0]['data'],
        );
    }

    public function test_news_that_failed_holds_back_what_else_there_is_for_its_reader_and_nobody_else(): void
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
