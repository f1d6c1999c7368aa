<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Messages\SubmitQueuedSms;
use App\Enums\BlastStatus;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Infrastructure\Sms\HttpSmsGateway;
use App\Infrastructure\Sms\SimulatedSmsGateway;
use App\Infrastructure\Sms\SmsGateway;
use App\Infrastructure\Sms\SmsNotAcceptedException;
use App\Infrastructure\Sms\SmsOutcomeUnknownException;
use App\Infrastructure\Sms\SmsRejectedException;
use App\Jobs\Messages\ReportSimulatedDelivery;
use App\Jobs\Messages\SubmitSms;
use App\Models\Blast;
use App\Models\Conversation;
use App\Models\SmsMessage;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Tests\Support\ReadsPages;
use Tests\Support\SendsSms;
use Tests\TestCase;

/** From the queue to the SMS gateway. */
final class SubmitSmsTest extends TestCase
{
    use ReadsPages, RefreshDatabase, SendsSms;

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

    public function test_sweep_restarts_a_lost_sms_behind_many_of_a_blast_that_wait_for_the_contact_hours(): void
    {
        $blast = Blast::factory()->createOne(['status' => BlastStatus::Sending]);
        SmsMessage::factory()->count(200)->for(Conversation::factory())->create(['direction' => MessageDirection::Outbound, 'status' => SmsStatus::Queued, 'blast_id' => $blast->id]);
        $lost = $this->queued();
        $this->travel(15)->minutes();
        Queue::fake();

        Artisan::call('messages:sweep');

        Queue::assertPushed(static fn (SubmitSms $job): bool => $job->messageId === $lost->id);
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

    public function test_service_sms_that_waited_for_more_than_an_hour_is_not_sent_any_more(): void
    {
        $this->freezeSecond();
        $inTime = $this->queued();
        $late = $this->queued('+61491570110');

        $this->travel(60)->minutes();
        app(SubmitQueuedSms::class)->handle($inTime->id);
        $this->travel(1)->minutes();
        app(SubmitQueuedSms::class)->handle($late->id);

        $this->assertSame(SmsStatus::Sent, $inTime->refresh()->status);
        $this->assertSame([SmsStatus::Failed, 'This message could not be sent within an hour.'], [$late->refresh()->status, $late->error]);
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

    public function test_text_and_number_are_not_sent_on_to_another_address(): void
    {
        Http::fake(['sms.example/*' => Http::response('', 307, ['Location' => 'https://elsewhere.example/messages']), 'elsewhere.example/*' => Http::response(['id' => 'gw-9'])]);
        $gateway = new HttpSmsGateway(Http::getFacadeRoot(), 'https://sms.example', 'token', 'Paddock');

        $this->assertThrows(static fn () => $gateway->send('ref-1', self::MOBILE, 'Hello'), SmsOutcomeUnknownException::class);
        $this->assertThrows(static fn () => $gateway->find('ref-1'), SmsOutcomeUnknownException::class);
        Http::assertNotSent(static fn ($request): bool => str_contains($request->url(), 'elsewhere'));
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
}
