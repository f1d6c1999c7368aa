<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Payments\ExportPaymentBatch;
use App\Actions\Withdrawals\EndWithdrawal;
use App\Enums\BankAccountStatus;
use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\CancellationReason;
use App\Models\Client;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Approved withdrawals are added to batches and can be removed before the export. */
final class PaymentBatchTest extends TestCase
{
    use MakesPayments, ReadsPages, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->officer = $this->officer());
    }

    public function test_a_batch_is_created_from_approved_withdrawals(): void
    {
        [$first, $second] = [$this->approved(25_000), $this->approved(1_050)];

        $this->create([$first->id, $second->id])
            ->assertSessionHasNoErrors()
            ->assertRedirect(route('withdrawals.batches.show', PaymentBatch::query()->sole()))
            ->assertSessionHas('success', PaymentBatch::query()->sole()->number.' created.');

        $batch = PaymentBatch::query()->sole();
        $this->assertSame(
            [PaymentBatchStatus::Draft, 2, 26_050, '2026-11-23', $this->officer->id],
            [$batch->status, $batch->items_count, $batch->total_cents, $batch->value_on->toDateString(), $batch->created_by],
        );
        $this->assertSame([$first->id, $second->id], $batch->items->pluck('live_withdrawal_id')->all());
        $this->assertSame([WithdrawalStatus::Approved, WithdrawalStatus::Approved], [$first->refresh()->status, $second->refresh()->status]);
        $audit = AuditEvent::query()->where('action', 'payment_batch.created')->sole();
        $this->assertSame([26_050, [$first->id, $second->id], $this->officer->id], [$audit->after['total_cents'], $audit->after['withdrawal_ids'], $audit->actor_id]);
    }

    public function test_a_withdrawal_is_in_one_batch_only(): void
    {
        $withdrawal = $this->approved();
        $this->create([$withdrawal->id]);

        $this->create([$withdrawal->id, $this->approved()->id])->assertSessionHas(
            'error',
            "{$withdrawal->reference} is already in PB-"
                .PaymentBatch::query()->sole()->id.'. Nothing was changed. Reload the page and choose again.',
        );

        $this->assertSame(1, PaymentBatchItem::query()->count());
        $this->expectException(QueryException::class);
        PaymentBatchItem::query()->create([
            'payment_batch_id' => PaymentBatch::query()->sole()->id,
            'withdrawal_id' => $this->approved()->id,
            'live_withdrawal_id' => $withdrawal->id,
            'amount_cents' => 1,
        ]);
    }

    public function test_a_withdrawal_in_a_batch_is_not_cancelled(): void
    {
        $withdrawal = $this->approved();
        $this->create([$withdrawal->id]);
        $batch = PaymentBatch::query()->sole();

        $this->expectExceptionObject(new OperationRefusedException("This withdrawal is in payment batch {$batch->id}. Remove it from the batch first, or wait for the bank’s result."));
        app(EndWithdrawal::class)->handle($withdrawal, WithdrawalStatus::Cancelled, WithdrawalStatus::Approved, CancellationReason::factory()->createOne()->id, null, $this->officer);
    }

    /** @return iterable<string, array{callable(self): Withdrawal, string}> */
    public static function unpayable(): iterable
    {
        yield 'one that is only checked' => [static fn (self $test): Withdrawal => $test->withStatus(WithdrawalStatus::Checked), 'it is checked.'];
        yield 'one that was paid' => [static fn (self $test): Withdrawal => $test->withStatus(WithdrawalStatus::Paid), 'it is paid.'];
        yield 'one that was cancelled' => [static fn (self $test): Withdrawal => $test->withStatus(WithdrawalStatus::Cancelled), 'it is cancelled.'];
        yield 'an unverified account' => [static fn (self $test): Withdrawal => $test->approved(account: ['status' => BankAccountStatus::Unverified]), 'not verified.'];
        yield 'an account that was blocked' => [static fn (self $test): Withdrawal => $test->approved(account: ['status' => BankAccountStatus::Blocked]), 'is blocked.'];
        yield 'another client’s account' => [static function (self $test): Withdrawal {
            $withdrawal = $test->approved();
            $withdrawal->bankAccount?->update(['client_id' => Client::factory()->createOne()->id]);

            return $withdrawal;
        }, 'another client.'];
        yield 'no account' => [static function (self $test): Withdrawal {
            return Withdrawal::factory()->createOne(['status' => WithdrawalStatus::Approved]);
        }, 'it has no bank account.'];
        yield 'money that the ledger does not hold' => [static function (self $test): Withdrawal {
            $held = $test->approved();

            return Withdrawal::factory()->for($held->client)->createOne(['status' => WithdrawalStatus::Approved, 'held_at' => now(), 'bank_account_id' => $held->bank_account_id]);
        }, 'its money is not held.'];
        yield 'a PayID' => [static fn (self $test): Withdrawal => $test->approved(account: ['bsb' => null, 'number' => null, 'payid' => 'zoe@example.com']), 'Pay it manually.'];
        yield 'a long account number' => [static fn (self $test): Withdrawal => $test->approved(account: ['number' => '1234567890']), 'Pay it manually.'];
    }

    /** @param  callable(self): Withdrawal  $make */
    #[DataProvider('unpayable')]
    public function test_a_withdrawal_that_a_file_cannot_pay_is_named_and_refused(callable $make, string $why): void
    {
        $withdrawal = $make($this);

        $this->create([$this->approved()->id, $withdrawal->id])->assertSessionHas('error');
        $error = (string) session('error');

        $this->assertStringStartsWith("{$withdrawal->reference} cannot be paid:", $error);
        $this->assertStringContainsString($why, $error);
        $this->assertSame([0, 0], [PaymentBatch::query()->count(), PaymentBatchItem::query()->count()]);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'nothing chosen' => [['withdrawal_ids' => []], 'withdrawal_ids'];
        yield 'no list' => [['withdrawal_ids' => 'all'], 'withdrawal_ids'];
        yield 'one twice' => [['withdrawal_ids' => [1, 1]], 'withdrawal_ids.0'];
        yield 'no number' => [['withdrawal_ids' => ['x']], 'withdrawal_ids.0'];
        yield 'a negative number' => [['withdrawal_ids' => [-1]], 'withdrawal_ids.0'];
        yield 'no day' => [['value_on' => ''], 'value_on'];
        yield 'yesterday' => [['value_on' => '2026-11-22'], 'value_on'];
        yield 'a Saturday' => [['value_on' => '2026-11-28'], 'value_on'];
        yield 'too far ahead' => [['value_on' => '2027-01-04'], 'value_on'];
        yield 'no date' => [['value_on' => '23/11/2026'], 'value_on'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_invalid_input_is_named_beside_its_field(array $mistake, string $field): void
    {
        $this->post(route('withdrawals.batches.store'), ['withdrawal_ids' => [$this->approved()->id], 'value_on' => '2026-11-23', ...$mistake])->assertSessionHasErrors($field);

        $this->assertSame(0, PaymentBatch::query()->count());
    }

    public function test_a_missing_withdrawal_is_refused(): void
    {
        $this->create([$this->approved()->id, 999_999])->assertSessionHas('error', 'One of these withdrawals just changed. Nothing was done. Reload the page and try again.');

        $this->assertSame(0, PaymentBatch::query()->count());
    }

    public function test_a_payment_removed_from_a_draft_can_go_into_another_batch(): void
    {
        $batch = $this->batchOf($first = $this->approved(25_000), $this->approved(1_000));
        $item = $batch->items->firstOrFail();

        $this->delete(route('withdrawals.batches.items.destroy', [$batch, $item]))->assertSessionHas('success');
        $this->delete(route('withdrawals.batches.items.destroy', [$batch, $item]))->assertSessionHas('error');

        $this->assertSame([1, 1_000, PaymentBatchStatus::Draft], [$batch->refresh()->items_count, $batch->total_cents, $batch->status]);
        $this->assertSame([PaymentItemStatus::Removed, null], [$item->refresh()->status, $item->live_withdrawal_id]);
        $this->create([$first->id])->assertSessionHasNoErrors();
        $this->assertSame(2, PaymentBatch::query()->count());
    }

    public function test_removing_the_last_payment_cancels_the_batch(): void
    {
        $batch = $this->batchOf($this->approved());

        $this->delete(route('withdrawals.batches.items.destroy', [$batch, $batch->items->firstOrFail()]));

        $this->assertSame([PaymentBatchStatus::Cancelled, 0], [$batch->refresh()->status, $batch->items_count]);
    }

    public function test_an_item_of_another_batch_is_not_found(): void
    {
        [$one, $other] = [$this->batchOf($this->approved()), $this->batchOf($this->approved())];

        $this->delete(route('withdrawals.batches.items.destroy', [$one, $other->items->firstOrFail()]))->assertNotFound();

        $this->assertSame(1, $other->refresh()->items_count);
    }

    public function test_a_batch_can_be_cancelled_before_the_export_only(): void
    {
        $batch = $this->batchOf($withdrawal = $this->approved());
        $this->delete(route('withdrawals.batches.destroy', $batch))->assertSessionHas('success');

        $this->assertSame([PaymentBatchStatus::Cancelled, $this->officer->id], [$batch->refresh()->status, $batch->cancelled_by]);
        $this->delete(route('withdrawals.batches.destroy', $batch))->assertSessionHas('error', 'This batch is already cancelled by Ona Petrov. Nothing was changed.');

        $exported = $this->exportedBatchOf($withdrawal);
        $this->delete(route('withdrawals.batches.destroy', $exported))->assertSessionHas('error', 'This batch is already exported by Ona Petrov. Nothing was changed.');
        $this->delete(route('withdrawals.batches.items.destroy', [$exported, $exported->items->firstOrFail()]))->assertSessionHas('error');
        $this->assertSame([PaymentBatchStatus::Exported, $withdrawal->id], [$exported->refresh()->status, $exported->items->firstOrFail()->live_withdrawal_id]);
    }

    public function test_the_value_date_can_be_changed_before_the_export_only(): void
    {
        $batch = $this->batchOf($this->approved());
        $this->travelTo(CarbonImmutable::parse('2026-11-25 09:00:00', 'Australia/Melbourne')->utc());
        $page = $this->inertia(route('withdrawals.batches.show', $batch))->json('props');
        $this->assertSame(['That day has passed. Choose today or a later day.', '2026-11-25'], [$page['value_on_refusal'], $page['next_value_on']]);

        foreach (['2026-11-24', '2026-11-28', '2027-01-04', '25/11/2026', ''] as $mistake) {
            $this->put(route('withdrawals.batches.update', $batch), ['value_on' => $mistake])->assertSessionHasErrors('value_on');
        }
        $this->put(route('withdrawals.batches.update', $batch), ['value_on' => '2026-11-26'])->assertSessionHas('success');

        $this->assertSame('2026-11-26', $batch->refresh()->value_on->toDateString());
        $audit = AuditEvent::query()->where('action', 'payment_batch.value_date_changed')->sole();
        $this->assertSame([['value_on' => '2026-11-23'], ['value_on' => '2026-11-26'], $this->officer->id], [$audit->before, $audit->after, $audit->actor_id]);
        $this->assertNull($this->inertia(route('withdrawals.batches.show', $batch))->json('props.value_on_refusal'));

        app(ExportPaymentBatch::class)->handle($batch, $this->officer('Ruth'));
        $this->put(route('withdrawals.batches.update', $batch), ['value_on' => '2026-11-27'])->assertSessionHas('error', 'This batch is already exported by Ruth Petrov. Nothing was changed.');
        $this->assertSame('2026-11-26', $batch->refresh()->value_on->toDateString());
    }

    public function test_a_change_of_a_batch_is_broadcast(): void
    {
        $withdrawal = $this->approved();
        $before = DB::table('outbox')->count();

        $this->create([$withdrawal->id]);

        $this->assertGreaterThan($before, DB::table('outbox')->count());
    }

    public function test_the_page_lists_withdrawals_to_pay_by_file_manually_and_with_problems(): void
    {
        $file = $this->approved(25_000);
        $hand = $this->approved(1_000, ['bsb' => null, 'number' => null, 'payid' => 'zoe@example.com']);
        $blocked = $this->approved(2_000, ['status' => BankAccountStatus::Blocked]);
        $this->batchOf($this->approved(700));
        $this->withStatus(WithdrawalStatus::Paid);

        $props = $this->inertia(route('withdrawals.batches.index'))->assertOk()->json('props');

        $this->assertSame([
            [$file->id, 'bank_file', null], [$hand->id, 'by_hand', null], [$blocked->id, 'bank_file', 'its bank account is blocked.'],
        ], array_map(static fn (array $row): array => [$row['id'], $row['channel'], $row['problem']], $props['ready']));
        $this->assertSame('z•••@example.com', $props['ready'][1]['destination']);
        $this->assertStringNotContainsString((string) $file->bankAccount?->number, (string) json_encode($props));
        $this->assertSame([700, 'draft', 'Ona Petrov'], [$props['batches'][0]['total_cents'], $props['batches'][0]['status'], $props['batches'][0]['created_by']]);
        $this->assertSame(['2026-11-23', true, false], [$props['next_value_on'], $props['can_handle'], $props['has_more_ready']]);
    }

    public function test_batches_are_found_by_number_and_status_and_sorted_by_total(): void
    {
        $small = $this->batchOf($this->approved(100));
        $large = $this->exportedBatchOf($this->approved(900));
        $ids = fn (array $query): array => array_column($this->inertia(route('withdrawals.batches.index', $query))->assertOk()->json('props.batches'), 'id');

        $this->assertSame([$large->id, $small->id], $ids([]));
        $this->assertSame([$small->id, $large->id], $ids(['sort' => 'total_cents']));
        $this->assertSame([$large->id], $ids(['status' => 'exported']));
        $this->assertSame([$small->id], $ids(['search' => "pb-{$small->id}"]));
        $this->assertSame([], $ids(['search' => 'something else']));
    }

    /**
     * @param  list<int>  $ids
     * @return TestResponse<Response>
     */
    private function create(array $ids): TestResponse
    {
        return $this->post(route('withdrawals.batches.store'), ['withdrawal_ids' => $ids, 'value_on' => '2026-11-23']);
    }

    private function withStatus(WithdrawalStatus $status): Withdrawal
    {
        $withdrawal = $this->approved();
        // Bypasses the database's rules for status changes.
        $status === WithdrawalStatus::Checked
            ? $withdrawal = Withdrawal::factory()->for($withdrawal->client)->createOne(['status' => $status, 'bank_account_id' => $withdrawal->bank_account_id])
            : $withdrawal->update(['status' => $status]);

        return $withdrawal;
    }
}
