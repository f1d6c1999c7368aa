<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Actions\Matches\MergeClients;
use App\Domain\Protection\ProtectionGate;
use App\Enums\ConversationStatus;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;

final class ReceiveSmsTest extends IntakeTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
    }

    public function test_message_is_in_the_conversation_of_its_number_and_client(): void
    {
        $client = Client::factory()->createOne(['mobile_e164' => '+61491570156']);

        $answer = $this->sms(['from' => '+61 491 570 156'])->assertCreated();

        $message = SmsMessage::query()->with('conversation')->sole();
        $answer->assertExactJson(['id' => $message->id, 'provider_id' => 'SM-1', 'status' => 'received', 'conversation' => ['id' => $message->conversation_id, 'client_id' => $client->id]]);
        $this->assertSame([MessageDirection::Inbound, SmsStatus::Received, 'Could you call me back?', 1], [$message->direction, $message->status, $message->body, $message->segments]);
        $this->assertSame('2026-11-20 03:05:00', $message->sent_at->format('Y-m-d H:i:s'));
        $this->assertNull($message->read_at);
        $this->assertSame(['+61491570156', $client->id, 1, '2026-11-20 03:05:00'], $this->shown($message->conversation));
    }

    public function test_foreign_and_unknown_numbers_have_conversations(): void
    {
        $this->sms(['from' => '+64 21 123 4567'])->assertCreated()->assertJsonPath('conversation.client_id', null);

        $this->assertSame('+64211234567', Conversation::query()->sole()->phone_e164);
    }

    public function test_shared_number_has_no_client(): void
    {
        Client::factory()->createMany([['mobile_e164' => '+61491570156'], ['mobile_e164' => '+61491570156']]);

        $this->sms()->assertCreated()->assertJsonPath('conversation.client_id', null);
    }

    public function test_deleted_client_does_not_own_a_number_and_a_later_client_does(): void
    {
        $gone = Client::factory()->createOne(['mobile_e164' => '+61491570156']);
        $this->sms()->assertJsonPath('conversation.client_id', $gone->id);
        $gone->delete();

        $this->sms(['provider_id' => 'SM-2'])->assertCreated()->assertJsonPath('conversation.client_id', null);
        $next = Client::factory()->createOne(['mobile_e164' => '+61491570156']);
        $this->sms(['provider_id' => 'SM-3'])->assertCreated()->assertJsonPath('conversation.client_id', $next->id);

        $this->assertSame($next->id, Conversation::query()->sole()->client_id);
    }

    public function test_number_of_a_merged_record_belongs_to_the_surviving_client_unless_someone_has_it_now(): void
    {
        [$survivor, $former] = array_map(static fn (string $mobile): Client => Client::factory()->createOne(['mobile_e164' => $mobile]), ['+61491570157', '+61491570156']);
        app(MergeClients::class)->handle($survivor->id, $former->id, [], 'Same', User::factory()->withRole(StaffRole::Developer)->createOne());
        $this->sms()->assertCreated()->assertJsonPath('conversation.client_id', $survivor->id);

        Conversation::query()->update(['client_id' => null]);
        $next = Client::factory()->createOne(['mobile_e164' => '+61491570156']);
        $this->sms(['provider_id' => 'SM-2'])->assertCreated()->assertJsonPath('conversation.client_id', $next->id);
    }

    public function test_manually_linked_client_stays(): void
    {
        $chosen = Client::factory()->createOne();
        Conversation::factory()->createOne(['phone_e164' => '+61491570156', 'client_id' => $chosen->id]);
        Client::factory()->createOne(['mobile_e164' => '+61491570156']);

        $this->sms()->assertCreated()->assertJsonPath('conversation.client_id', $chosen->id);
    }

    public function test_messages_out_of_order_keep_the_latest_time_and_all_count(): void
    {
        $this->sms(['provider_id' => 'SM-2', 'received_at' => '2026-11-20T03:08:00Z'])->assertCreated();
        $this->sms(['provider_id' => 'SM-1', 'received_at' => '2026-11-20T03:01:00.250Z'])->assertCreated();

        $this->assertSame(['+61491570156', null, 2, '2026-11-20 03:08:00'], $this->shown(Conversation::query()->sole()));
    }

    #[TestWith([ConversationStatus::Resolved, ConversationStatus::Open])]
    #[TestWith([ConversationStatus::Snoozed, ConversationStatus::Open])]
    #[TestWith([ConversationStatus::Pending, ConversationStatus::Pending])]
    #[TestWith([ConversationStatus::Open, ConversationStatus::Open])]
    public function test_reply_reopens_a_snoozed_conversation_and_keeps_its_assignee(ConversationStatus $before, ConversationStatus $after): void
    {
        $assignee = User::factory()->createOne();
        Conversation::factory()->createOne(['phone_e164' => '+61491570156', 'status' => $before, 'assignee_id' => $assignee->id]);

        $this->sms()->assertCreated();

        $conversation = Conversation::query()->sole();
        $this->assertSame([$after, $assignee->id], [$conversation->status, $conversation->assignee_id]);
    }

    public function test_a_repeated_delivery_counts_once_even_with_a_new_time(): void
    {
        $this->sms()->assertCreated();
        $this->sms(['received_at' => '2026-11-20T03:09:00Z'])->assertOk();

        $this->assertSame(['+61491570156', null, 1, '2026-11-20 03:05:00'], $this->shown(Conversation::query()->sole()));
    }

    public function test_id_of_an_outgoing_message_or_another_number_is_a_conflict(): void
    {
        SmsMessage::factory()->sentByUs()->createOne(['provider_id' => 'SM-9', 'body' => 'Could you call me back?']);
        $this->sms(['provider_id' => 'SM-9'])->assertConflict();

        $this->sms()->assertCreated();
        $this->sms(['from' => '0491 570 157'])->assertConflict();
        $this->assertFalse(Conversation::query()->where('phone_e164', '+61491570157')->exists());
    }

    /** @return iterable<string, array{string, bool}> */
    public static function words(): iterable
    {
        yield 'stop' => ['STOP', true];
        yield 'lower case with a mark' => ['stop.', true];
        yield 'spaces around' => ["  Unsubscribe \n", true];
        yield 'end' => ['End', true];
        yield 'quit' => ['quit!!', true];
        yield 'cancel' => ['“CANCEL”', true];
        yield 'twice' => ['STOP. STOP!', true];
        yield 'opt out' => ['OPT OUT', true];
        yield 'opt-out in other spellings' => ['Opt-out', true];
        yield 'optout' => ['optout', true];
        yield 'stop all' => ['STOPALL', true];
        yield 'polite' => ['Please stop texting me, thanks', true];
        yield 'unsubscribe me' => ['unsubscribe me pls', true];
        yield 'remove me' => ['Remove me from your list', true];
        yield 'stop something else' => ['Please stop my deposit', false];
        yield 'not yet' => ['Don’t stop texting me', false];
        yield 'a question' => ['How do I opt out of the bonus?', false];
        yield 'cancel it politely' => ['Cancel please', false];
        yield 'a wish' => ['Cancel my withdrawal please', false];
        yield 'a longer word' => ['Stopped', false];
        yield 'start' => ['START', false];
        yield 'a smile' => ['🙂', false];
    }

    #[DataProvider('words')]
    public function test_only_an_opt_out_message_opts_out(string $body, bool $optsOut): void
    {
        $client = Client::factory()->createOne(['mobile_e164' => '+61491570156']);

        $this->sms(['body' => $body])->assertCreated();

        $this->assertSame($optsOut ? '2026-11-20 03:05:00' : null, $client->refresh()->sms_opted_out_at?->format('Y-m-d H:i:s'));
        $this->assertSame($optsOut ? 1 : 0, AuditEvent::query()->where('action', 'client.sms_opted_out')->where('subject_id', $client->id)->count());
    }

    public function test_shared_number_opts_out_each_client_once(): void
    {
        [$first, $second] = Client::factory()->createMany([['mobile_e164' => '+61491570156'], ['mobile_e164' => '+61491570156']])->all();
        $other = Client::factory()->createOne();
        $first->forceFill(['sms_opted_out_at' => '2026-01-01 00:00:00'])->save();

        $this->sms(['body' => 'STOP'])->assertCreated();
        $this->sms(['provider_id' => 'SM-2', 'body' => 'STOP', 'received_at' => '2026-11-20T03:09:00Z'])->assertCreated();

        $this->assertSame('2026-01-01', $first->refresh()->sms_opted_out_at?->toDateString());
        $this->assertSame('2026-11-20 03:05:00', $second->refresh()->sms_opted_out_at?->format('Y-m-d H:i:s'));
        $this->assertNull($other->refresh()->sms_opted_out_at);
        $this->assertSame(1, AuditEvent::query()->where('action', 'client.sms_opted_out')->count());
    }

    public function test_number_of_a_merged_record_opts_out_the_surviving_client(): void
    {
        [$survivor, $middle, $former, $gone] = array_map(static fn (string $mobile): Client => Client::factory()->createOne(['mobile_e164' => $mobile]), ['+61491570157', '+61491570158', '+61491570156', '+61491570156']);
        $user = User::factory()->withRole(StaffRole::Developer)->createOne();
        // The second merge makes a chain.
        app(MergeClients::class)->handle($middle->id, $former->id, [], 'Same', $user);
        app(MergeClients::class)->handle($survivor->id, $middle->id, [], 'Same', $user);
        $gone->delete();

        $this->sms(['body' => 'STOP'])->assertCreated();

        $this->assertNotNull($survivor->refresh()->sms_opted_out_at);
        $this->assertNull($gone->refresh()->sms_opted_out_at);
        $this->assertFalse(app(ProtectionGate::class)->decide($survivor, GatePurpose::ServiceSms)->isAllowed());
    }

    public function test_number_of_the_lead_or_db_client_that_became_the_client_opts_them_out(): void
    {
        [$byLead, $byDbClient, $linked] = array_map(static fn (string $mobile): Client => Client::factory()->createOne(['mobile_e164' => $mobile]), ['+61491570157', '+61491570158', '+61491570159']);
        Lead::factory()->createOne(['mobile_e164' => '+61491570156', 'status' => LeadStatus::Converted, 'client_id' => $byLead->id]);
        $lead = Lead::factory()->createOne(['mobile_e164' => '+61491570158', 'status' => LeadStatus::Converted, 'client_id' => $byDbClient->id]);
        foreach ([['lead_id' => $lead->id], ['client_id' => $linked->id]] as $link) {
            $dbClient = DbClient::factory()->createOne(['status' => DbClientStatus::Converted, ...$link]);
            DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570156']);
        }

        $this->sms(['body' => 'STOP'])->assertCreated();

        foreach ([$byLead, $byDbClient, $linked] as $client) {
            $this->assertNotNull($client->refresh()->sms_opted_out_at);
        }
    }

    public function test_stop_from_a_former_number_opts_out_its_client_unless_someone_has_it_now(): void
    {
        $client = Client::factory()->createOne(['mobile_e164' => '+61491570156']);
        $this->sms()->assertCreated();
        $client->update(['mobile_e164' => '+61491570157']);
        $owner = Client::factory()->createOne(['mobile_e164' => '+61491570156']);

        $this->sms(['provider_id' => 'SM-2', 'body' => 'STOP'])->assertCreated();
        $this->assertSame([true, false], [$owner->refresh()->sms_opted_out_at !== null, $client->refresh()->sms_opted_out_at !== null]);

        $owner->update(['mobile_e164' => '+61491570158']);
        $this->sms(['provider_id' => 'SM-3', 'body' => 'STOP'])->assertCreated()->assertJsonPath('conversation.client_id', $client->id);
        $this->assertTrue(app(ProtectionGate::class)->decide($client->refresh(), GatePurpose::MarketingSms)->has('opted_out'));
    }

    public function test_stop_of_a_lead_stays_with_the_person_on_another_number(): void
    {
        [$lead, $other] = Lead::factory()->createMany([['mobile_e164' => '+61491570156'], ['mobile_e164' => '+61491570157']])->all();
        $this->sms(['body' => 'STOP'])->assertCreated();
        $lead->update(['mobile_e164' => '+61491570158']);

        $this->assertTrue(app(ProtectionGate::class)->decideCall($lead, '+61491570158')->has('consent_withdrawn'));
        $this->assertFalse(app(ProtectionGate::class)->decideCall($other, '+61491570157')->has('consent_withdrawn'));

        $client = Client::factory()->createOne(['mobile_e164' => '+61491570158']);
        $lead->update(['status' => LeadStatus::Converted, 'client_id' => $client->id]);
        foreach ([GatePurpose::MarketingSms, GatePurpose::Call] as $purpose) {
            $this->assertTrue(app(ProtectionGate::class)->decide($client, $purpose)->has('consent_withdrawn'));
        }
    }

    public function test_stop_from_the_number_of_a_merged_lead_stays_with_the_surviving_one(): void
    {
        $lead = Lead::factory()->createOne(['mobile_e164' => '+61491570158']);
        // The second merge makes a chain.
        $middle = Lead::factory()->createOne(['mobile_e164' => '+61491570157', 'merged_into_id' => $lead->id, 'deleted_at' => now()]);
        Lead::factory()->createOne(['mobile_e164' => '+61491570156', 'merged_into_id' => $middle->id, 'deleted_at' => now()]);

        $this->sms(['body' => 'STOP'])->assertCreated();

        $this->assertTrue(app(ProtectionGate::class)->decideCall($lead, '+61491570158')->has('consent_withdrawn'));
    }

    public function test_start_does_not_opt_in_again(): void
    {
        $client = Client::factory()->createOne(['mobile_e164' => '+61491570156']);
        $this->sms(['body' => 'STOP'])->assertCreated();
        $this->sms(['provider_id' => 'SM-2', 'body' => 'START'])->assertCreated();

        $this->assertNotNull($client->refresh()->sms_opted_out_at);
    }

    public function test_the_longest_message_fits(): void
    {
        $this->sms(['body' => str_repeat('🙂', 1_600)])->assertCreated();

        $this->assertSame(49, SmsMessage::query()->sole()->segments);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function sms(array $change = []): TestResponse
    {
        return $this->send('sms/inbound', [...IncomingWork::sms()->body, ...$change]);
    }

    /** @return array{string, ?int, int, ?string} */
    private function shown(Conversation $conversation): array
    {
        return [$conversation->phone_e164, $conversation->client_id, $conversation->unread_count, $conversation->last_message_at?->format('Y-m-d H:i:s')];
    }
}
