<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Domain\Notifications\NotificationCounter;
use App\Domain\Notifications\NotificationDefinition;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Notification;
use App\Models\SmsMessage;
use App\Models\SocialMediaReview;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

/** Messages notify staff who read messages, and the client's account manager. */
final class MessageRecipientsTest extends TestCase
{
    use CreatesOpenWork, RefreshDatabase;

    private User $manager;

    private SmsMessage $message;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->manager = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $client = Client::factory()->managedBy($this->manager)->createOne();
        $this->message = SmsMessage::factory()->createOne(['conversation_id' => Conversation::factory()->createOne(['client_id' => $client->id])->id]);
    }

    public function test_manager_without_the_ability_has_a_hidden_notification_and_no_event(): void
    {
        $reader = User::factory()->withAbilities(Ability::ViewSmsPanel)->createOne();

        $this->notify(NotificationType::Message, $this->message);

        $this->assertEqualsCanonicalizing([$this->manager->id, $reader->id], Notification::query()->pluck('user_id')->all());
        $this->assertSame([$reader->id], array_column($this->events(), 'user_id'));
        $this->assertSeen($this->manager, 0);
        $this->assertSeen($reader, 1);
    }

    public function test_manager_sees_the_notification_after_getting_the_ability(): void
    {
        $this->notify(NotificationType::Message, $this->message);
        $this->manager->role->abilities()->create(['ability' => Ability::ViewSmsPanel]);

        $this->assertSeen($this->manager, 1);
    }

    public function test_manager_with_the_ability_is_notified_once(): void
    {
        $this->manager->role->abilities()->create(['ability' => Ability::ViewSmsPanel]);

        $this->notify(NotificationType::Message, $this->message);

        $this->assertSame([$this->manager->id], Notification::query()->pluck('user_id')->all());
        $this->assertCount(1, $this->events());
    }

    public function test_inactive_manager_is_not_notified(): void
    {
        $this->manager->forceFill(['is_active' => false])->save();

        $this->notify(NotificationType::Message, $this->message);

        $this->assertSame(0, Notification::query()->count());
    }

    public function test_manager_without_the_ability_is_not_notified_of_other_work(): void
    {
        $client = $this->message->conversation->client ?? $this->fail();

        $this->notify(NotificationType::Deposit, self::deposit($client));

        $this->assertSame(0, Notification::query()->count());
    }

    public function test_marking_all_read_skips_hidden_notifications(): void
    {
        $this->notify(NotificationType::Message, $this->message);

        $this->actingAs($this->manager)->postJson('/notifications/mark-all-as-read')->assertNoContent();
        $this->assertFalse(Notification::query()->sole()->is_read);

        $this->message->update(['read_at' => now()]);
        app(SettledWorkNotifier::class)->settled(NotificationType::Message, $this->message->conversation);
        $this->assertTrue(Notification::query()->sole()->is_read);
    }

    public function test_user_restricted_to_the_database_receives_no_messages(): void
    {
        $restricted = User::factory()->withAbilities(Ability::ViewSmsPanel, Ability::ViewSocialMediaReviews, Ability::ViewDbClients, Ability::CanViewDatabaseOnly)->createOne();

        $this->notify(NotificationType::Message, $this->message);
        $this->notify(NotificationType::SocialMediaReview, SocialMediaReview::factory()->createOne());

        $this->assertNotContains($restricted->id, Notification::query()->pluck('user_id')->all());
        $this->assertSame([], $this->events());
        $this->assertSame([], NotificationDefinition::visibleTo($restricted));
        $this->assertFalse(LiveChannel::Messages->admits($restricted, (string) $restricted->id));
    }

    private function assertSeen(User $user, int $count): void
    {
        $user = User::query()->findOrFail($user->id);

        $this->assertCount($count, $this->actingAs($user)->getJson('/notifications/recent')->json('notifications.message'));
        $this->assertCount($count, $this->actingAs($user)->get('/notifications')->inertiaProps()['notifications']);
        $this->assertSame($count, app(NotificationCounter::class)->for($user)->unreadMessagesCount);
    }
}
