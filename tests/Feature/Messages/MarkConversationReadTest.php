<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\AuditEvent;
use App\Models\Conversation;
use App\Models\Notification;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Tests\Feature\Notifications\CreatesOpenWork;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class MarkConversationReadTest extends TestCase
{
    use CreatesOpenWork, ReadsPages, RefreshDatabase, SettlesByCall;

    private User $reader;

    private Conversation $conversation;

    private string $path;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->reader = User::factory()->withAbilities(Ability::ViewSmsPanel)->createOne();
        $this->conversation = Conversation::factory()->createOne(['unread_count' => 2]);
        $this->path = "/sms/conversations/{$this->conversation->id}/mark-as-read";
    }

    public function test_only_inbound_messages_are_marked_as_read(): void
    {
        User::factory()->createOne(['role_id' => $this->reader->role_id]);
        $this->message();
        $second = $this->message();
        $sent = SmsMessage::factory()->sentByUs()->createOne(['conversation_id' => $this->conversation->id]);
        $others = SmsMessage::factory()->createOne();
        $this->notify(NotificationType::Message, $second);

        $this->visit($this->reader, 'PUT', $this->path)->assertStatus(303)->assertRedirect('/notifications')->assertSessionHas('success', 'Conversation marked as read.');

        $this->assertSame([$sent->id, $others->id], SmsMessage::query()->whereNull('read_at')->orderBy('id')->pluck('id')->all());
        $this->assertSame(0, $this->conversation->refresh()->unread_count);
        $this->assertSame(2, Notification::query()->where('is_read', true)->count());
        $audit = AuditEvent::query()->where('action', 'conversation.read')->sole();
        $this->assertSame([$this->reader->id, $this->conversation->id, ['unread_count' => 2]], [$audit->actor_id, $audit->subject_id, $audit->before]);
    }

    public function test_conversation_without_a_client_can_be_marked_as_read(): void
    {
        $this->conversation->update(['client_id' => null]);
        $this->notify(NotificationType::Message, $this->message());

        $this->ask($this->reader, 'PUT', $this->path)->assertOk()->assertExactJson(['message' => 'Conversation marked as read.', 'already_handled' => false]);

        $this->assertTrue(Notification::query()->sole()->is_read);
    }

    public function test_message_that_arrived_after_the_newest_one_on_screen_stays_unread(): void
    {
        $seen = $this->message();
        $unseen = $this->message();
        $this->notify(NotificationType::Message, $unseen);

        $this->ask($this->reader, 'PUT', "{$this->path}?up_to={$seen->id}")->assertOk()
            ->assertExactJson(['message' => 'Conversation marked as read. A newer message is still unread.', 'already_handled' => false]);

        $this->assertSame([$unseen->id], SmsMessage::query()->whereNull('read_at')->pluck('id')->all());
        $this->assertSame(1, $this->conversation->refresh()->unread_count);
        $this->assertSame([false, $unseen->id], [Notification::query()->sole()->is_read, Notification::query()->sole()->notifiable_id]);
        $this->assertSame([['unread_count' => 2], ['unread_count' => 1]], [AuditEvent::query()->sole()->before, AuditEvent::query()->sole()->after]);
        $this->ask($this->reader, 'PUT', "{$this->path}?up_to=x")->assertUnprocessable();
    }

    public function test_page_names_the_newest_message_of_each_conversation(): void
    {
        $this->message();
        $second = $this->message();

        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne())
            ->inertia("/clients/{$this->conversation->client_id}/messages", ['unread'], 'Clients/Messages')
            ->assertJsonPath('props.unread', [['conversation_id' => $this->conversation->id, 'count' => 2, 'last_message_id' => $second->id]]);
    }

    public function test_a_repeat_changes_nothing(): void
    {
        $message = $this->message();
        $this->ask($this->reader, 'PUT', $this->path)->assertOk();
        $readAt = $message->refresh()->read_at;
        $this->travel(1)->hours();

        $this->ask($this->reader, 'PUT', $this->path)->assertOk()->assertJson(['already_handled' => true]);

        $this->assertEquals($readAt, $message->refresh()->read_at);
        $this->assertSame(1, AuditEvent::query()->count());
    }

    public function test_activity_log_names_the_impersonator(): void
    {
        $this->message();
        $developer = $this->impersonate($this->reader);

        $this->ask($this->reader, 'PUT', $this->path)->assertOk();

        $this->assertSame([$this->reader->id, $developer->id], [AuditEvent::query()->sole()->actor_id, AuditEvent::query()->sole()->impersonator_id]);
    }

    public function test_access_needs_the_ability(): void
    {
        $message = $this->message();
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewSmsPanel);

        $this->putJson($this->path)->assertUnauthorized();
        $this->ask(User::factory()->withAbilities(...$others)->createOne(), 'PUT', $this->path)->assertForbidden();
        $this->ask($this->reader, 'PUT', '/sms/conversations/999999/mark-as-read')->assertNotFound();
        $this->assertNull($message->refresh()->read_at);
    }

    private function message(): SmsMessage
    {
        return SmsMessage::factory()->createOne(['conversation_id' => $this->conversation->id]);
    }
}
