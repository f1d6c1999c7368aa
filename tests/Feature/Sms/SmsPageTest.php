<?php

declare(strict_types=1);

namespace Tests\Feature\Sms;

use App\Enums\Ability;
use App\Enums\ConversationStatus;
use App\Enums\SmsStatus;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class SmsPageTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private const LIST = ['conversations', 'meta'];

    private User $viewer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $this->actingAs($this->viewer);
    }

    public function test_conversations_are_listed_newest_first_with_their_newest_message(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $known = Conversation::factory()->createOne(['client_id' => $client->id, 'last_message_at' => now()->subHour(), 'unread_count' => 2, 'assignee_id' => $this->viewer->id]);
        SmsMessage::factory()->createOne(['conversation_id' => $known->id, 'body' => 'Hello', 'sent_at' => now()->subHours(2)]);
        SmsMessage::factory()->sentByUs()->createOne(['conversation_id' => $known->id, 'body' => 'We call you back', 'sent_at' => now()->subHour()]);
        $unknown = Conversation::factory()->createOne(['client_id' => null, 'phone_e164' => '+61491570123', 'status' => ConversationStatus::Resolved]);

        $this->inertia('/sms', self::LIST, 'Sms/Index')->assertJsonPath('props.conversations', [
            [
                'id' => $unknown->id, 'client_name' => null, 'phone' => '0491 570 123', 'assignee_name' => null, 'unread_count' => 0,
                'last_message_at' => $unknown->refresh()->last_message_at?->toIso8601ZuluString(), 'last_message' => null, 'is_last_from_us' => false, 'is_last_failed' => false, 'is_resolved' => true, 'snoozed_until' => null,
            ],
            [
                'id' => $known->id,
                'client_name' => 'Emma Walsh',
                'phone' => $this->phoneOf($known),
                'assignee_name' => $this->viewer->full_name,
                'unread_count' => 2,
                'last_message_at' => $known->refresh()->last_message_at?->toIso8601ZuluString(),
                'last_message' => 'We call you back',
                'is_last_from_us' => true,
                'is_last_failed' => false,
                'is_resolved' => false,
                'snoozed_until' => null,
            ],
        ]);
    }

    #[TestWith([SmsStatus::Failed, true])]
    #[TestWith([SmsStatus::Suppressed, true])]
    #[TestWith([SmsStatus::Queued, false])]
    #[TestWith([SmsStatus::Unknown, false])]
    public function test_message_that_failed_is_not_listed_as_sent(SmsStatus $status, bool $isFailed): void
    {
        SmsMessage::factory()->sentByUs()->createOne(['conversation_id' => Conversation::factory()->createOne()->id, 'status' => $status]);

        $this->inertia('/sms', self::LIST, 'Sms/Index')->assertJsonPath('props.conversations.0.is_last_failed', $isFailed);
    }

    public function test_views_list_open_own_unread_and_snoozed_conversations(): void
    {
        $mine = $this->conversation(['assignee_id' => $this->viewer->id]);
        $resolved = $this->conversation(['assignee_id' => $this->viewer->id, 'status' => ConversationStatus::Resolved]);
        $unread = $this->conversation(['unread_count' => 1]);
        $snoozed = $this->conversation(['assignee_id' => $this->viewer->id, 'status' => ConversationStatus::Snoozed, 'due_at' => now()->addHour()]);
        $unreadSnoozed = $this->conversation(['unread_count' => 3, 'status' => ConversationStatus::Snoozed, 'due_at' => now()->addHour()]);

        $this->assertSame([$mine->id, $resolved->id, $unread->id], $this->listed('/sms'));
        $this->assertSame([$mine->id], $this->listed('/sms?view=mine'));
        $this->assertSame([$unread->id, $unreadSnoozed->id], $this->listed('/sms/unread'));
        $this->assertSame([$snoozed->id, $unreadSnoozed->id], $this->listed('/sms?view=snoozed'));

        $this->travel(61)->minutes();
        $this->assertSame([$mine->id, $resolved->id, $unread->id, $snoozed->id, $unreadSnoozed->id], $this->listed('/sms'));
        $this->assertSame([$mine->id, $snoozed->id], $this->listed('/sms?view=mine'));
        $this->assertSame([], $this->listed('/sms?view=snoozed'));
    }

    public function test_search_finds_names_and_beginnings_of_numbers(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $known = $this->conversation(['client_id' => $client->id, 'phone_e164' => '+61491570123']);
        $unknown = $this->conversation(['client_id' => null, 'phone_e164' => '+61491570999']);

        $this->assertSame([$known->id], $this->listed('/sms?search=emma+wal'));
        $this->assertSame([$known->id], $this->listed('/sms?search=0491+570+123'));
        $this->assertSame([$unknown->id], $this->listed('/sms?search=%2B614915709'));
        $this->assertSame([$known->id, $unknown->id], $this->listed('/sms?search=049157'));
        $this->assertSame([$known->id], $this->listed("/sms?search={$client->pin}"));
        $this->assertSame([], $this->listed('/sms?search=nobody'));
    }

    public function test_pages_have_fifty_conversations_and_the_number_of_queries_does_not_grow(): void
    {
        $client = Client::factory()->createOne();
        foreach (range(1, 53) as $minute) {
            $conversation = $this->conversation(['client_id' => $client->id, 'last_message_at' => now()->subMinutes($minute), 'assignee_id' => $this->viewer->id]);
            SmsMessage::factory()->createOne(['conversation_id' => $conversation->id]);
        }

        DB::enableQueryLog();
        $page = $this->inertia('/sms', self::LIST, 'Sms/Index')->assertJsonCount(50, 'props.conversations');
        $this->assertLessThan(12, count(DB::getQueryLog()));

        $this->inertia('/sms?cursor='.$page->json('props.meta.next_cursor'), self::LIST, 'Sms/Index')->assertJsonCount(3, 'props.conversations');
    }

    public function test_chosen_conversation_shows_all_messages_of_its_client(): void
    {
        $conversation = $this->conversation(['unread_count' => 1]);
        $other = $this->conversation(['client_id' => $conversation->client_id]);
        $first = SmsMessage::factory()->createOne(['conversation_id' => $other->id, 'sent_at' => now()->subHour()]);
        $second = SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'sent_at' => now()->subMinute()]);

        $this->get("/sms?conversation={$conversation->id}")->assertInertia(fn ($page) => $page->component('Sms/Index')
            ->where('view', 'all')->where('conversation.id', $conversation->id)->where('message_id', null)->where('can_mark_as_read', true));
        $this->inertia("/sms?conversation={$conversation->id}", ['thread', 'unread', 'composer', 'card'], 'Sms/Index')
            ->assertJsonPath('props.thread.messages.*.id', [$first->id, $second->id])
            ->assertJsonPath('props.unread.0', ['conversation_id' => $conversation->id, 'count' => 1, 'last_message_id' => $second->id])
            ->assertJsonPath('props.composer.may_send', true)
            ->assertJsonPath('props.card.is_barred', false);
        $this->getJson("/sms/conversations/{$conversation->id}/older")->assertOk()->assertJsonPath('messages.*.id', [$first->id, $second->id]);
    }

    public function test_unread_address_opens_the_conversation_of_the_message(): void
    {
        $message = SmsMessage::factory()->createOne(['conversation_id' => $this->conversation(['unread_count' => 1])->id]);

        $this->get("/sms/unread?message_id={$message->id}")->assertInertia(fn ($page) => $page->component('Sms/Index')
            ->where('view', 'unread')->where('message_id', $message->id)->where('conversation.id', $message->conversation_id));
        $this->get('/sms/unread?message_id=999999')->assertInertia(fn ($page) => $page->where('conversation', null));
        $this->get('/sms/unread')->assertInertia(fn ($page) => $page->where('conversation', null)->where('view', 'unread'));
    }

    public function test_thread_reaches_back_to_the_message_of_the_link(): void
    {
        $conversation = $this->conversation();
        $asked = SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'sent_at' => now()->subHours(2)]);
        SmsMessage::factory()->count(29)->create(['conversation_id' => $conversation->id, 'sent_at' => now()->subHour()]);
        $before = SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'sent_at' => now()->subHours(3)]);
        $thread = fn (string $url): array => $this->inertia($url, ['thread'], 'Sms/Index')->assertOk()->json('props.thread');

        $whole = $thread("/sms/unread?message_id={$asked->id}");
        $this->assertSame([$asked->id, 30, true], [$whole['messages'][0]['id'], count($whole['messages']), $whole['older_cursor'] !== null]);
        $this->assertCount(25, $thread("/sms?conversation={$conversation->id}")['messages']);
        $this->assertCount(31, $thread("/sms/unread?message_id={$before->id}")['messages']);
    }

    public function test_number_without_a_client_shows_its_messages_and_no_composer(): void
    {
        $conversation = $this->conversation(['client_id' => null, 'phone_e164' => '+61491570123']);
        $message = SmsMessage::factory()->createOne(['conversation_id' => $conversation->id]);

        $this->get("/sms?conversation={$conversation->id}")->assertInertia(fn ($page) => $page->where('conversation.client', null)->where('conversation.phone', '0491 570 123'));
        $this->inertia("/sms?conversation={$conversation->id}", ['thread', 'unread', 'composer', 'card'], 'Sms/Index')
            ->assertJsonPath('props.thread.messages.*.id', [$message->id])->assertJsonPath('props.composer', null)->assertJsonPath('props.card', null);
        $this->getJson("/sms/conversations/{$conversation->id}/older")->assertOk()->assertJsonPath('messages.*.id', [$message->id]);
    }

    public function test_deleted_client_is_shown_as_a_number(): void
    {
        $conversation = $this->conversation();
        $conversation->client?->delete();

        $this->inertia("/sms?conversation={$conversation->id}", [...self::LIST, 'conversation', 'composer'], 'Sms/Index')
            ->assertJsonPath('props.conversations.0.client_name', null)->assertJsonPath('props.conversation.client', null)->assertJsonPath('props.composer', null);
    }

    public function test_composer_and_card_need_access_to_clients(): void
    {
        $conversation = $this->conversation();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewSmsPanel)->createOne());

        $this->inertia("/sms?conversation={$conversation->id}", ['composer', 'card'], 'Sms/Index')->assertJsonPath('props.composer', null)->assertJsonPath('props.card', null);
    }

    public function test_excluded_client_shows_why_it_can_not_be_messaged(): void
    {
        $conversation = $this->conversation(['client_id' => Client::factory()->createOne(['sms_opted_out_at' => now()])->id]);

        $this->inertia("/sms?conversation={$conversation->id}", ['composer', 'card'], 'Sms/Index')
            ->assertJsonPath('props.composer.block', fn (?string $block): bool => $block !== null && $block !== '')
            ->assertJsonPath('props.card.sms_opted_out_at', fn (?string $at): bool => $at !== null);
    }

    public function test_panel_needs_the_ability_and_is_closed_to_database_only_users(): void
    {
        $conversation = $this->conversation();
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewSmsPanel);

        foreach ([[...$others], [Ability::ViewSmsPanel, Ability::CanViewDatabaseOnly]] as $abilities) {
            $this->actingAs(User::factory()->withAbilities(...$abilities)->createOne());
            foreach (['/sms', '/sms/unread', "/sms/conversations/{$conversation->id}/older"] as $path) {
                $this->get($path)->assertForbidden();
            }
        }
    }

    public function test_wrong_parameters_are_dropped(): void
    {
        $this->get('/sms?view=nothing')->assertRedirect('/sms');
        $this->get('/sms/unread?message_id=x')->assertRedirect('/sms/unread');
        $this->get('/sms?conversation=999999')->assertInertia(fn ($page) => $page->where('conversation', null));
    }

    /** @param  array<string, mixed>  $values */
    private function conversation(array $values = []): Conversation
    {
        return Conversation::factory()->createOne($values);
    }

    /** @return list<int> ids of the page, in the order of creation */
    private function listed(string $path): array
    {
        $ids = $this->inertia($path, self::LIST, 'Sms/Index')->assertOk()->json('props.conversations.*.id');
        sort($ids);

        return $ids;
    }

    private function phoneOf(Conversation $conversation): string
    {
        return (string) preg_replace('/^\+61(\d{3})(\d{3})(\d{3})$/', '0$1 $2 $3', $conversation->phone_e164);
    }
}
