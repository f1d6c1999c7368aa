<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Models\Withdrawal;
use App\Models\WithdrawalCancellation;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** A cancellation that reaches us before its withdrawal request. */
final class EarlyCancellationTest extends IntakeTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        Client::factory()->createOne(['pin' => '48213']);
    }

    public function test_cancellation_waits_for_its_request_which_sends_no_notification(): void
    {
        User::factory()->withAbilities(Ability::ViewWithdrawals)->createOne();
        $this->cancel(['reason' => 'Changed my mind'])->assertAccepted()->assertExactJson(['id' => null, 'reference' => 'WD-1', 'status' => null]);

        $this->request()->assertCreated()->assertJson(['reference' => 'WD-1', 'status' => 'cancelled']);

        $withdrawal = Withdrawal::query()->sole();
        $this->assertSame([WithdrawalStatus::Cancelled, 'Changed my mind'], [$withdrawal->status, $withdrawal->reason]);
        $this->assertSame(['withdrawal.requested', 'withdrawal.cancelled'], AuditEvent::query()->orderBy('id')->pluck('action')->all());
        $this->assertStringStartsWith('2026-11-20T03:08:00', AuditEvent::query()->where('action', 'withdrawal.cancelled')->sole()->after['cancelled_at']);
        app(OutboxRelay::class)->drain();
        $this->assertSame([0, 0, 0], [OutboxMessage::query()->count(), Notification::query()->count(), WithdrawalCancellation::query()->count()]);
    }

    public function test_repeated_early_cancellation_keeps_the_first_reason_and_is_applied_once(): void
    {
        $this->cancel(['reason' => 'Changed my mind'])->assertAccepted();
        $this->cancel(['reason' => 'Really'])->assertAccepted();

        $this->request()->assertCreated();
        $this->request()->assertOk()->assertJson(['status' => 'cancelled']);
        $this->cancel(['reason' => 'Really'])->assertOk()->assertJson(['status' => 'cancelled']);

        $this->assertSame('Changed my mind', Withdrawal::query()->sole()->reason);
        $this->assertSame(1, AuditEvent::query()->where('action', 'withdrawal.cancelled')->count());
    }

    public function test_early_cancellation_does_not_change_other_requests(): void
    {
        $this->cancel(reference: 'WD-2')->assertAccepted();

        $this->request()->assertCreated()->assertJson(['status' => 'pending']);

        $this->assertSame([1, 1], [OutboxMessage::query()->where('topic', 'notify')->where('payload', 'like', '%subject_id%')->count(), WithdrawalCancellation::query()->count()]);
    }

    public function test_cancellation_without_a_request_is_deleted_with_the_oldest_deliveries(): void
    {
        $this->cancel()->assertAccepted();

        $this->travel(89)->days();
        Artisan::call('intake:prune-deliveries');
        $this->assertSame(1, WithdrawalCancellation::query()->count());

        $this->travel(2)->days();
        Artisan::call('intake:prune-deliveries');
        $this->assertSame(0, WithdrawalCancellation::query()->count());
    }

    /** @return TestResponse<Response> */
    private function request(): TestResponse
    {
        return $this->send('withdrawal-requests', ['reference' => 'WD-1', 'client_pin' => '48213', 'amount_cents' => 25_000, 'requested_at' => '2026-11-20T14:05:00+11:00']);
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
