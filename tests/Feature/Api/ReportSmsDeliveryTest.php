<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\SmsStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\OutboxMessage;
use App\Models\SmsDeliveryReport;
use App\Models\SmsMessage;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Symfony\Component\HttpFoundation\Response;

final class ReportSmsDeliveryTest extends IntakeTestCase
{
    private const REPORTS = [
        'sent' => ['status' => 'sent', 'occurred_at' => '2026-11-20T03:00:00Z'],
        'late' => ['status' => 'sent', 'occurred_at' => '2026-11-20T03:09:00Z'],
        'failed' => ['status' => 'failed', 'error' => 'No route', 'occurred_at' => '2026-11-20T03:02:00Z'],
        'other' => ['status' => 'failed', 'error' => 'Expired', 'occurred_at' => '2026-11-20T03:03:00Z'],
        'delivered' => ['status' => 'delivered', 'occurred_at' => '2026-11-20T03:04:00Z'],
        'again' => ['status' => 'delivered', 'occurred_at' => '2026-11-20T03:05:00Z'],
    ];

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
    }

    public function test_report_updates_the_message_and_is_audited_without_its_text(): void
    {
        $message = $this->message();

        $this->report(['status' => 'delivered'])->assertOk()->assertExactJson(['provider_id' => 'SM-1', 'message_id' => $message->id, 'status' => 'delivered']);

        $this->assertSame([SmsStatus::Delivered, '03:05'], [$message->refresh()->status, $message->delivered_at?->format('H:i')]);
        $audit = AuditEvent::query()->sole();
        $this->assertSame(['sms.reported', ['status' => 'queued'], ['status' => 'delivered', 'source' => 'intake']], [$audit->action, $audit->before, $audit->after]);
        $this->assertSame(0, OutboxMessage::query()->count());
    }

    /** @return iterable<string, array{list<string>, array{SmsStatus, ?string, ?string}}> */
    public static function arrivals(): iterable
    {
        $all = [
            [['sent', 'late', 'failed'], [SmsStatus::Failed, 'No route', null]],
            [['sent', 'failed', 'other'], [SmsStatus::Failed, 'No route', null]],
            [['sent', 'delivered', 'again'], [SmsStatus::Delivered, null, '03:04']],
            [['late', 'failed', 'delivered'], [SmsStatus::Delivered, null, '03:04']],
            [['failed', 'delivered', 'again'], [SmsStatus::Delivered, null, '03:04']],
        ];

        foreach ($all as [$reports, $end]) {
            foreach ([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] as $order) {
                $arriving = array_map(static fn (int $n): string => $reports[$n], $order);
                yield implode(', ', $arriving) => [$arriving, $end];
            }
        }
    }

    /**
     * @param  list<string>  $arriving
     * @param  array{SmsStatus, ?string, ?string}  $end
     */
    #[DataProvider('arrivals')]
    public function test_any_order_and_repetition_has_the_same_result(array $arriving, array $end): void
    {
        $message = $this->message();

        foreach ([...$arriving, ...$arriving] as $name) {
            $this->report(self::REPORTS[$name])->assertOk();
        }

        $message->refresh();
        $this->assertSame($end, [$message->status, $message->error, $message->delivered_at?->format('H:i')]);
    }

    public function test_a_report_before_its_message_waits_for_it(): void
    {
        $this->report(['status' => 'delivered'])->assertAccepted()->assertExactJson(['provider_id' => 'SM-1', 'message_id' => null, 'status' => null]);
        $this->report(['status' => 'delivered'])->assertAccepted();
        $this->report(['status' => 'sent'])->assertAccepted();
        Artisan::call('intake:apply-delivery-reports');
        $this->assertSame(2, SmsDeliveryReport::query()->count());

        $message = $this->message();
        $this->report(['status' => 'failed', 'error' => 'No route'])->assertOk()->assertJsonPath('status', 'failed');
        Artisan::call('intake:apply-delivery-reports');

        $this->assertSame([SmsStatus::Delivered, null, '03:05'], [$message->refresh()->status, $message->error, $message->delivered_at?->format('H:i')]);
        $this->assertSame(0, SmsDeliveryReport::query()->count());
    }

    public function test_a_failing_report_doesnt_stop_the_reports_after_it(): void
    {
        $this->report(['provider_id' => 'SM-1', 'status' => 'delivered'])->assertAccepted();
        $this->report(['provider_id' => 'SM-2', 'status' => 'delivered'])->assertAccepted();
        $failing = SmsMessage::factory()->sentByUs()->createOne(['provider_id' => 'SM-1', 'status' => SmsStatus::Sent]);
        $next = SmsMessage::factory()->sentByUs()->createOne(['provider_id' => 'SM-2', 'status' => SmsStatus::Sent]);
        SmsMessage::updating(static fn (SmsMessage $message) => $message->id === $failing->id ? throw new RuntimeException('The disk is full.') : null);

        Artisan::call('intake:apply-delivery-reports');

        $this->assertSame(SmsStatus::Delivered, $next->refresh()->status);
        $this->assertSame(['SM-1'], SmsDeliveryReport::query()->pluck('provider_id')->all());
    }

    public function test_report_of_an_unknown_message_is_deleted_after_a_month(): void
    {
        $this->report()->assertAccepted();

        $this->travel(29)->days();
        Artisan::call('intake:apply-delivery-reports');
        $this->assertSame(1, SmsDeliveryReport::query()->count());

        $this->travel(2)->days();
        Artisan::call('intake:apply-delivery-reports');
        $this->assertSame(0, SmsDeliveryReport::query()->count());
    }

    public function test_inbound_message_has_no_delivery_report(): void
    {
        $message = SmsMessage::factory()->createOne(['provider_id' => 'SM-1']);

        $this->report()->assertConflict()->assertJsonPath('type', 'urn:paddock:problem:reference-taken');

        $this->assertSame(SmsStatus::Received, $message->refresh()->status);
    }

    public function test_report_needs_a_token_with_the_scope_of_sms(): void
    {
        $this->postJson('/api/v1/sms/delivery-reports', $this->body())->assertUnauthorized();
        $this->send('sms/delivery-reports', $this->body(), token: $this->token(IntakeScope::CreateBankLines))->assertForbidden();
        $this->send('sms/delivery-reports', $this->body(), token: $this->token(IntakeScope::ReceiveSms))->assertAccepted();
    }

    /** @param  array<string, mixed>  $mistake */
    #[TestWith([['provider_id' => null], 'provider_id'])]
    #[TestWith([['provider_id' => ['SM-1']], 'provider_id'])]
    #[TestWith([['status' => 'received'], 'status'])]
    #[TestWith([['status' => 'queued'], 'status'])]
    #[TestWith([['status' => ['sent']], 'status'])]
    #[TestWith([['error' => ['x']], 'error'])]
    #[TestWith([['error' => 5], 'error'])]
    #[TestWith([['occurred_at' => 'now'], 'occurred_at'])]
    #[TestWith([['occurred_at' => [1]], 'occurred_at'])]
    #[TestWith([['occurred_at' => '2026-12-01T00:00:00Z'], 'occurred_at'])]
    public function test_invalid_report_gets_an_error_and_changes_nothing(array $mistake, string $field): void
    {
        $message = $this->message();

        $answer = $this->report($mistake)->assertUnprocessable()->assertHeader('Content-Type', 'application/problem+json');

        $this->assertSame([$field], array_keys($answer->json('errors')));
        $this->assertSame([SmsStatus::Queued, 0], [$message->refresh()->status, SmsDeliveryReport::query()->count()]);
    }

    private function message(): SmsMessage
    {
        return SmsMessage::factory()->sentByUs()->createOne(['provider_id' => 'SM-1', 'status' => SmsStatus::Queued]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    private function body(array $change = []): array
    {
        return [...['provider_id' => 'SM-1', 'status' => 'sent', 'occurred_at' => '2026-11-20T14:05:00+11:00'], ...$change];
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function report(array $change = []): TestResponse
    {
        return $this->send('sms/delivery-reports', $this->body($change));
    }
}
