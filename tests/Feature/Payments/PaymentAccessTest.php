<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\CancellationReason;
use App\Models\Impersonation;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Models\Withdrawal;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\TestCase;

/** Access to payments, and refusals while impersonating. */
final class PaymentAccessTest extends TestCase
{
    use MakesPayments, RefreshDatabase;

    private Withdrawal $withdrawal;

    private PaymentBatch $batch;

    private CancellationReason $reason;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->withdrawal = $this->approved();
        $this->batch = $this->batchOf($this->approved());
        $this->reason = CancellationReason::factory()->createOne();
    }

    public function test_users_who_do_not_see_withdrawals_are_refused(): void
    {
        foreach ([StaffRole::RsgOfficer, StaffRole::Marketing, StaffRole::Executive, StaffRole::DatabaseContractor] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            foreach ($this->pages() as $page) {
                $this->get($page)->assertForbidden();
            }
            $this->assertNothingIsDone();
        }
    }

    public function test_viewers_of_withdrawals_cannot_change_payments(): void
    {
        foreach ([StaffRole::AccountManager, StaffRole::SeniorAccountManager, StaffRole::RiskAnalyst] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            foreach ($this->pages() as $page) {
                $this->get($page)->assertOk();
            }
            $this->assertNothingIsDone();
        }
    }

    public function test_handling_payments_also_needs_the_ability_to_view_withdrawals(): void
    {
        $user = User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        $user->role()->update(['handles_payments' => true]);
        $this->actingAs($user);

        $this->assertNothingIsDone();
    }

    public function test_payments_are_not_made_while_impersonating(): void
    {
        $officer = $this->officer();
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($officer);
        $impersonation = Impersonation::query()->create(['actor_id' => $developer->id, 'reason' => 'Support', 'target_id' => $officer->id, 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->get(route('withdrawals.batches.index'))->assertOk();
        $this->assertNothingIsDone();
    }

    public function test_payments_staff_do_all_of_it(): void
    {
        foreach ([StaffRole::PaymentsOfficer, StaffRole::PaymentsManager, StaffRole::Developer] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            foreach ($this->pages() as $page) {
                $this->get($page)->assertOk();
            }
            $this->post(route('withdrawals.batches.store'), [])->assertSessionHasErrors(['withdrawal_ids', 'value_on']);
        }
    }

    public function test_numbers_that_name_nothing_are_not_there(): void
    {
        $this->actingAs($this->officer());

        $this->get(route('withdrawals.batches.show', 999_999))->assertNotFound();
        $this->postJson(route('withdrawals.batches.export', 999_999), ['current_password' => UserFactory::PASSWORD])->assertNotFound();
        $this->post(route('withdrawals.batches.paid', 999_999))->assertNotFound();
        $this->post(route('withdrawals.paid', 999_999), ['bank_reference' => 'X'])->assertNotFound();
        $this->get('/withdrawals/batches/x')->assertNotFound();
        foreach (['/withdrawals/batches/99999999999999999999', '/withdrawals/99999999999999999999/payment-note', '/withdrawals/destinations/99999999999999999999'] as $path) {
            $this->get($path)->assertNotFound();
        }
        foreach (['x', '99999999999999999999'] as $id) {
            $this->put("/withdrawals/bank-accounts/{$id}", ['status' => 'verified', 'evidence' => 'A statement'])->assertNotFound();
            $this->put("/withdrawals/{$id}/check")->assertNotFound();
        }
    }

    /** @return list<string> */
    private function pages(): array
    {
        return [
            route('withdrawals.batches.index'), route('withdrawals.batches.show', $this->batch), route('withdrawals.payment-note', $this->withdrawal),
            route('withdrawals.cancellation-reasons.index'),
        ];
    }

    private function assertNothingIsDone(): void
    {
        $item = $this->batch->items->firstOrFail();
        foreach ([
            ['post', route('withdrawals.batches.store'), ['withdrawal_ids' => [$this->withdrawal->id], 'value_on' => '2026-11-23']],
            ['delete', route('withdrawals.batches.destroy', $this->batch), []],
            ['delete', route('withdrawals.batches.items.destroy', [$this->batch, $item]), []],
            ['post', route('withdrawals.batches.export', $this->batch), ['current_password' => UserFactory::PASSWORD]],
            ['post', route('withdrawals.batches.confirm', $this->batch), ['bank_receipt' => 'X']],
            ['post', route('withdrawals.batches.paid', $this->batch), []],
            ['post', route('withdrawals.batches.failed', $this->batch), ['reason' => 'Because']],
            ['put', route('withdrawals.batches.update', $this->batch), ['value_on' => '2026-11-24']],
            ['post', route('withdrawals.reveal-account', $this->withdrawal), []],
            ['post', route('withdrawals.not-paid', $this->withdrawal), ['reason' => 'Because']],
            ['post', route('withdrawals.paid', $this->withdrawal), ['bank_reference' => 'X']],
            ['post', route('withdrawals.failed', $this->withdrawal), ['reason' => 'Because']],
            ['put', route('withdrawals.payment-note.update', $this->withdrawal), ['version' => 1, 'statement_reference' => 'X', 'payment_note' => '']],
            ['post', route('withdrawals.cancellation-reasons.store'), ['title' => 'Another one']],
            ['put', route('withdrawals.cancellation-reasons.order'), ['ids' => [$this->reason->id]]],
            ['put', route('withdrawals.cancellation-reasons.update', $this->reason), ['title' => 'Another one', 'is_active' => true]],
            ['delete', route('withdrawals.cancellation-reasons.destroy', $this->reason), []],
        ] as [$method, $url, $data]) {
            $this->{$method}($url, $data)->assertForbidden();
        }

        $this->assertSame([1, 'draft'], [PaymentBatch::query()->count(), $this->batch->refresh()->status->value]);
        $this->assertSame([WithdrawalStatus::Approved, 1], [$this->withdrawal->refresh()->status, $this->withdrawal->payment_note_version]);
        $this->assertSame($this->reason->title, CancellationReason::query()->findOrFail($this->reason->id)->title);
    }
}
