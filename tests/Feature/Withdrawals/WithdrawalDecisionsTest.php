<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Enums\GuideValue;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\Impersonation;
use App\Models\Transaction;
use App\Models\User;
use App\Models\Withdrawal;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\SetsGuideValues;

/** Rights to check, approve, cancel and decline. */
final class WithdrawalDecisionsTest extends WithdrawalTestCase
{
    use RefreshDatabase, SetsGuideValues;

    private const PASSWORD = ['current_password' => UserFactory::PASSWORD];

    public function test_small_withdrawal_is_checked_and_approved_by_one_other_user(): void
    {
        [$officer, $withdrawal] = [self::officer(), self::withdrawal($client = self::clientWith(50_000), 30_000)];
        $this->assertSame([20_000, 30_000], self::money($client));

        $this->step($officer, 'check', $withdrawal)->assertSessionHas('success');
        $this->assertSame([WithdrawalStatus::Checked, $officer->id], [$withdrawal->refresh()->status, $withdrawal->checked_by]);
        $this->step($officer, 'approve', $withdrawal)->assertSessionHasNoErrors()->assertSessionHas('success');

        $this->assertSame([WithdrawalStatus::Approved, $officer->id], [$withdrawal->refresh()->status, $withdrawal->approved_by]);
        $this->assertNotNull($withdrawal->checked_at);
        $this->assertNotNull($withdrawal->approved_at);
        $this->assertSame([20_000, 30_000], self::money($client));
        $this->assertSame(
            ['withdrawal.checked', 'withdrawal.approved'],
            AuditEvent::query()->where('subject_type', 'withdrawal')->orderBy('id')->pluck('action')->all(),
        );
        $this->assertSame(
            [$officer->id, $client->id],
            [
                AuditEvent::query()->where('action', 'withdrawal.approved')->sole()->actor_id,
                AuditEvent::query()->where('action', 'withdrawal.approved')->sole()->client_id,
            ],
        );
    }

    public function test_large_withdrawal_needs_three_users_and_a_privileged_approver(): void
    {
        [$first, $second, $manager] = [self::officer(), self::officer(), self::manager()];
        $withdrawal = self::withdrawal(self::clientWith(200_000), self::LARGE);

        $this->step($first, 'approve', $withdrawal, self::PASSWORD)->assertSessionHas('error', 'This withdrawal is not checked yet. Check it first.');
        $this->step($manager, 'check', $withdrawal);
        $this->step($manager, 'approve', $withdrawal, self::PASSWORD)->assertSessionHas('error', 'You checked this withdrawal. For $1,000.00, a colleague must approve it.');
        $this->step($second, 'approve', $withdrawal, self::PASSWORD)->assertSessionHas('error', 'A withdrawal of $1,000.00 needs a payments manager’s approval.');
        $this->assertSame(WithdrawalStatus::Checked, $withdrawal->refresh()->status);

        $this->step(self::manager(), 'approve', $withdrawal, self::PASSWORD)->assertSessionHas('success');
        $this->assertSame(WithdrawalStatus::Approved, $withdrawal->refresh()->status);
    }

    public function test_large_withdrawal_needs_the_password(): void
    {
        $manager = self::manager();
        $withdrawal = self::withdrawal(self::clientWith(200_000), self::LARGE);
        $this->step(self::officer(), 'check', $withdrawal);

        $this->step($manager, 'approve', $withdrawal)->assertSessionHasErrors(['current_password' => 'Enter your password.']);
        $this->step($manager, 'approve', $withdrawal, ['current_password' => 'guessed wrong'])->assertSessionHasErrors(['current_password' => 'The password is wrong.']);
        $this->assertSame(WithdrawalStatus::Checked, $withdrawal->refresh()->status);

        $this->step($manager, 'approve', $withdrawal, self::PASSWORD)->assertSessionHasNoErrors();
        $this->assertSame(WithdrawalStatus::Approved, $withdrawal->refresh()->status);
    }

    public function test_threshold_at_the_time_of_the_request_counts(): void
    {
        $withdrawal = self::withdrawal(self::clientWith(200_000), self::LARGE);
        $this->setGuideValues([[GuideValue::SecondApprover, 10_000_000]]);
        $manager = self::manager();

        $this->step($manager, 'check', $withdrawal);
        $this->step($manager, 'approve', $withdrawal, self::PASSWORD)->assertSessionHas('error');

        $this->assertSame(WithdrawalStatus::Checked, $withdrawal->refresh()->status);
    }

    #[TestWith(['check'])]
    #[TestWith(['approve'])]
    public function test_requesters_cannot_decide_their_own_withdrawal(string $step): void
    {
        $requester = self::manager();
        $withdrawal = self::withdrawal(self::clientWith(50_000), 30_000, ['requested_by' => $requester->id]);
        if ($step === 'approve') {
            $this->step(self::officer(), 'check', $withdrawal)->assertSessionHas('success');
        }

        $this->step($requester, $step, $withdrawal)->assertSessionHas('error', "You requested this withdrawal. A colleague must {$step} it.");

        $this->assertNull($withdrawal->refresh()->{$step === 'check' ? 'checked_by' : 'approved_by'});
    }

