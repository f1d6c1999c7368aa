<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Messages\SubmitQueuedSms;
use App\Enums\Ability;
use App\Enums\AustralianState;
use App\Enums\BetstopState;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\MessageTemplateStatus;
use App\Enums\SmsStatus;
use App\Enums\StaffRole;
use App\Jobs\Messages\ReportSimulatedDelivery;
use App\Jobs\Messages\SubmitSms;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Consent;
use App\Models\Conversation;
use App\Models\Lead;
use App\Models\MessageTemplate;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Tests\Support\ReadsPages;
use Tests\Support\SendsSms;
use Tests\TestCase;

final class SendSmsTest extends TestCase
{
    use ReadsPages, RefreshDatabase, SendsSms;

    public function test_messages_page_shows_consent_betstop_state_and_time_zone(): void
    {
        $client = Client::factory()->createOne(['state' => AustralianState::Wa, 'betstop_state' => BetstopState::Clear, 'sms_opted_out_at' => null]);
        $lead = Lead::factory()->createOne(['client_id' => $client->id]);
        foreach (
            [
                [$lead, ConsentBasis::Express, '2026-11-01 00:00:00'],
                [$client, ConsentBasis::Unknown, '2026-10-01 00:00:00'],
                [Client::factory()->createOne(), ConsentBasis::None, '2026-11-20 00:00:00'],
            ] as [$person, $basis, $at]
        ) {
            Consent::query()->create([
                'person_type' => $person->getMorphClass(),
                'person_id' => $person->id,
                'channel' => ConsentChannel::Sms,
                'purpose' => 'Marketing',
                'basis' => $basis,
                'recorded_at' => $at,
            ]);
        }

        $card = $this->actingAs($this->sender())->inertia("/clients/{$client->id}/messages", ['card'], 'Clients/Messages')->assertOk()->json('props.card');

        $this->assertSame(
            ['Express, SMS', '2026-11-01T00:00:00Z', 'clear', null, 'Western Australia', 'Australia/Perth'],
            [$card['consent_label'], $card['consent_at'], $card['betstop_state'], $card['sms_opted_out_at'], $card['state_name'], $card['time_zone']],
        );
    }

    public function test_refused_sms_is_not_hidden_by_a_later_consent_to_email(): void
    {
        $client = Client::factory()->createOne();
        foreach ([[ConsentChannel::Sms, ConsentBasis::None, '2026-11-01 00:00:00'], [ConsentChannel::Email, ConsentBasis::Express, '2026-11-02 00:00:00']] as [$channel, $basis, $at]) {
            Consent::query()->create(['person_type' => 'client', 'person_id' => $client->id, 'channel' => $channel, 'purpose' => 'Marketing', 'basis' => $basis, 'recorded_at' => $at]);
        }

        $this->actingAs($this->sender())->inertia("/clients/{$client->id}/messages", ['card'], 'Clients/Messages')->assertJsonPath('props.card.consent_label', ConsentBasis::None->label().', SMS');
    }

    public function test_a_message_is_queued_handed_over_and_reported(): void
    {
        Queue::fake();
        $client = Client::factory()->createOne(['mobile_e164' => self::MOBILE]);
        $sender = $this->sender();

        $this->actingAs($sender)->post(route('clients.messages.store', $client), $this->sms('See you at the track'))->assertSessionHasNoErrors()->assertRedirect();
        $message = SmsMessage::query()->sole();
        $this->assertSame([SmsStatus::Queued, $sender->id, $client->id], [$message->status, $message->user_id, $message->conversation->client_id]);
        Queue::assertPushed(SubmitSms::class, 1);

        app(SubmitQueuedSms::class)->handle($message->id);
        $this->assertSame([SmsStatus::Sent, "SIM-{$message->reference}"], [$message->refresh()->status, $message->provider_id]);

        Queue::assertPushed(ReportSimulatedDelivery::class, 1);
        app()->call([new ReportSimulatedDelivery((string) $message->provider_id, true), 'handle']);
        $this->assertSame(SmsStatus::Delivered, $message->refresh()->status);
    }

