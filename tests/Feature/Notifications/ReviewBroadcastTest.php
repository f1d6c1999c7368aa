<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Domain\Notifications\NotificationFanOut;
use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\SocialMediaReview;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

/** Reviews have no channel of their own: docs/decisions/0015. */
final class ReviewBroadcastTest extends TestCase
{
    use RefreshDatabase;

    private const EVENT = 'Illuminate\Notifications\Events\BroadcastNotificationCreated';

    private User $viewer;

    private SocialMediaReview $review;

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
        Queue::fake();
        Http::fake(['*' => Http::response('{}')]);
        $this->viewer = User::factory()->withAbilities(Ability::ViewSocialMediaReviews)->createOne();
        User::factory()->withAbilities(Ability::ViewRsgCommunications)->createOne();
        $this->review = SocialMediaReview::factory()->createOne();
        app(Outbox::class)->notify(NotificationType::SocialMediaReview, $this->review);
    }

    public function test_review_is_sent_as_the_standard_event_to_holders_of_the_ability(): void
    {
        app(OutboxRelay::class)->drain();

        [$event] = $events = $this->sent();
        $this->assertCount(1, $events);
        $this->assertSame(self::EVENT, $event['name']);
        $this->assertSame("private-read-notifications.{$this->viewer->id}", $event['channel']);
        $data = json_decode($event['data'], true, flags: JSON_THROW_ON_ERROR);
        $this->assertSame(['social_media_review', false], [$data['type'], $data['is_read']]);
        $this->assertSame(Notification::query()->sole()->id, $data['id']);
        $this->assertSame($this->review->platform_name, $data['notifiable']['platform_name']);
        $this->assertSame(1, $data['notifiable']['status']);
    }

    public function test_review_that_was_read_before_publishing_is_sent_as_read(): void
    {
        app(NotificationFanOut::class)->run(OutboxMessage::query()->sole());
        Notification::query()->update(['is_read' => true, 'read_at' => now()]);

        app(OutboxRelay::class)->drain();

        $data = json_decode($this->sent()[0]['data'], true, flags: JSON_THROW_ON_ERROR);
        $this->assertTrue($data['is_read']);
    }

    public function test_review_is_not_sent_to_those_who_have_lost_the_ability_since(): void
    {
        app(NotificationFanOut::class)->run(OutboxMessage::query()->sole());
        $this->viewer->role->abilities()->delete();

        app(OutboxRelay::class)->drain();

        $this->assertSame([], $this->sent());
        $this->assertFalse(OutboxMessage::query()->whereNull('delivered_at')->exists());
    }

    /** @return list<array<string, mixed>> the events of all calls to the realtime server */
    private function sent(): array
    {
        return array_values(Http::recorded()
            ->flatMap(static fn (array $call): array => $call[0] instanceof Request ? $call[0]->data()['batch'] : [])
            ->all());
    }
}
