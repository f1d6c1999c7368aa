<?php

declare(strict_types=1);

namespace Tests\Feature\Sms;

use App\Actions\Intake\ReceiveSms;
use App\Enums\Ability;
use App\Enums\ConversationStatus;
use App\Models\AuditEvent;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

final class ConversationWorkTest extends TestCase
{
    use RefreshDatabase;

    private User $worker;

    private Conversation $conversation;

    private string $path;

    protected function setUp(): void
    {
        parent::setUp();

        $this->worker = User::factory()->withAbilities(Ability::ViewSmsPanel)->createOne(['timezone' => 'Australia/Melbourne']);
        $this->conversation = Conversation::factory()->createOne();
        $this->path = "/sms/conversations/{$this->conversation->id}";
        $this->actingAs($this->worker);
    }

    public function test_conversation_is_assigned_to_a_colleague_and_unassigned(): void
    {
        $colleague = User::factory()->createOne(['role_id' => $this->worker->role_id]);

        $this->put("{$this->path}/assignee", ['owner_id' => $colleague->id])->assertStatus(303)->assertSessionHas('success', "Conversation assigned to {$colleague->full_name}.");
        $this->put("{$this->path}/assignee", ['owner_id' => $colleague->id])->assertStatus(303);
        $this->assertSame($colleague->id, $this->conversation->refresh()->assignee_id);
        $audit = AuditEvent::query()->where('action', 'conversation.assigned')->sole();
        $this->assertSame([$this->worker->id, ['assignee_id' => null], ['assignee_id' => $colleague->id]], [$audit->actor_id, $audit->before, $audit->after]);

        $this->put("{$this->path}/assignee?seen_owner_id={$colleague->id}", ['owner_id' => ''])->assertSessionHas('success', 'Conversation unassigned.');
        $this->assertNull($this->conversation->refresh()->assignee_id);
    }

    public function test_conversation_that_a_colleague_took_in_the_meantime_stays_theirs(): void
    {
        $colleague = User::factory()->createOne(['role_id' => $this->worker->role_id]);
        $this->actingAs($colleague)->put("{$this->path}/assignee", ['owner_id' => $colleague->id])->assertSessionHas('success');

        $this->actingAs($this->worker)->put("{$this->path}/assignee", ['owner_id' => $this->worker->id])
            ->assertSessionHas('error', "This conversation is assigned to {$colleague->full_name} now. Nothing was changed.");
        $this->assertSame($colleague->id, $this->conversation->refresh()->assignee_id);

        $this->put("{$this->path}/assignee?seen_owner_id={$colleague->id}", ['owner_id' => $this->worker->id])->assertSessionHas('success');
        $this->put("{$this->path}/assignee?seen_owner_id={$this->worker->id}", ['owner_id' => '']);
        $this->put("{$this->path}/assignee?seen_owner_id={$this->worker->id}", ['owner_id' => $colleague->id])
            ->assertSessionHas('error', 'This conversation is not assigned any more. Nothing was changed.');
    }

    public function test_colleague_without_the_panel_can_not_be_assigned(): void
    {
        $stranger = User::factory()->withAbilities(Ability::ViewGuides)->createOne();
        $left = User::factory()->createOne(['role_id' => $this->worker->role_id, 'is_active' => false]);

        foreach ([$stranger->id, $left->id, 'x', 999_999] as $id) {
            $this->put("{$this->path}/assignee", ['owner_id' => $id])->assertSessionHasErrors('owner_id');
        }
        $this->put("{$this->path}/assignee")->assertSessionHasErrors('owner_id');
        $this->assertNull($this->conversation->refresh()->assignee_id);
    }

    public function test_snooze_ends_at_the_chosen_time_in_the_zone_of_the_colleague(): void
    {
        // Thursday 14:05:30 in Melbourne, at UTC+11.
        $this->travelTo('2026-11-26 03:05:30');
        foreach (['hour' => '2026-11-26T04:05:00Z', 'tomorrow' => '2026-11-26T22:00:00Z', 'monday' => '2026-11-29T22:00:00Z'] as $until => $end) {
            $this->put("{$this->path}/snooze", ['until' => $until])->assertStatus(303)->assertSessionHas('success');
            $this->assertSame([ConversationStatus::Snoozed, $end], [$this->conversation->refresh()->status, $this->conversation->due_at?->toIso8601ZuluString()]);
        }
        $this->put("{$this->path}/snooze", ['until' => 'monday']);
        $this->assertSame(3, AuditEvent::query()->where('action', 'conversation.snoozed')->count());
        foreach ([[], ['until' => 'never'], ['until' => ['hour']]] as $wrong) {
            $this->put("{$this->path}/snooze", $wrong)->assertSessionHasErrors('until');
        }

        $this->put("{$this->path}/reopen")->assertSessionHas('success', 'Conversation reopened.');
        $this->assertSame([ConversationStatus::Open, null], [$this->conversation->refresh()->status, $this->conversation->due_at]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'conversation.reopened')->count());
    }

    public function test_conversation_is_resolved_once_its_messages_are_read(): void
    {
        $this->conversation->update(['unread_count' => 1]);
        $this->put("{$this->path}/resolve")->assertStatus(303)
            ->assertSessionHas('error', 'You can’t resolve this conversation because it has unread messages. Mark them as read first.');
        $this->assertSame(ConversationStatus::Open, $this->conversation->refresh()->status);

        $this->conversation->update(['unread_count' => 0]);
        $this->put("{$this->path}/resolve")->assertSessionHas('success', 'Conversation resolved.');
        $this->put("{$this->path}/resolve")->assertStatus(303);
        $this->assertSame(ConversationStatus::Resolved, $this->conversation->refresh()->status);
        $this->assertSame(1, AuditEvent::query()->where('action', 'conversation.resolved')->count());
    }

    public function test_new_message_reopens_a_snoozed_conversation(): void
    {
        Queue::fake();
        $this->put("{$this->path}/snooze", ['until' => 'monday']);

        app(ReceiveSms::class)->handle(SmsMessage::factory()->makeOne(['conversation_id' => null]), $this->conversation->phone_e164);

        $this->assertSame([ConversationStatus::Open, null, 1], [$this->conversation->refresh()->status, $this->conversation->due_at, $this->conversation->unread_count]);
    }

    public function test_work_needs_the_panel(): void
    {
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewSmsPanel);
        $this->actingAs(User::factory()->withAbilities(...$others)->createOne());

        foreach (['assignee', 'snooze', 'resolve', 'reopen'] as $change) {
            $this->put("{$this->path}/{$change}", ['owner_id' => '', 'until' => 'hour'])->assertForbidden();
        }
        $this->assertSame(0, AuditEvent::query()->where('action', 'like', 'conversation.%')->count());
    }
}