    public function test_answer_marks_the_messages_that_the_sender_saw_as_read(): void
    {
        Queue::fake();
        $client = Client::factory()->createOne(['mobile_e164' => self::MOBILE]);
        $conversation = Conversation::factory()->createOne(['client_id' => $client->id, 'unread_count' => 2]);
        $seen = SmsMessage::factory()->createOne(['conversation_id' => $conversation->id]);
        $unseen = SmsMessage::factory()->createOne(['conversation_id' => $conversation->id]);
        $sender = $this->sender();

        $this->actingAs($sender)->post(route('clients.messages.store', $client), [...$this->sms('Yes'), 'read_up_to' => $seen->id])->assertSessionHasNoErrors();

        $this->assertNotNull($seen->refresh()->read_at);
        $this->assertNull($unseen->refresh()->read_at);
        $this->assertSame(1, $conversation->refresh()->unread_count);
        $this->assertSame($sender->id, AuditEvent::query()->where('action', 'conversation.read')->sole()->actor_id);
    }

    public function test_double_click_sends_one_message(): void
    {
        Queue::fake();
        $client = Client::factory()->createOne(['mobile_e164' => self::MOBILE]);
        $sms = $this->sms('Once');

        $this->actingAs($this->sender());
        $this->post(route('clients.messages.store', $client), $sms);
        $this->post(route('clients.messages.store', $client), $sms)->assertSessionHasNoErrors();

        $this->assertSame(1, SmsMessage::query()->count());
    }

    public function test_a_reference_of_another_message_is_refused(): void
    {
        Queue::fake();
        $client = Client::factory()->createOne(['mobile_e164' => self::MOBILE]);
        $other = Client::factory()->createOne(['mobile_e164' => '+61491570157']);
        $sms = $this->sms('Once');
        $this->actingAs($this->sender())->post(route('clients.messages.store', $client), $sms)->assertSessionHasNoErrors();

        $this->postJson(route('clients.messages.store', $other), $sms)->assertUnprocessable();
        $this->postJson(route('clients.messages.store', $client), [...$sms, 'body' => 'Twice'])->assertUnprocessable();

        $this->assertSame(1, SmsMessage::query()->count());
    }

    public function test_reference_taken_simultaneously_by_another_clients_message_is_refused(): void
    {
        Queue::fake();
        $sms = $this->sms('Once');
        $other = Conversation::factory()->createOne();
        // As if the other message came between looking for the reference and writing it.
        $isFirst = true;
        DB::listen(static function (QueryExecuted $query) use (&$isFirst, $sms, $other): void {
            if ($isFirst && preg_match('/^select .* from .sms_messages. where .reference. = /', $query->sql) === 1) {
                $isFirst = false;
                SmsMessage::factory()->sentByUs()->createOne(['conversation_id' => $other->id, 'reference' => $sms['reference']]);
            }
        });

        $this->actingAs($this->sender())->post(route('clients.messages.store', Client::factory()->createOne(['mobile_e164' => self::MOBILE])), $sms)->assertSessionHasErrors('body');

        $this->assertFalse($isFirst);
        // The test wrote both in one transaction, so the refusal rolled back the first too.
        $this->assertSame(0, SmsMessage::query()->count());
        Queue::assertNothingPushed();
    }

    public function test_viewer_without_the_ability_sees_times_but_no_texts(): void
    {
        $client = Client::factory()->createOne();
        SmsMessage::factory()->createOne([
            'conversation_id' => Conversation::factory()->createOne(['client_id' => $client->id])->id,
            'body' => 'SECRET',
            'error' => 'Number 0491570156 is not in service',
        ]);

        $analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $this->actingAs($analyst)->getJson(route('clients.messages.older', $client))->assertOk()->assertJsonCount(1, 'messages')->assertJsonPath('messages.0.body', null)
            ->assertJsonPath('messages.0.error', 'Number •••• ••• 156 is not in service');
        $this->inertia("/clients/{$client->id}/messages", ['thread'], 'Clients/Messages')->assertOk()->assertDontSee('SECRET');
        $this->actingAs($this->sender())->getJson(route('clients.messages.older', $client))->assertJsonPath('messages.0.body', 'SECRET');
    }

