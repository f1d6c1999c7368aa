<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ReconcileDay;
use App\Data\Deposits\ReconciliationDifference;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\TransactionStatus;
use App\Models\AuditEvent;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\Transaction;
use App\Queries\Deposits\DepositDetailsQuery;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\DecidesDeposits;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** Undoing a rejection or return makes the deposit pending again. */
final class ReopenDepositTest extends TestCase
{
    use DecidesDeposits, ReceivesDeposits, RefreshDatabase;

    private const DAY = '2026-11-20';

    public function test_undone_rejection_lets_the_deposit_be_credited(): void
    {
        $deposit = $this->receive('Payment from Emma Walsh 48213');
        $this->decide('reject', $deposit);
        $this->assertTrue(app(DepositDetailsQuery::class)->find($deposit->id, $this->officer)?->can_reopen);

        $this->decide('undo', $deposit, 'It was a slip')->assertSessionHas('success', 'Decision undone. The deposit is open again.');

        $deposit->refresh();
        $this->assertSame(
            [DepositStatus::Pending, $this->emma->id, null, null, null, 2],
            [
                $deposit->status,
                $deposit->client_id,
                $deposit->reason,
                $deposit->decided_by,
                $deposit->decided_at,
                $deposit->attempt,
            ],
        );
        $this->assertNotNull($deposit->waiting_since);
        $audit = AuditEvent::query()->where('action', 'deposit.reopened')->sole();
        $this->assertSame([$this->officer->id, 'rejected', 'pending', 'It was a slip'], [$audit->actor_id, $audit->before['status'], $audit->after['status'], $audit->after['reason']]);
        $this->credit($deposit)->assertSessionHas('success', '$50.00 credited.');
        $this->assertSame(5_000, $this->emma->refresh()->balance_cents);
        $this->assertSame([TransactionStatus::Declined, TransactionStatus::Completed], Transaction::query()->orderBy('id')->pluck('status')->all());
    }

    public function test_undone_return_is_reversed_on_its_day(): void
    {
        $deposit = $this->receive('Payment from Emma Walsh 48213');
        $this->put("/deposits/{$deposit->id}/match", ['client_id' => $this->emma->id, 'version' => $deposit->version]);
        $this->decide('return', $deposit);
        $this->assertSame(0, $this->atTheBank());
        $this->travel(1)->hours();

        $this->decide('undo', $deposit, 'The bank never sent it')->assertSessionHas('success');

        // The match by a colleague stays.
        $this->assertSame([DepositStatus::Matched, $this->emma->id], [$deposit->refresh()->status, $deposit->client_id]);
        $this->assertSame([5_000, []], [$this->atTheBank(), $this->differences()]);
        $this->credit($deposit)->assertSessionHas('success');
        $this->assertSame(5_000, $this->emma->refresh()->balance_cents);
    }

    public function test_deposit_can_be_returned_split_and_undone_again(): void
    {
        $deposit = $this->receive('Payment from Emma Walsh 48213');
        foreach (['return', 'undo', 'return', 'undo'] as $operation) {
            $this->decide($operation, $deposit)->assertSessionHas('success');
        }
        $this->assertSame([5_000, 3], [$this->atTheBank(), $deposit->refresh()->attempt]);

        $this->put("/deposits/{$deposit->id}/split", [
            'version' => $deposit->version,
            'parts' => [
                ['client_id' => $this->emma->id, 'amount_cents' => 2_000],
                ['client_id' => null, 'amount_cents' => 3_000],
            ],
        ])->assertSessionHas('success');
        $this->assertSame([5_000, []], [$this->atTheBank(), $this->differences()]);
    }

    public function test_the_case_of_a_repeat_that_did_not_go_back_is_confirmed_again(): void
    {
        $first = $this->receive('Payment from Emma Walsh 48213');
        $repeat = $this->receive('Payment from Emma Walsh 48213');
        $case = DuplicateCase::query()->updateOrCreate(
            ['left_bank_line_id' => $first->bank_line_id, 'right_bank_line_id' => $repeat->bank_line_id],
            ['status' => DuplicateCaseStatus::Confirmed, 'repeat_bank_line_id' => $repeat->bank_line_id, 'score' => 90, 'reasons' => [], 'amount_cents' => 5_000, 'paid_at' => now()],
        );
        $this->decide('return', $repeat);
        $this->assertSame(DuplicateCaseStatus::Returned, $case->refresh()->status);

        $this->decide('undo', $repeat)->assertSessionHas('success');

        $this->assertSame(DuplicateCaseStatus::Confirmed, $case->refresh()->status);
        $this->credit($repeat, ['accepts_repeat' => true])->assertSessionHas('error', 'This payment was confirmed as a duplicate. Return it instead of approving it.');
    }

    public function test_return_of_a_reconciled_day_is_undone_only_after_reopening(): void
    {
        $deposit = $this->receive('Payment from Emma Walsh 48213');
        $this->decide('return', $deposit);
        $this->travel(1)->days();
        $day = CalendarDay::of(self::DAY);
        $figures = app()->make(ReconciliationQuery::class)->figures($day);
        $closed = app(ReconcileDay::class)->handle($day, 'As on the statement', $figures->closing_cents, $figures->differences_digest, $this->officer);

        $this->flushSession();
        $this->actingAs($this->officer)
            ->decide('undo', $deposit)
            ->assertSessionHas(
                'error',
                'Friday, 20 November 2026 was reconciled with this payment in it, so it can’t be undone. If the bank statement does not show it, reopen the day under Reconciliation first.',
            );
        $this->assertSame(DepositStatus::Returned, $deposit->refresh()->status);

        $closed->update(['is_standing' => null]);
        $this->decide('undo', $deposit)->assertSessionHas('success');
        $this->assertSame([5_000, []], [$this->atTheBank(), $this->differences()]);
    }

    public function test_outdated_undo_is_refused_and_names_the_first_user(): void
    {
        $deposit = $this->receive('Payment from Emma Walsh 48213');
        $this->decide('reject', $deposit);
        $seen = $deposit->refresh()->version;
        $this->decide('return', $deposit);

        $this->decide('undo', $deposit, version: $seen)->assertSessionHas('error', 'This deposit changed in the meantime: it is now returned for Emma Walsh. Check it again, then decide.');
        $this->decide('undo', $deposit)->assertSessionHas('success');
        $this->decide('undo', $deposit)->assertSessionHas('error', 'This deposit is already pending. Nothing was changed.');
        $this->decide('undo', $deposit, 'no')->assertSessionHasErrors('reason');
        $this->assertSame(1, AuditEvent::query()->where('action', 'deposit.reopened')->count());
    }

    /**
     * @param  array<string, mixed>  $more
     * @return TestResponse<Response>
     */
    private function credit(Deposit $deposit, array $more = []): TestResponse
    {
        return $this->put("/deposits/{$deposit->id}/approve", ['client_id' => $this->emma->id, 'version' => $deposit->refresh()->version, ...$more]);
    }

    private function atTheBank(): int
    {
        return app()->make(ReconciliationQuery::class)->figures(CalendarDay::of(self::DAY))->closing_cents;
    }

    /** @return list<ReconciliationDifference> */
    private function differences(): array
    {
        return app()->make(ReconciliationQuery::class)->differences(CalendarDay::of(self::DAY));
    }
}