    #[TestWith([BankAccountStatus::Blocked, 'is blocked'])]
    #[TestWith([null, 'This withdrawal has no bank account'])]
    public function test_a_withdrawal_without_a_usable_account_cannot_be_checked(?BankAccountStatus $status, string $why): void
    {
        $client = self::clientWith(50_000);
        $account = $status === null ? null : BankAccount::factory()->createOne(['client_id' => $client->id, 'status' => $status])->id;
        $withdrawal = self::withdrawal($client, 30_000, ['bank_account_id' => $account]);
        $officer = self::officer();

        $this->step($officer, 'check', $withdrawal);
        $this->assertStringContainsString($why, (string) session('error'));
        $this->assertSame(WithdrawalStatus::Pending, $withdrawal->refresh()->status);

        $this->step($officer, 'destination', $withdrawal, ['bank_account_id' => BankAccount::factory()->createOne(['client_id' => $client->id])->id])->assertSessionHas('success');
        $this->step($officer, 'check', $withdrawal)->assertSessionHas('success');
    }

    #[TestWith([BankAccountStatus::Unverified, 'not verified'])]
    #[TestWith([BankAccountStatus::Blocked, 'is blocked'])]
    public function test_money_goes_to_a_verified_destination_only(BankAccountStatus $status, string $why): void
    {
        $withdrawal = self::withdrawal(self::clientWith(50_000), 30_000);
        $this->step($officer = self::officer(), 'check', $withdrawal)->assertSessionHas('success');
        $withdrawal->bankAccount?->update(['status' => $status]);

        $this->step($officer, 'approve', $withdrawal);

        $this->assertStringContainsString($why, (string) session('error'));
        $this->assertSame(WithdrawalStatus::Checked, $withdrawal->refresh()->status);
    }

    public function test_an_account_verified_by_the_requester_needs_a_colleagues_verification(): void
    {
        [$requester, $officer] = [self::officer(), self::officer()];
        $withdrawal = self::withdrawal(self::clientWith(50_000), 30_000, ['requested_by' => $requester->id]);
        $account = BankAccount::query()->findOrFail($withdrawal->bank_account_id);
        $account->update(['decided_by' => $requester->id, 'decided_at' => now()]);
        $verify = ['status' => 'verified', 'seen' => 'verified', 'evidence' => 'Bank statement of October'];

        $this->step($officer, 'check', $withdrawal)->assertSessionHas('success');
        $this->step($officer, 'approve', $withdrawal)->assertSessionHas('error', 'The requester of this withdrawal verified its bank account. A colleague must verify it too.');
        $this->actingAs($requester)->put(route('withdrawals.bank-accounts.decide', $account), $verify)->assertSessionHas('error');
        $this->actingAs($officer)->put(route('withdrawals.bank-accounts.decide', $account), $verify)->assertSessionHas('success');
        $this->actingAs($officer)->put(route('withdrawals.bank-accounts.decide', $account), $verify)->assertSessionHas('error');
        $this->step($officer, 'approve', $withdrawal)->assertSessionHas('success');

        $this->assertSame($officer->id, $account->refresh()->decided_by);
    }

    #[TestWith(['cancel', WithdrawalStatus::Cancelled, TransactionStatus::Cancelled])]
    #[TestWith(['decline', WithdrawalStatus::Declined, TransactionStatus::Declined])]
    public function test_ended_withdrawal_needs_a_listed_reason_and_releases_the_money(string $step, WithdrawalStatus $status, TransactionStatus $posted): void
    {
        [$officer, $reason] = [self::officer(), self::reason()];
        $withdrawal = self::withdrawal($client = self::clientWith(50_000), 30_000);
        $this->step($officer, 'check', $withdrawal);

        $this->step($officer, $step, $withdrawal)->assertSessionHasErrors(['cancellation_reason_id', 'seen']);
        $this->step($officer, $step, $withdrawal, ['seen' => 'pending', 'cancellation_reason_id' => $reason->id]);
        $this->assertStringContainsString('This withdrawal is already checked by', (string) session('error'));
        $this->step($officer, $step, $withdrawal, [
            'seen' => $withdrawal->refresh()->status->value,
            'cancellation_reason_id' => self::reason(isActive: false)->id,
        ])->assertSessionHasErrors(['cancellation_reason_id' => 'Choose one of the reasons.']);
        $this->assertSame([20_000, 30_000], self::money($client));
        $this->step($officer, $step, $withdrawal, ['seen' => $withdrawal->refresh()->status->value, 'cancellation_reason_id' => $reason->id, 'note' => 'Rang us'])->assertSessionHas('success');

        $withdrawal->refresh();
        $this->assertSame([$status, $reason->id, 'Rang us', $officer->id], [$withdrawal->status, $withdrawal->cancellation_reason_id, $withdrawal->reason, $withdrawal->ended_by]);
        $this->assertSame([[50_000, 0], 50_000], [self::money($client), $client->refresh()->balance_cents]);
        $transaction = Transaction::query()->where(['source_type' => 'withdrawal', 'source_id' => $withdrawal->id])->sole();
        $this->assertSame([$posted, 0], [$transaction->status, $transaction->effect_cents]);
        $this->assertSame($officer->id, AuditEvent::query()->where('action', "withdrawal.{$status->value}")->sole()->actor_id);
    }

