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
use App\Infrastructure\Sms\HttpSmsGateway;
use App\Infrastructure\Sms\SimulatedSmsGateway;
use App\Infrastructure\Sms\SmsGateway;
use App\Infrastructure\Sms\SmsNotAcceptedException;
use App\Infrastructure\Sms\SmsOutcomeUnknownException;
use App\Infrastructure\Sms\SmsRejectedException;
use App\Jobs\Messages\ReportSimulatedDelivery;
use App\Jobs\Messages\SubmitSms;
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
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
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
        foreach ([[$lead, ConsentBasis::Express, '2026-11-01 00:00:00'], [$client, ConsentBasis::Unknown, '2026-10-01 00:00:00'], [Client::factory()->createOne(), ConsentBasis::None, '2026-11-20 00:00:00']] as [$person, $basis, $at]) {
            Consent::query()->create(['person_type' => $person->getMorphClass(), 'person_id' => $person->id, 'channel' => ConsentChannel::Sms, 'purpose' => 'Marketing', 'basis' => $basis, 'recorded_at' => $at]);
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
        // The other one was of the same transaction here, so the refusal took it along.
        $this->assertSame(0, SmsMessage::query()->count());
        Queue::assertNothingPushed();
    }

    public function test_viewer_without_the_ability_sees_times_but_no_texts(): void
    {
        $client = Client::factory()->createOne();
        SmsMessage::factory()->createOne(['conversation_id' => Conversation::factory()->createOne(['client_id' => $client->id])->id, 'body' => 'SECRET']);

        $analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $this->actingAs($analyst)->getJson(route('clients.messages.older', $client))->assertOk()->assertJsonCount(1, 'messages')->assertJsonPath('messages.0.body', null);
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
        $this->post(route('clients.messages.store', $client), $this->sms('Hi {nickname}'))->assertSessionHasErrors(['body' => '{nickname} has no value for this client. Replace it with text.']);
        $this->post(route('clients.messages.store', $client), $this->sms(str_repeat('ж', 500)))->assertSessionHasErrors(['body' => 'The message must fit in 6 SMS parts. Shorten it.']);
        $this->post(route('clients.messages.store', $client), [...$this->sms('Hi'), 'template_id' => $draft->id])->assertSessionHasErrors(['template_id' => 'This template is no longer approved. Choose another one.']);
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

    public function test_killed_job_does_not_send_an_accepted_sms_twice(): void
    {
        $message = $this->queued();
        $calls = new class(app(SimulatedSmsGateway::class)) implements SmsGateway
        {
            public int $sent = 0;

            public function __construct(private readonly SmsGateway $inner) {}

            public function send(string $reference, string $to, string $body): string
            {
                $this->sent++;
                $this->inner->send($reference, $to, $body);
                throw new RuntimeException('killed');
            }

            public function find(string $reference): ?string
            {
                return $this->inner->find($reference);
            }
        };
        $this->app->instance(SmsGateway::class, $calls);

        rescue(static fn () => app(SubmitQueuedSms::class)->handle($message->id), report: false);
        $this->assertSame(SmsStatus::Queued, $message->refresh()->status);
        $this->travel(90)->seconds();
        app(SubmitQueuedSms::class)->handle($message->id);

        $this->assertSame([1, SmsStatus::Sent, "SIM-{$message->reference}"], [$calls->sent, $message->refresh()->status, $message->provider_id]);
    }

    public function test_second_worker_leaves_an_sms_alone_while_the_first_one_sends_it(): void
    {
        $message = $this->queued();
        $this->app->instance(SmsGateway::class, new class($message->id) implements SmsGateway
        {
            public function __construct(private readonly int $messageId) {}

            public function send(string $reference, string $to, string $body): string
            {
                // The sweep had queued the message again.
                app(SubmitQueuedSms::class)->handle($this->messageId);

                return 'gw-1';
            }

            public function find(string $reference): ?string
            {
                return null;
            }
        });

        app(SubmitQueuedSms::class)->handle($message->id);

        $this->assertSame([SmsStatus::Sent, 'gw-1', null], [$message->refresh()->status, $message->provider_id, $message->error]);
    }

    public function test_gateway_that_did_not_answer_is_asked_whether_it_has_the_message(): void
    {
        $message = $this->queued(SimulatedSmsGateway::ACCEPTED_WITHOUT_ANSWER);

        app(SubmitQueuedSms::class)->handle($message->id);
        $this->assertSame([SmsStatus::Sent, "SIM-{$message->reference}", null], [$message->refresh()->status, $message->provider_id, $message->error]);

        app()->call([new ReportSimulatedDelivery((string) $message->provider_id, true), 'handle']);
        $this->assertSame(SmsStatus::Delivered, $message->refresh()->status);
    }

    public function test_message_that_the_gateway_does_not_know_stays_unknown(): void
    {
        $message = $this->queued(SimulatedSmsGateway::NO_ANSWER);

        app(SubmitQueuedSms::class)->handle($message->id);
        app(SubmitQueuedSms::class)->handle($message->id);
        $this->assertSame(SmsStatus::Unknown, $message->refresh()->status);

        $cutOff = $this->queued('+61491570002');
        $cutOff->update(['submitted_at' => now()->subSeconds(90)]);
        app(SubmitQueuedSms::class)->handle($cutOff->id);
        $this->assertSame(SmsStatus::Unknown, $cutOff->refresh()->status);
    }

    public function test_rejected_sms_fails_and_a_busy_gateway_is_retried(): void
    {
        $refused = $this->queued(SimulatedSmsGateway::REJECTED);
        app(SubmitQueuedSms::class)->handle($refused->id);
        $this->assertSame([SmsStatus::Failed, 'The number does not exist.'], [$refused->refresh()->status, $refused->error]);

        $busy = $this->queued(SimulatedSmsGateway::NOT_ACCEPTED);
        $this->assertThrows(static fn () => app(SubmitQueuedSms::class)->handle($busy->id), SmsNotAcceptedException::class);
        $this->assertSame([SmsStatus::Queued, null], [$busy->refresh()->status, $busy->submitted_at]);
        app(SubmitQueuedSms::class)->giveUp($busy->id, 'The gateway is busy.');
        $this->assertSame(SmsStatus::Failed, $busy->refresh()->status);
    }

    public function test_http_gateway_distinguishes_refusals_from_unknown_outcomes(): void
    {
        $gateway = new HttpSmsGateway(Http::getFacadeRoot(), 'https://sms.example', 'token', 'Paddock');
        $answers = Http::fakeSequence('sms.example/*')->push(['id' => 'gw-9'], 202)->push([], 422)->push([], 429)->push([], 500)->push(['id' => 'gw-9'])->push([], 404);

        $this->assertSame('gw-9', $gateway->send('ref-1', self::MOBILE, 'Hello'));
        $this->assertThrows(static fn () => $gateway->send('ref-1', self::MOBILE, 'Hello'), SmsRejectedException::class);
        $this->assertThrows(static fn () => $gateway->send('ref-1', self::MOBILE, 'Hello'), SmsNotAcceptedException::class);
        $this->assertThrows(static fn () => $gateway->send('ref-1', self::MOBILE, 'Hello'), SmsOutcomeUnknownException::class);
        $this->assertSame('gw-9', $gateway->find('ref-1'));
        $this->assertNull($gateway->find('ref-1'));
        $this->assertTrue($answers->isEmpty());
        Http::assertSent(static fn ($request): bool => $request->url() === 'https://sms.example/messages' && $request->header('Idempotency-Key') === ['ref-1'] && $request['to'] === self::MOBILE);
    }

    /** @param  int|null  $status  of the gateway's answer; null when it can't be reached */
    #[TestWith([404, 'Sending was interrupted, and the gateway does not know the message.'])]
    #[TestWith([503, 'Sending was interrupted, and the gateway could not say whether it has the message.'])]
    #[TestWith([null, 'Sending was interrupted, and the gateway could not say whether it has the message.'])]
    public function test_interrupted_sms_is_unknown_to_the_gateway_only_if_the_gateway_says_so(?int $status, string $error): void
    {
        Http::fake(['sms.example/*' => $status === null ? Http::failedConnection() : Http::response([], $status)]);
        $this->app->instance(SmsGateway::class, new HttpSmsGateway(Http::getFacadeRoot(), 'https://sms.example', 'token', 'Paddock'));
        $message = $this->queued();
        $message->update(['submitted_at' => now()->subSeconds(90)]);

        app(SubmitQueuedSms::class)->handle($message->id);

        $this->assertSame([SmsStatus::Unknown, $error], [$message->refresh()->status, $message->error]);
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
