<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Enums\GuideValue;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\SetsGuideValues;
use Tests\TestCase;

/** Dual approval applies to the sum, so an amount in parts counts as one. */
final class SenderRuleTest extends TestCase
{
    use MakesPayments, RefreshDatabase, SetsGuideValues;

    private const PAYID = ['bsb' => null, 'number' => null, 'payid' => 'zoe@example.com'];

    private User $me;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->me = $this->officer());
    }

    public function test_approvals_of_one_user_for_a_client_on_a_day_count_together(): void
    {
        $this->setGuideValues([[GuideValue::SecondApprover, 100_000]]);
        $emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $piece = fn (array $account = self::PAYID, ?User $approver = null, int $cents = 40_000): Withdrawal => $this->approved($cents, $account, $emma, $approver ?? $this->me);
        $ruth = $this->officer('Ruth');
        $piece(approver: $ruth, cents: 90_000);
        $this->pay($piece())->assertSessionHas('success');
        $this->post(route('withdrawals.failed', $piece()), ['reason' => 'No such PayID'])->assertSessionHas('success');
        $this->pay($piece())->assertSessionHas('success');

        $last = $piece();
        $why = 'You approved $1,200.00 for Emma Walsh on Monday, 23 November 2026, in 3 withdrawals. From $1,000.00 a colleague who handles payments must send it.';
        $this->pay($last)->assertSessionHas('error', $why);
        $this->postJson(route('withdrawals.reveal-account', $last))->assertConflict()->assertJson(['message' => $why]);
        $batch = $this->batchOf($piece([], cents: 100));
        $this->postJson(route('withdrawals.batches.export', $batch), ['current_password' => UserFactory::PASSWORD])->assertConflict()
            ->assertJsonPath('message', static fn (string $message): bool => str_starts_with($message, 'You approved $1,201.00 for Emma Walsh'));
        $this->assertSame(WithdrawalStatus::Approved, $last->refresh()->status);
        // They may send a withdrawal of another client, or one approved on another day.
        $this->pay($this->approved(40_000, self::PAYID, approver: $this->me))->assertSessionHas('success');
        $yesterdays = $piece();
        $yesterdays->update(['approved_at' => now()->subHours(10)]);
        $this->pay($yesterdays)->assertSessionHas('success');

        $this->actingAs($ruth);
        $this->pay($last)->assertSessionHas('success');
    }

    public function test_approver_does_not_get_the_file_that_a_colleague_exported(): void
    {
        $this->setGuideValues([[GuideValue::SecondApprover, 100_000]]);
        $batch = $this->exportedBatchOf($withdrawal = $this->approved(100_000, approver: $this->me));
        $again = fn (): TestResponse => $this->postJson(route('withdrawals.batches.export', $batch), ['current_password' => UserFactory::PASSWORD, 'reason' => 'The bank does not have it']);

        $again()->assertConflict()->assertJson(['message' => 'You approved $1,000.00 of this yourself. From $1,000.00 a colleague who handles payments must send it.']);

        $this->pay($withdrawal)->assertSessionHas('success');
        $again()->assertOk();
    }

    /** @return TestResponse<Response> */
    private function pay(Withdrawal $withdrawal): TestResponse
    {
        return $this->post(route('withdrawals.paid', $withdrawal), ['bank_reference' => 'NPP-1']);
    }
}
