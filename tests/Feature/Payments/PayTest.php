<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\NoteMention;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Paid withdrawals reduce a client's balance. Failed ones restore it. */
final class PayTest extends TestCase
{
    use MakesPayments, ReadsPages, RefreshDatabase;

    private const PAYID = ['bsb' => null, 'number' => null, 'payid' => 'zoe@example.com'];

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->officer = $this->officer());
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());

        parent::tearDown();
    }

    public function test_paid_batch_settles_all_its_payments(): void
    {
        $batch = $this->exportedBatchOf($first = $this->approved(25_000), $second = $this->approved(1_000));
        $this->post(route('withdrawals.batches.confirm', $batch), ['bank_receipt' => 'R-77']);

        $this->post(route('withdrawals.batches.paid', $batch))->assertSessionHas('success', "{$batch->number} is paid.");

        foreach ([$first, $second] as $withdrawal) {
            $this->assertSame([WithdrawalStatus::Paid, 'R-77'], [$withdrawal->refresh()->status, $withdrawal->bank_reference]);
            $this->assertNotNull($withdrawal->paid_at);
            $this->assertMoney($withdrawal, available: 0, held: 0, status: 'completed');
        }
        $this->assertSame(PaymentBatchStatus::Settled, $batch->refresh()->status);
        $this->assertSame([PaymentItemStatus::Paid, PaymentItemStatus::Paid], $batch->items()->pluck('status')->all());
        $this->assertSame(25_000, (int) DB::table('client_monthly_stats')->where('client_id', $first->client_id)->value('withdrawals_cents'));
        $audit = AuditEvent::query()->where('action', 'withdrawal.paid')->where('subject_id', $first->id)->sole();
        $this->assertSame([$this->officer->id, $batch->number, $first->client_id], [$audit->actor_id, $audit->after['payment_batch'], $audit->client_id]);

        $this->post(route('withdrawals.batches.paid', $batch))->assertSessionHas('error', "{$batch->number} is settled, so no payment in it can be marked as paid. Nothing was changed.");
        $this->assertSame(2, DB::table('ledger_transactions')->where('idempotency_key', 'like', 'withdrawal:%:paid')->count());
    }

    public function test_batch_that_was_not_exported_cannot_be_paid(): void
    {
        $batch = $this->batchOf($withdrawal = $this->approved());

        $this->post(route('withdrawals.batches.paid', $batch))->assertSessionHas('error');
        $this->payByHand($withdrawal)->assertSessionHas('error', "This withdrawal is in {$batch->number}, which the bank does not have yet. Remove it from the batch to pay it manually.");
        $this->markFailed($withdrawal)->assertSessionHas('error');

        $this->assertSame(WithdrawalStatus::Approved, $withdrawal->refresh()->status);
        $this->assertMoney($withdrawal, available: 0, held: 25_000, status: 'pending');
    }

    public function test_one_payment_of_a_batch_fails_and_the_rest_is_paid(): void
    {
        $manager = User::factory()->createOne();
        $client = Client::factory()->createOne(['account_manager_id' => $manager->id]);
        $batch = $this->exportedBatchOf($bad = $this->approved(25_000, client: $client), $good = $this->approved(1_000));

        $this->markFailed($bad, 'Account closed')->assertSessionHas('success', "{$bad->reference} marked as failed. The money is back on the client’s balance.");
        $this->assertSame([PaymentBatchStatus::Exported, 1], [$batch->refresh()->status, $batch->items()->where('status', PaymentItemStatus::Waiting)->count()]);
        $this->post(route('withdrawals.batches.paid', $batch));

        $this->assertSame([WithdrawalStatus::Failed, 'Account closed', $this->officer->id], [$bad->refresh()->status, $bad->reason, $bad->ended_by]);
        $this->assertMoney($bad, available: 25_000, held: 0, status: 'returned');
        $this->assertMoney($good, available: 0, held: 0, status: 'completed');
        $this->assertSame(PaymentBatchStatus::Settled, $batch->refresh()->status);
        $this->assertSame($manager->id, NoteMention::query()->sole()->user_id);
        $this->assertSame('Account closed', AuditEvent::query()->where('action', 'withdrawal.failed')->sole()->after['reason']);
        // The money is available for another request.
        $this->request($client->refresh(), 25_000);
        $this->assertMoney($bad, available: 0, held: 25_000, status: 'returned');
    }

    public function test_a_paid_withdrawal_that_fails_is_credited_to_the_client(): void
    {
        $batch = $this->exportedBatchOf($withdrawal = $this->approved());
        $this->post(route('withdrawals.batches.paid', $batch));

        $this->markFailed($withdrawal, 'Returned by the bank')->assertSessionHas('success');

        $this->assertSame(WithdrawalStatus::Failed, $withdrawal->refresh()->status);
        $this->assertMoney($withdrawal, available: 25_000, held: 0, status: 'returned');
        $this->assertSame([PaymentItemStatus::Failed, null], [$batch->items()->sole()->status, $batch->items()->sole()->live_withdrawal_id]);
        $this->assertSame(0, (int) DB::table('client_monthly_stats')->where('client_id', $withdrawal->client_id)->value('withdrawals_cents'));
        $this->markFailed($withdrawal, 'Again')->assertSessionHas('error', 'This withdrawal is already failed by Ona Petrov. Nothing was changed.');
        $this->payByHand($withdrawal)->assertSessionHas('error', 'This withdrawal is already failed. Nothing was changed.');
        $this->assertMoney($withdrawal, available: 25_000, held: 0, status: 'returned');
    }

    public function test_a_payid_is_paid_manually_with_the_bank_reference(): void
    {
        $withdrawal = $this->approved(5_000, self::PAYID);

        $this->payByHand($withdrawal, '')->assertSessionHasErrors(['bank_reference' => 'Enter the bank’s reference for the payment.']);
        $this->payByHand($withdrawal, 'NPP-1')->assertSessionHas('success', "{$withdrawal->reference} is paid.");

        $this->assertSame([WithdrawalStatus::Paid, 'NPP-1'], [$withdrawal->refresh()->status, $withdrawal->bank_reference]);
        $this->assertMoney($withdrawal, available: 0, held: 0, status: 'completed');
        $this->payByHand($withdrawal, 'NPP-2')->assertSessionHas('error', 'This withdrawal is already paid. Nothing was changed.');
        $this->assertSame('NPP-1', $withdrawal->refresh()->bank_reference);
    }

    public function test_a_large_manual_payment_needs_another_payer_than_the_approver(): void
    {
        $withdrawal = $this->approved(100_000, self::PAYID, approver: $this->officer);

        $this->payByHand($withdrawal)->assertSessionHas('error');
        $this->assertSame(WithdrawalStatus::Approved, $withdrawal->refresh()->status);

        $this->actingAs($this->officer('Ruth'));
        $this->payByHand($withdrawal)->assertSessionHas('success');
    }

    public function test_a_manual_payer_sees_the_destination_and_the_look_is_logged(): void
    {
        $withdrawal = $this->approved(5_000, self::PAYID);

        $this->postJson(route('withdrawals.reveal-account', $withdrawal))->assertOk()->assertHeader('Cache-Control', 'no-store, private')
            ->assertJson(['payid' => 'zoe@example.com', 'bsb' => null, 'number' => null, 'amount_cents' => 5_000]);

        $audit = AuditEvent::query()->where('action', 'bank_account.revealed')->sole();
        $this->assertSame([$withdrawal->bank_account_id, $this->officer->id, ['withdrawal' => $withdrawal->reference]], [$audit->subject_id, $audit->actor_id, $audit->after]);
        $this->payByHand($withdrawal)->assertSessionHas('success');
        $this->postJson(route('withdrawals.reveal-account', $withdrawal))->assertConflict()->assertJsonMissingPath('payid');
        $this->assertSame(1, AuditEvent::query()->where('action', 'bank_account.revealed')->count());
    }

    public function test_a_destination_is_hidden_without_the_ability_and_for_batch_payments(): void
    {
        $own = $this->approved(100_000, self::PAYID, approver: $this->officer);
        $inBatch = $this->approved();
        $this->batchOf($inBatch);

        $this->postJson(route('withdrawals.reveal-account', $own))->assertConflict();
        $this->assertStringContainsString('is paid by its file', (string) $this->postJson(route('withdrawals.reveal-account', $inBatch))->assertConflict()->json('message'));

        $this->assertSame(0, AuditEvent::query()->where('action', 'bank_account.revealed')->count());
    }

    public function test_refused_file_returns_the_money_to_all_clients(): void
    {
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        [$first, $second, $paid] = [$this->approved(5_000, client: Client::factory()->createOne(['account_manager_id' => $manager->id])), $this->approved(7_000), $this->approved(900)];
        $batch = $this->exportedBatchOf($first, $second, $paid);
        $this->payByHand($paid)->assertSessionHas('success');

        $this->failBatch($batch, '')->assertSessionHasErrors('reason');
        $this->failBatch($batch, 'The user id is unknown')->assertSessionHas('success', "{$batch->number} marked as refused. The money is back on the clients’ balances.");
        $this->failBatch($batch, 'Once more')->assertSessionHas('error', "{$batch->number} is settled, so no payment in it can fail. Nothing was changed.");

        $this->assertMoney($first, available: 5_000, held: 0, status: 'returned');
        $this->assertMoney($second, available: 7_000, held: 0, status: 'returned');
        $this->assertMoney($paid, available: 0, held: 0, status: 'completed');
        $this->assertSame([PaymentBatchStatus::Settled, [PaymentItemStatus::Failed, PaymentItemStatus::Failed, PaymentItemStatus::Paid]], [$batch->refresh()->status, $batch->items->pluck('status')->all()]);
        $this->assertSame(['The user id is unknown', $this->officer->id], [$first->refresh()->reason, $second->refresh()->ended_by]);
        $this->assertSame(2, AuditEvent::query()->where('action', 'withdrawal.failed')->count());
        $this->assertSame(1, NoteMention::query()->where('user_id', $manager->id)->count());
    }

    public function test_draft_batch_cannot_be_refused_by_the_bank(): void
    {
        $batch = $this->batchOf($withdrawal = $this->approved());

        $this->failBatch($batch, 'The bank refused it')->assertSessionHas('error', "{$batch->number} is draft, so no payment in it can fail. Nothing was changed.");

        $this->assertMoney($withdrawal, available: 0, held: 25_000, status: 'pending');
    }

    /** @return iterable<string, array{string, array<string, string>}> */
    public static function stepsOfOne(): iterable
    {
        yield 'paid' => ['paid', ['bank_reference' => 'X']];
        yield 'failed' => ['failed', ['reason' => 'Because']];
    }

    /** @param  array<string, string>  $fields */
    #[DataProvider('stepsOfOne')]
    public function test_a_payment_removed_during_the_wait_for_its_batch_is_refused(string $step, array $fields): void
    {
        $batch = $this->batchOf($withdrawal = $this->approved(approver: $this->officer));
        $isDone = false;
        DB::connection()->beforeExecuting(static function (string $sql) use (&$isDone, $batch): void {
            if (! $isDone && preg_match('/^select \* from .payment_batches. where .payment_batches.\..id. = /', $sql) === 1 && DB::table('payment_batches')->where('id', $batch->id)->where('status', 'draft')->exists()) {
                $isDone = true;
                DB::table('payment_batch_items')->update(['status' => 'removed', 'live_withdrawal_id' => null]);
                DB::table('payment_batches')->update(['status' => 'cancelled', 'items_count' => 0, 'total_cents' => 0]);
            }
        });

        $this->post(route("withdrawals.{$step}", $withdrawal), $fields)->assertSessionHas('error', "{$withdrawal->reference} was just removed from {$batch->number}. Nothing was changed. Reload the page and try again.");

        $this->assertTrue($isDone);
        $this->assertSame(WithdrawalStatus::Approved, $withdrawal->refresh()->status);
    }

    public function test_approved_withdrawal_without_a_batch_can_fail(): void
    {
        $withdrawal = $this->approved(5_000, self::PAYID);

        $this->markFailed($withdrawal, '')->assertSessionHasErrors('reason');
        $this->markFailed($withdrawal, 'No such PayID')->assertSessionHas('success');

        $this->assertMoney($withdrawal, available: 5_000, held: 0, status: 'returned');
    }

    public function test_failed_withdrawal_can_be_requested_again_from_its_note(): void
    {
        $withdrawal = $this->approved(25_050);
        $this->markFailed($withdrawal, 'Account closed');

        $note = $this->inertia(route('withdrawals.payment-note', $withdrawal))->assertOk()->json('props');
        $this->assertSame([$withdrawal->bank_account_id, 'Account closed'], [$note['again_account_id'], $note['failure']]);
        $this->post(route('withdrawals.store'), ['client_id' => $withdrawal->client_id, 'amount' => '250.50', 'bank_account_id' => $note['again_account_id']])->assertSessionHasNoErrors()->assertSessionHas('success');

        $again = Withdrawal::query()->whereKeyNot($withdrawal->id)->sole();
        $this->assertSame([WithdrawalStatus::Pending, 25_050, $withdrawal->bank_account_id], [$again->status, $again->amount_cents, $again->bank_account_id]);
        $this->assertMoney($again, available: 0, held: 25_050, status: 'pending');
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());
        $this->assertNull($this->inertia(route('withdrawals.payment-note', $again))->json('props.again_account_id'));
    }

    public function test_unapproved_withdrawal_cannot_be_paid_or_failed(): void
    {
        $client = Client::factory()->createOne();
        $this->fund($client, 5_000);
        $withdrawal = $this->request($client, 5_000);

        $this->payByHand($withdrawal)->assertSessionHas('error', "{$withdrawal->reference} is not approved yet. Nothing was changed.");
        $this->markFailed($withdrawal)->assertSessionHas('error');

        $this->assertMoney($withdrawal, available: 0, held: 5_000, status: 'pending');
    }

    private function assertMoney(Withdrawal $withdrawal, int $available, int $held, string $status): void
    {
        $this->assertSame($available, $withdrawal->client->refresh()->balance_cents);
        $this->assertSame($held, (int) DB::table('ledger_accounts')->where('kind', 'held')->where('owner_id', $withdrawal->client_id)->value('balance_cents'));
        $this->assertSame($status, DB::table('transactions')->where('source_type', 'withdrawal')->where('source_id', $withdrawal->id)->value('status'));
    }

    /** @return TestResponse<Response> */
    private function payByHand(Withdrawal $withdrawal, string $reference = 'NPP-1'): TestResponse
    {
        return $this->post(route('withdrawals.paid', $withdrawal), ['bank_reference' => $reference]);
    }

    /** @return TestResponse<Response> */
    private function failBatch(PaymentBatch $batch, string $reason): TestResponse
    {
        return $this->post(route('withdrawals.batches.failed', $batch), ['reason' => $reason]);
    }

    /** @return TestResponse<Response> */
    private function markFailed(Withdrawal $withdrawal, string $reason = 'The bank refused it'): TestResponse
    {
        return $this->post(route('withdrawals.failed', $withdrawal), ['reason' => $reason]);
    }
}
