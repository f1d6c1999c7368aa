<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Notification;
use App\Models\SmsMessage;
use App\Models\User;
use App\Services\Notifications\NotificationCounters;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

/** A message goes to those who read messages, and to the client's account manager. */
final class MessageRecipientsTest extends TestCase
{
    use RefreshDatabase, TellsOfWork;

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

    public function test_the_account_managers_row_is_kept_but_neither_heard_nor_seen_without_the_ability(): void
    {
        $reader = User::factory()->withAbilities(Ability::ViewSmsPanel)->createOne();

        $this->tell(NotificationType::Message, $this->message);

        $this->assertEqualsCanonicalizing([$this->manager->id, $reader->id], Notification::query()->pluck('user_id')->all());
        $this->assertSame([$reader->id], array_column($this->events(), 'user_id'));
        $this->assertSeen($this->manager, 0);
        $this->assertSeen($reader, 1);
    }

    public function test_a_manager_who_gets_the_ability_sees_it_from_then_on(): void
    {
        $this->tell(NotificationType::Message, $this->message);
        $this->manager->role->abilities()->create(['ability' => Ability::ViewSmsPanel]);

        $this->assertSeen($this->manager, 1);
    }

    public function test_a_manager_with_the_ability_is_told_once(): void
    {
        $this->manager->role->abilities()->create(['ability' => Ability::ViewSmsPanel]);

        $this->tell(NotificationType::Message, $this->message);

        $this->assertSame([$this->manager->id], Notification::query()->pluck('user_id')->all());
        $this->assertCount(1, $this->events());
    }

    public function test_a_manager_who_left_is_not_told(): void
    {
        $this->manager->forceFill(['is_active' => false])->save();

        $this->tell(NotificationType::Message, $this->message);

        $this->assertSame(0, Notification::query()->count());
    }

    public function test_other_work_is_not_told_to_a_manager_without_its_ability(): void
    {
        $client = $this->message->conversation->client ?? $this->fail();

        $this->tell(NotificationType::Deposit, self::deposit($client));

        $this->assertSame(0, Notification::query()->count());
    }

    public function test_marking_everything_read_leaves_what_one_may_not_see(): void
    {
        $this->tell(NotificationType::Message, $this->message);

        $this->actingAs($this->manager)->postJson('/notifications/mark-all-as-read')->assertNoContent();
        $this->assertFalse(Notification::query()->sole()->is_read);

        $this->message->update(['read_at' => now()]);
        app(MarkNotificationsRead::class)->settled(NotificationType::Message, $this->message->conversation);
        $this->assertTrue(Notification::query()->sole()->is_read);
    }

    private function assertSeen(User $user, int $count): void
    {
        $user = User::query()->findOrFail($user->id);

        $this->assertCount($count, $this->actingAs($user)->getJson('/notifications/recent')->json('notifications.message'));
        $this->assertCount($count, $this->actingAs($user)->get('/notifications')->inertiaProps()['notifications']);
        $this->assertSame($count, app(NotificationCounters::class)->for($user)->unreadMessagesCount);
    }
}
