<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\Ability;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\Email;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;

final class ReportEmailDeliveryTest extends IntakeTestCase
{
    private const REPORTS = [
        'delivered' => ['status' => 'delivered', 'occurred_at' => '2026-11-20T03:04:00Z'],
        'again' => ['status' => 'delivered', 'occurred_at' => '2026-11-20T03:05:00Z'],
        'bounced' => ['status' => 'bounced', 'reason' => 'Mailbox full', 'occurred_at' => '2026-11-20T03:06:00Z'],
        'other' => ['status' => 'bounced', 'reason' => 'No such user', 'occurred_at' => '2026-11-20T03:07:00Z'],
    ];

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
    }

    public function test_report_updates_the_email_and_is_audited_with_its_client(): void
    {
        $email = $this->message();

        $this->report(['provider_id' => '<EM-1@paddock.example>', 'occurred_at' => null])->assertOk()
            ->assertExactJson(['provider_id' => 'EM-1@paddock.example', 'email_id' => $email->id, 'status' => 'delivered']);

        $this->assertSame([EmailStatus::Delivered, '03:10'], [$email->refresh()->status, $email->delivered_at?->format('H:i')]);
        $audit = AuditEvent::query()->sole();
        $this->assertSame(['client.email_reported', $email->client_id, 'delivered'], [$audit->action, $audit->client_id, $audit->after['email_status']]);
    }

    public function test_sender_is_notified_once_of_a_bounced_email(): void
    {
        $sender = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $email = $this->message();
        $email->update(['user_id' => $sender->id]);

        $this->report(self::REPORTS['delivered']);
        $this->assertDatabaseCount('outbox', 0);
        $this->report(self::REPORTS['bounced']);
        $this->report(self::REPORTS['other']);

        $event = OutboxMessage::query()->sole()->payload;
        $this->assertSame([[$sender->id, 0]], $event['people']);
        $this->assertEquals([
            'type' => 'email_undelivered', 'client_id' => $email->client_id, 'title' => "Email to {$email->client?->full_name} was not delivered",
            'body' => $email->subject, 'url' => "/clients/{$email->client_id}/emails",
        ], $event['data']);
    }

    /** @return iterable<string, array{list<string>, array{EmailStatus, ?string, ?string}}> */
    public static function arrivals(): iterable
    {
        foreach ([['delivered', 'again'], ['again', 'delivered']] as $order) {
            yield implode(', ', $order) => [$order, [EmailStatus::Delivered, null, '03:04']];
        }
        foreach ([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] as $places) {
            $order = array_map(static fn (int $place): string => ['delivered', 'bounced', 'other'][$place], $places);
            yield implode(', ', $order) => [$order, [EmailStatus::Bounced, 'No such user', null]];
        }
    }

    /**
     * @param  list<string>  $arriving
     * @param  array{EmailStatus, ?string, ?string}  $end
     */
    #[DataProvider('arrivals')]
    public function test_any_order_and_repetition_has_the_same_result(array $arriving, array $end): void
    {
        $email = $this->message(EmailStatus::Queued);

        foreach ([...$arriving, ...$arriving] as $name) {
            $this->report(self::REPORTS[$name])->assertOk();
        }

        $email->refresh();
        $this->assertSame($end, [$email->status, $email->error, $email->delivered_at?->format('H:i')]);
    }

    public function test_report_of_an_unknown_email_is_answered_and_not_stored(): void
    {
        $this->report()->assertAccepted()->assertExactJson(['provider_id' => 'EM-1@paddock.example', 'email_id' => null, 'status' => null]);

        $this->assertSame([0, 0], [Email::query()->count(), AuditEvent::query()->count()]);
    }

    public function test_inbound_email_has_no_delivery_report_and_one_to_a_deleted_client_has(): void
    {
        $received = Email::factory()->createOne(['provider_id' => 'EM-1@paddock.example', 'status' => EmailStatus::Received]);
        $this->report()->assertConflict()->assertJsonPath('type', 'urn:paddock:problem:reference-taken');
        $this->assertSame(EmailStatus::Received, $received->refresh()->status);

        $received->update(['direction' => MessageDirection::Outbound]);
        $received->client?->delete();
        $this->report(self::REPORTS['bounced'])->assertOk()->assertJsonPath('status', 'bounced');
    }

    public function test_report_needs_the_scope_of_emails(): void
    {
        $this->postJson('/api/v1/emails/delivery-reports', $this->body())->assertUnauthorized();
        $this->send('emails/delivery-reports', $this->body(), token: $this->token(IntakeScope::ReceiveSms))->assertForbidden();
        $this->send('emails/delivery-reports', $this->body(), token: $this->token(IntakeScope::ReceiveEmails))->assertAccepted();
    }

    /** @param  array<string, mixed>  $mistake */
    #[TestWith([['provider_id' => ''], 'provider_id'])]
    #[TestWith([['provider_id' => ['EM-1']], 'provider_id'])]
    #[TestWith([['status' => 'sent'], 'status'])]
    #[TestWith([['status' => ['bounced']], 'status'])]
    #[TestWith([['reason' => 5], 'reason'])]
    #[TestWith([['occurred_at' => 'now'], 'occurred_at'])]
    #[TestWith([['occurred_at' => '2026-12-01T00:00:00Z'], 'occurred_at'])]
    public function test_invalid_report_gets_an_error_and_changes_nothing(array $mistake, string $field): void
    {
        $email = $this->message();

        $answer = $this->report($mistake)->assertUnprocessable()->assertHeader('Content-Type', 'application/problem+json');

        $this->assertSame([$field], array_keys($answer->json('errors')));
        $this->assertSame(EmailStatus::Sent, $email->refresh()->status);
    }

    private function message(EmailStatus $status = EmailStatus::Sent): Email
    {
        return Email::factory()->createOne(['provider_id' => 'EM-1@paddock.example', 'direction' => MessageDirection::Outbound, 'status' => $status]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    private function body(array $change = []): array
    {
        return [...['provider_id' => 'EM-1@paddock.example', 'status' => 'delivered', 'occurred_at' => '2026-11-20T14:05:00+11:00'], ...$change];
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function report(array $change = []): TestResponse
    {
        return $this->send('emails/delivery-reports', $this->body($change));
    }
}
