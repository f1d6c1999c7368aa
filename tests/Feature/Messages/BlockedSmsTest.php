<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Messages\SubmitQueuedEmail;
use App\Actions\Messages\SubmitQueuedSms;
use App\Domain\Messages\ConversationResolver;
use App\Domain\Protection\SuppressionList;
use App\Enums\BetstopState;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Enums\SuppressionReason;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Email;
use App\Models\SmsMessage;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\ReadsPages;
use Tests\Support\SendsSms;
use Tests\TestCase;

/** Clients who must not be contacted. */
final class BlockedSmsTest extends TestCase
{
    use ReadsPages, RefreshDatabase, SendsSms;

    public function test_second_account_of_a_registered_person_gets_no_message(): void
    {
        Queue::fake();
        $person = ['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'date_of_birth' => '1988-04-12'];
        $second = Client::factory()->createOne([...$person, 'mobile_e164' => self::MOBILE, 'betstop_state' => BetstopState::Clear]);
        $this->actingAs($this->sender())->post(route('clients.messages.store', $second), $this->sms('Queued before'))->assertSessionHasNoErrors();
        $first = Client::factory()->createOne([...$person, 'mobile_e164' => '+61491570110', 'betstop_state' => BetstopState::Registered]);

        $this->post(route('clients.messages.store', $second), $this->sms('Later'))
            ->assertSessionHasErrors(['body' => "Emma Walsh (PIN {$first->pin}) is a client who is on the BetStop register. This client must not be contacted."]);
        $message = SmsMessage::query()->sole();
        app(SubmitQueuedSms::class)->handle($message->id);
        $this->assertSame(SmsStatus::Suppressed, $message->refresh()->status);
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public static function blocks(): array
    {
        return [
            'no mobile' => [['mobile_e164' => null], 'There is no mobile number for this client.'],
            'opted out' => [['sms_opted_out_at' => '2026-01-01 00:00:00'], 'This client has opted out of SMS.'],
            'barred' => [['is_barred' => true], 'This client is barred and must not be contacted.'],
            'BetStop' => [['betstop_state' => 'registered', 'status' => 'closed'], 'This client is registered with BetStop and must not be contacted.'],
        ];
    }

    /** @param  array<string, mixed>  $state */
    #[DataProvider('blocks')]
    public function test_blocked_client_gets_no_sms(array $state, string $why): void
    {
        Queue::fake();
        $client = Client::factory()->createOne(['mobile_e164' => self::MOBILE, ...$state]);

        $this->actingAs($this->sender())->post(route('clients.messages.store', $client), $this->sms('Hello'))->assertSessionHasErrors(['body' => $why]);
        $this->assertNull(session('_old_input.body'));
        $this->inertia("/clients/{$client->id}/messages", ['composer'], 'Clients/Messages')->assertJsonPath('props.composer.block', $why);

        $this->assertSame(0, SmsMessage::query()->count());
    }

    public function test_number_in_the_conversation_of_another_client_is_refused_before_anything_is_written(): void
    {
        $former = Client::factory()->createOne(['mobile_e164' => '+61491570110']);
        Conversation::factory()->createOne(['phone_e164' => self::MOBILE, 'client_id' => $former->id]);
        $client = Client::factory()->createOne(['mobile_e164' => self::MOBILE]);
        $block = fn (): ?string => $this->inertia("/clients/{$client->id}/messages", ['composer'], 'Clients/Messages')->json('props.composer.block');

        $this->actingAs($this->sender())->post(route('clients.messages.store', $client), $this->sms('Hello'))->assertSessionHasErrors(['body' => ConversationResolver::TAKEN]);
        $this->assertSame(ConversationResolver::TAKEN, $block());

        // The number of a deleted client has its next owner.
        $former->delete();
        $this->assertNull($block());
        $this->post(route('clients.messages.store', $client), $this->sms('Hello'))->assertSessionHasNoErrors();
    }

    public function test_opt_out_stops_a_queued_sms(): void
    {
        $message = $this->queued();
        $message->conversation->client?->forceFill(['sms_opted_out_at' => now()])->save();

        app(SubmitQueuedSms::class)->handle($message->id);

        $this->assertSame([SmsStatus::Suppressed, 'This client has opted out of SMS.'], [$message->refresh()->status, $message->error]);
    }

    public function test_queued_sms_is_not_sent_to_a_number_that_the_client_no_longer_has(): void
    {
        $message = $this->queued();
        $message->conversation->client?->forceFill(['mobile_e164' => '+61491570158'])->save();
        // The gate looks at the client's number, not at this one.
        app(SuppressionList::class)->suppress([self::MOBILE], null, SuppressionReason::Betstop, null);

        app(SubmitQueuedSms::class)->handle($message->id);

        $this->assertSame([SmsStatus::Suppressed, 'The client’s number changed before this message was sent.'], [$message->refresh()->status, $message->error]);
    }

    public function test_queued_email_is_not_sent_to_a_client_who_was_excluded_since(): void
    {
        Mail::fake();
        $client = Client::factory()->createOne(['email' => 'emma@example.com', 'is_barred' => true]);
        $email = Email::factory()->createOne([
            'client_id' => $client->id,
            'direction' => MessageDirection::Outbound,
            'status' => EmailStatus::Queued,
            'to_address' => 'emma@example.com',
            'submitted_at' => null,
        ]);

        app(SubmitQueuedEmail::class)->handle($email->id);

        $this->assertSame([EmailStatus::Suppressed, 'This client is barred and must not be contacted.'], [$email->refresh()->status, $email->error]);
        Mail::assertNothingSent();
    }

    public function test_queued_email_is_not_sent_to_an_address_that_the_client_no_longer_has(): void
    {
        Mail::fake();
        $client = Client::factory()->createOne(['email' => 'new@example.com']);
        $email = Email::factory()->createOne([
            'client_id' => $client->id,
            'direction' => MessageDirection::Outbound,
            'status' => EmailStatus::Queued,
            'to_address' => 'old@example.com',
            'submitted_at' => null,
        ]);
        app(SuppressionList::class)->suppress([], 'old@example.com', SuppressionReason::Betstop, null);

        app(SubmitQueuedEmail::class)->handle($email->id);

        $this->assertSame([EmailStatus::Suppressed, 'The client’s email address changed before this email was sent.'], [$email->refresh()->status, $email->error]);
        Mail::assertNothingSent();
    }
}
