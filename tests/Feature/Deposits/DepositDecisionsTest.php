<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Enums\DepositStatus;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Impersonation;
use App\Models\Transaction;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\DecidesDeposits;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** Approving and rejecting deposits: rights, effects, and the message to a second user who decides. */
final class DepositDecisionsTest extends TestCase
{
    use DecidesDeposits, ReceivesDeposits, RefreshDatabase;

    public function test_approval_credits_the_client_audits_and_notifies(): void
    {
        $deposit = $this->receive('Payment from E WALSH 48213', at: '2026-11-19T22:00:00Z');
        $this->assertSame([1, 0], [$this->unread(), $this->emma->refresh()->balance_cents]);

        $this->approve($deposit, $this->emma)->assertSessionHas('success', '$50.00 credited.');

        $deposit->refresh();
        $this->assertSame([DepositStatus::Approved, $this->emma->id, $this->officer->id, $this->officer->id, null], [
            $deposit->status, $deposit->client_id, $deposit->approved_by, $deposit->decided_by, $deposit->waiting_since,
        ]);
        $this->emma->refresh();
        $this->assertSame([5_000, '2026-11-19 22:00:00'], [$this->emma->balance_cents, $this->emma->last_deposit_at?->toDateTimeString()]);
        $this->assertSame(5_000, DB::table('client_monthly_stats')->sole()->deposits_cents);
        $this->assertSame(0, $this->unread());
        $transaction = Transaction::query()->sole();
        $this->assertSame([TransactionStatus::Completed, 5_000], [$transaction->status, $transaction->effect_cents]);
        $event = AuditEvent::query()->where('action', 'deposit.approved')->sole();
        $this->assertSame([$this->officer->id, $this->emma->id, 'pending', 'approved'], [$event->actor_id, $event->client_id, $event->before['status'], $event->after['status']]);
    }

    public function test_approval_ignores_an_amount_in_the_request(): void
    {
        $deposit = $this->receive();

        $this->put("/deposits/{$deposit->id}/approve", ['client_id' => $this->emma->id, 'version' => $deposit->version, 'amount_cents' => 9_999_999, 'accepts_other_payer' => true]);

        $this->assertSame([5_000, 5_000], [$this->emma->refresh()->balance_cents, $deposit->refresh()->amount_cents]);
    }

    public function test_repeated_decision_succeeds_and_another_decision_is_refused_with_the_name_of_the_first_user(): void
    {
        $deposit = $this->receive();
        $this->approve($deposit, $this->emma);

        $this->approve($deposit, $this->emma)->assertSessionHas('success', '$50.00 credited.');
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsManager)->createOne());
        $this->approve($deposit, $this->emma)->assertSessionHas('success', 'Already done by Sam Reid.');
        $this->approve($deposit, Client::factory()->createOne())->assertSessionHas('error', 'This deposit is already approved for Emma Walsh by Sam Reid. Nothing was changed.');
        $this->decide('reject', $deposit)->assertSessionHas('error', 'This deposit is already approved for Emma Walsh by Sam Reid. Nothing was changed.');

        $this->assertSame([5_000, 1], [$this->emma->refresh()->balance_cents, AuditEvent::query()->where('action', 'deposit.approved')->count()]);
    }

    public function test_a_decision_on_a_changed_deposit_is_refused(): void
    {
        $deposit = $this->receive('Payment');
        $this->put("/deposits/{$deposit->id}/match", ['client_id' => $this->emma->id, 'version' => 1])->assertSessionHas('success', 'Deposit matched. It can be approved.');

        $this->put("/deposits/{$deposit->id}/approve", ['client_id' => Client::factory()->createOne()->id, 'version' => 1])
            ->assertSessionHas('error', 'This deposit changed in the meantime: it is now matched and suggested for Emma Walsh. Check it again, then decide.');

        $this->assertSame(DepositStatus::Matched, $deposit->refresh()->status);
    }

    public function test_rejected_deposit_stays_in_our_account_until_its_return(): void
    {
        $deposit = $this->receive();

        $this->decide('reject', $deposit, 'Nobody of ours')->assertSessionHas('success');
        $this->assertSame([DepositStatus::Rejected, 'Nobody of ours', TransactionStatus::Declined], [$deposit->refresh()->status, $deposit->reason, Transaction::query()->sole()->status]);
        $this->assertSame(0, $this->unread());
        $this->assertSame(5_000, $this->suspense());

        $this->decide('return', $deposit, version: 1)->assertSessionHas('error', 'This deposit changed in the meantime: it is now rejected for Emma Walsh. Check it again, then decide.');
        $this->decide('return', $deposit, 'The bank asked for it')->assertSessionHas('success');
        $this->assertSame([DepositStatus::Returned, TransactionStatus::Returned, 0], [$deposit->refresh()->status, Transaction::query()->sole()->status, $this->suspense()]);
    }

    public function test_only_staff_who_handle_payments_decide_and_not_while_impersonating(): void
    {
        $deposit = $this->receive();
        $operations = [
            fn () => $this->approve($deposit, $this->emma), fn () => $this->decide('reject', $deposit), fn () => $this->decide('return', $deposit), fn () => $this->decide('undo', $deposit),
            fn () => $this->put("/deposits/{$deposit->id}/match", ['client_id' => $this->emma->id, 'version' => 1]), fn () => $this->delete("/deposits/{$deposit->id}/match", ['version' => 1]),
            fn () => $this->put("/deposits/{$deposit->id}/split", []), fn () => $this->postJson('/deposits/approve', ['deposits' => [['id' => $deposit->id, 'version' => 1]]]),
            fn () => $this->getJson("/deposits/{$deposit->id}/clients?search=em"),
        ];
        foreach ([StaffRole::AccountManager, StaffRole::RiskAnalyst, StaffRole::Marketing] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            foreach ($operations as $operation) {
                $operation()->assertForbidden();
            }
        }

        $this->actingAs($this->officer);
        $impersonation = Impersonation::create([
            'actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id,
            'target_id' => $this->officer->id,
            'reason' => 'Support',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        $this->approve($deposit, $this->emma)->assertForbidden();
        $this->assertSame([0, DepositStatus::Pending], [$this->emma->refresh()->balance_cents, $deposit->refresh()->status]);
    }

    public function test_missing_and_invented_fields_are_refused(): void
    {
        $deposit = $this->receive();

        $this->put("/deposits/{$deposit->id}/approve", ['client_id' => 999_999, 'version' => 1])->assertSessionHasErrors('client_id');
        $this->put("/deposits/{$deposit->id}/approve", ['client_id' => $this->emma->id])->assertSessionHasErrors('version');
        $this->put("/deposits/{$deposit->id}/reject", ['version' => 1, 'reason' => 'no'])->assertSessionHasErrors('reason');
        $this->put('/deposits/999999/approve', ['client_id' => $this->emma->id, 'version' => 1])->assertNotFound();
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }
}