    public function test_message_says_whether_an_ended_withdrawal_held_money(): void
    {
        $reason = self::reason();
        $fields = ['seen' => 'pending', 'cancellation_reason_id' => $reason->id];
        $held = self::withdrawal(self::clientWith(50_000), 30_000);
        $short = Withdrawal::factory()->createOne(['client_id' => self::clientWith(1_000)->id, 'amount_cents' => 30_000]);

        $this->step(self::officer(), 'cancel', $held, $fields)->assertSessionHas('success', 'Withdrawal cancelled. The money is back on the client’s balance.');
        $this->step(self::officer(), 'cancel', $short, $fields)->assertSessionHas('success', 'Withdrawal cancelled. No money was held for it.');
    }

    public function test_second_decision_gets_the_name_and_time_of_the_first(): void
    {
        $withdrawal = self::withdrawal(self::clientWith(50_000), 30_000);
        $ona = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Ona', 'last_name' => 'Petrov']);
        $this->step($ona, 'decline', $withdrawal, ['seen' => $withdrawal->refresh()->status->value, 'cancellation_reason_id' => self::reason()->id]);

        foreach (['check', 'approve', 'hold'] as $step) {
            $this->step(self::officer(), $step, $withdrawal)->assertSessionHas('error', 'This withdrawal is already declined by Ona Petrov, just now. Nothing was changed.');
        }
        $this->travel(5)->minutes();
        $this->step(self::officer(), 'cancel', $withdrawal, ['seen' => $withdrawal->refresh()->status->value, 'cancellation_reason_id' => self::reason()->id])
            ->assertSessionHas('error', 'This withdrawal is already declined by Ona Petrov, 5 minutes ago. Nothing was changed.');
    }

    /** @param  list<string>  $steps */
    #[TestWith([StaffRole::AccountManager, []])]
    #[TestWith([StaffRole::RsgOfficer, []])]
    #[TestWith([StaffRole::RiskAnalyst, ['check', 'hold']])]
    #[TestWith([StaffRole::SeniorAccountManager, ['check', 'hold']])]
    #[TestWith([StaffRole::PaymentsOfficer, ['check', 'hold', 'approve', 'cancel', 'decline']])]
    public function test_each_role_can_take_its_steps(StaffRole $role, array $steps): void
    {
        $user = User::factory()->withRole($role)->createOne();
        $withdrawal = self::withdrawal(self::clientWith(50_000), 30_000);

        foreach (['check', 'hold', 'approve', 'cancel', 'decline'] as $step) {
            $this->assertSame(! in_array($step, $steps, true), $this->step($user, $step, $withdrawal)->getStatusCode() === 403, $step);
        }
    }

    public function test_withdrawals_are_not_decided_while_impersonating(): void
    {
        [$actor, $target] = [User::factory()->withRole(StaffRole::Developer)->createOne(), self::manager()];
        $withdrawal = self::withdrawal(self::clientWith(50_000), 30_000);
        $impersonation = Impersonation::create(['actor_id' => $actor->id, 'target_id' => $target->id, 'reason' => 'To see what they see', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        foreach (['check', 'hold', 'approve', 'cancel', 'decline', 'destination'] as $step) {
            $this->step($target, $step, $withdrawal, ['seen' => $withdrawal->refresh()->status->value, 'cancellation_reason_id' => self::reason()->id])->assertForbidden();
        }
        $this->post(route('withdrawals.store'), ['client_id' => $withdrawal->client_id, 'amount' => '10'])->assertForbidden();
        $this->put(route('withdrawals.bank-accounts.decide', (int) $withdrawal->bank_account_id), ['status' => 'blocked', 'seen' => 'verified', 'evidence' => 'Because so'])->assertForbidden();
        $this->assertSame(WithdrawalStatus::Pending, $withdrawal->refresh()->status);
    }

    public function test_tampered_fields_change_nothing(): void
    {
        $officer = self::officer();
        $withdrawal = self::withdrawal(self::clientWith(50_000), 30_000);

        $this->step($officer, 'check', $withdrawal, ['amount_cents' => 1, 'checked_by' => self::officer()->id, 'status' => 'paid', 'needs_dual_approval' => false]);
        $this->step($officer, 'approve', $withdrawal, ['amount_cents' => 999_999, 'approved_by' => 1, 'bank_account_id' => BankAccount::factory()->createOne()->id]);

        $after = Withdrawal::query()->findOrFail($withdrawal->id);
        $this->assertSame([30_000, $officer->id, $officer->id, $withdrawal->bank_account_id], [$after->amount_cents, $after->checked_by, $after->approved_by, $after->bank_account_id]);
        $this->actingAs($officer)->put('/withdrawals/999999/approve')->assertNotFound();
        $this->actingAs($officer)->put('/withdrawals/1%20or%201/approve')->assertNotFound();
    }
}
