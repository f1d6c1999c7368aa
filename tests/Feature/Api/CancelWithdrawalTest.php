<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Models\Withdrawal;
use App\Models\WithdrawalCancellation;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;

final class CancelWithdrawalTest extends IntakeTestCase
{
    use SendsWebhooks;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
    }

    #[TestWith([WithdrawalStatus::Pending])]
    #[TestWith([WithdrawalStatus::Checked])]
    public function test_client_cancels_with_a_reason(WithdrawalStatus $before): void
    {
        $withdrawal = $this->withdrawal($before);

        $this->cancel(['reason' => 'Changed my mind'])->assertOk()->assertExactJson(['id' => $withdrawal->id, 'reference' => 'WD-1', 'status' => 'cancelled']);

        $this->assertSame([WithdrawalStatus::Cancelled, 'Changed my mind'], [$withdrawal->refresh()->status, $withdrawal->reason]);
        $audit = AuditEvent::query()->sole();
        $this->assertSame(['withdrawal.cancelled', $before->value, 'cancelled', 'intake'], [$audit->action, $audit->before['status'], $audit->after['status'], $audit->after['source']]);
    }

    public function test_notifications_are_read_for_everyone_and_screens_are_updated(): void
    {
        User::factory()->withAbilities(Ability::ViewWithdrawals)->createMany(2);
        Client::factory()->createOne(['pin' => '48213']);
        $this->send('withdrawal-requests', IncomingWork::withdrawal()->body)->assertCreated();
        app(OutboxRelay::class)->drain();
        $this->assertSame(2, Notification::query()->where(['type' => NotificationType::Withdrawal, 'is_read' => false])->count());

        $this->cancel()->assertOk();

        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
        $told = OutboxMessage::query()
            ->where('topic', 'broadcast')
            ->get()
            ->filter(
                static fn (OutboxMessage $message): bool => $message->payload['channel'] === 'read-notifications'
                    && ! isset($message->payload['name']),
            );
        $this->assertSame(2, $told->sum(static fn (OutboxMessage $message): int => $message->events));
    }

    public function test_cancelled_request_sends_no_late_notification(): void
    {
        User::factory()->withAbilities(Ability::ViewWithdrawals)->createOne();
        Client::factory()->createOne(['pin' => '48213']);
        $this->send('withdrawal-requests', IncomingWork::withdrawal()->body)->assertCreated();

        $this->cancel()->assertOk();
        app(OutboxRelay::class)->drain();

        $this->assertSame(0, Notification::query()->count());
    }

    public function test_repeated_cancellation_keeps_the_first_reason(): void
    {
        $withdrawal = $this->withdrawal();
        $first = $this->cancel(['reason' => 'Changed my mind'])->json();

        $this->cancel(['reason' => 'Really'])->assertOk()->assertExactJson((array) $first);

        $this->assertSame('Changed my mind', $withdrawal->refresh()->reason);
        $this->assertSame(1, AuditEvent::query()->count());
    }

    #[TestWith([WithdrawalStatus::Approved])]
    #[TestWith([WithdrawalStatus::Paid])]
    #[TestWith([WithdrawalStatus::Failed])]
    #[TestWith([WithdrawalStatus::Declined])]
    public function test_decided_withdrawal_cannot_be_cancelled(WithdrawalStatus $status): void
    {
        $withdrawal = $this->withdrawal($status);

        $this->cancel()->assertConflict()->assertHeader('Content-Type', 'application/problem+json')->assertJsonPath('type', 'urn:paddock:problem:withdrawal-decided');

        $this->assertSame([$status, 0], [$withdrawal->refresh()->status, AuditEvent::query()->count()]);
    }

    public function test_invalid_reference_is_not_found(): void
    {
        $this->cancel(reference: str_repeat('a', 65))->assertNotFound()->assertHeader('Content-Type', 'application/problem+json');

        $this->assertSame(0, WithdrawalCancellation::query()->count());
    }

    public function test_cancellation_can_be_signed(): void
    {
        $withdrawal = $this->withdrawal();

        $this->sendSigned(
            $this->source(IntakeScope::CreateWithdrawalRequests),
            'withdrawal-requests/WD-1/cancel',
            ['reference' => 'WD-1', 'cancelled_at' => now()->toRfc3339String()],
            'msg_1',
        )->assertOk();

        $this->assertSame(WithdrawalStatus::Cancelled, $withdrawal->refresh()->status);
    }

    public function test_cancellation_needs_a_token_with_the_scope_of_withdrawals(): void
    {
        $withdrawal = $this->withdrawal();

        $this->postJson('/api/v1/withdrawal-requests/WD-1/cancel', ['cancelled_at' => now()->toRfc3339String()])->assertUnauthorized();
        $this->send('withdrawal-requests/WD-1/cancel', ['cancelled_at' => now()->toRfc3339String()], token: $this->token(IntakeScope::CreateBankLines))->assertForbidden();

        $this->assertSame(WithdrawalStatus::Pending, $withdrawal->refresh()->status);
    }

    /** @param  array<string, mixed>  $mistake */
    #[TestWith([['cancelled_at' => null], 'cancelled_at'])]
    #[TestWith([['cancelled_at' => ['now']], 'cancelled_at'])]
    #[TestWith([['cancelled_at' => 'yesterday'], 'cancelled_at'])]
    #[TestWith([['reason' => ['x']], 'reason'])]
    #[TestWith([['reason' => 7], 'reason'])]
    public function test_invalid_cancellation_gets_an_error_and_changes_nothing(array $mistake, string $field): void
    {
        $withdrawal = $this->withdrawal();

        $answer = $this->cancel($mistake)->assertUnprocessable();

        $this->assertSame([$field], array_keys($answer->json('errors')));
        $this->assertSame(WithdrawalStatus::Pending, $withdrawal->refresh()->status);
    }

    private function withdrawal(WithdrawalStatus $status = WithdrawalStatus::Pending): Withdrawal
    {
        return Withdrawal::factory()->createOne(['reference' => 'WD-1', 'status' => $status]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function cancel(array $change = [], string $reference = 'WD-1'): TestResponse
    {
        return $this->send("withdrawal-requests/{$reference}/cancel", ['cancelled_at' => '2026-11-20T14:08:00+11:00', ...$change]);
    }
}