    public function test_sending_needs_the_ability_and_all_variables_filled(): void
    {
        Queue::fake();
        $client = Client::factory()->createOne(['mobile_e164' => self::MOBILE]);
        $draft = MessageTemplate::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->post(route('clients.messages.store', $client), $this->sms('Hi'))->assertForbidden();
        $this->inertia("/clients/{$client->id}/messages", ['composer'], 'Clients/Messages')->assertJsonPath('props.composer.may_send', false)->assertJsonPath('props.composer.to', '•••• ••• 006');

        $this->actingAs($this->sender());
        $this->post(route('clients.messages.store', $client), $this->sms('Hi {nickname}'))->assertSessionHasErrors([
            'body' => '{nickname} has no value for this client. Replace it with text.',
        ]);
        $this->post(route('clients.messages.store', $client), $this->sms(str_repeat('ж', 500)))->assertSessionHasErrors([
            'body' => 'The message must fit in 6 SMS parts. Shorten it.',
        ]);
        $this->post(route('clients.messages.store', $client), [
            ...$this->sms('Hi'),
            'template_id' => $draft->id,
        ])->assertSessionHasErrors(['template_id' => 'This template is no longer approved. Choose another one.']);
        $this->post(route('clients.messages.store', $client), ['body' => ' '])->assertSessionHasErrors(['body', 'reference']);
        $this->assertSame(0, SmsMessage::query()->count());
    }

    public function test_executive_whose_role_sends_messages_is_told_that_they_cannot(): void
    {
        $client = Client::factory()->createOne(['mobile_e164' => self::MOBILE, 'email' => 'mei@example.com']);
        $executive = $this->sender();
        $executive->forceFill(['is_executive_staff' => true])->save();
        $this->actingAs($executive);

        $this->post(route('clients.messages.store', $client), $this->sms('Hi'))->assertForbidden();
        $this->inertia("/clients/{$client->id}/messages", ['composer'], 'Clients/Messages')->assertJsonPath('props.composer.may_send', false);
        $this->inertia("/clients/{$client->id}/emails", ['composer'], 'Clients/Emails')->assertJsonPath('props.composer.may_send', false);
    }

    public function test_approved_templates_come_with_the_details_of_the_client(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Mei', 'preferred_name' => null, 'account_manager_id' => null]);
        MessageTemplate::factory()->createOne(['name' => 'A', 'body' => 'Hi {first_name}, PIN {pin}', 'status' => MessageTemplateStatus::Approved]);
        MessageTemplate::factory()->createOne(['name' => 'B', 'body' => 'Yours, {manager}', 'status' => MessageTemplateStatus::Approved]);
        MessageTemplate::factory()->createOne(['name' => 'C']);

        $this->actingAs($this->sender())->inertia("/clients/{$client->id}/messages", ['composer'], 'Clients/Messages')
            ->assertJsonCount(2, 'props.composer.templates')
            ->assertJsonPath('props.composer.templates.0.body', "Hi Mei, PIN {$client->pin}")
            ->assertJsonPath('props.composer.templates.1.refusal', '{manager} has no value for this client. Replace it with text.');
    }

    public function test_thread_contains_messages_of_all_numbers_of_only_this_client(): void
    {
        $client = Client::factory()->createOne();
        $foreign = SmsMessage::factory()->createOne();
        $own = [];
        foreach ([1, 2] as $number) {
            $conversation = Conversation::factory()->createOne(['client_id' => $client->id]);
            $own[] = SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'sent_at' => now()->subDays($number)])->id;
        }

        $ids = array_column($this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->getJson(route('clients.messages.older', $client))->assertOk()->json('messages'), 'id');

        $this->assertSame(array_reverse($own), $ids);
        $this->assertNotContains($foreign->id, $ids);
    }
}
