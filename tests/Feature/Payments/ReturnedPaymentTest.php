<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\GuideValue;
use App\Enums\PaymentRail;
use App\Enums\ReconciliationDifferenceKind;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\MatchDecision;
use App\Models\Withdrawal;
use App\Queries\Deposits\DepositDetailsQuery;
use App\Queries\Withdrawals\WithdrawalDetailsQuery;
use Tests\Feature\Payments\Support\ReturnsPayments;
use Tests\Support\SetsGuideValues;
use Tests\TestCase;

/** A payment that the bank returns is credited to the client once, however the bank reports it. */
final class ReturnedPaymentTest extends TestCase
{
    use ReturnsPayments, SetsGuideValues;

    public function test_a_failure_takes_the_deposit_with_the_returned_money(): void
    {
        $deposit = $this->comesBack();

        $this->assertTrue(app(WithdrawalDetailsQuery::class)->find($this->paid->id, $this->officer)?->can_fail);
        $this->getJson(route('deposits.returns-of', $this->paid))->assertOk()
            ->assertJsonPath('lines.0.id', $deposit->id)->assertJsonPath('lines.0.is_likely', true)->assertJsonCount(1, 'lines');
        $this->markFailed($deposit)->assertSessionHas('success');

        $this->assertSame([25_000, WithdrawalStatus::Failed], [$this->emma->refresh()->balance_cents, $this->paid->refresh()->status]);
        $deposit->refresh();
        $this->assertSame(
            [DepositStatus::Bounced, $this->paid->id, $this->emma->id, null, "{$this->paid->reference} was returned: Account closed"],
            [$deposit->status, $deposit->withdrawal_id, $deposit->client_id, $deposit->waiting_since, $deposit->reason],
        );
        $this->assertSame(0, $this->inSuspense());
        $audit = AuditEvent::query()->where('action', 'deposit.bounced')->sole();
        $this->assertSame([$this->officer->id, $this->emma->id, $this->paid->reference], [$audit->actor_id, $audit->client_id, $audit->after['withdrawal']]);
        // The bank reports only the outgoing payment and the incoming line.
        $this->assertSame([ReconciliationDifferenceKind::PaidOut], array_column($this->differences(), 'kind'));
        $this->approve($deposit)->assertSessionHas('error', 'This deposit is already marked as a bounced payment for Emma Walsh by Ona Petrov. Nothing was changed.');
    }

    public function test_a_later_deposit_shows_a_warning_and_can_be_marked_as_the_return(): void
    {
        $this->markFailed()->assertSessionHas('success');
        $this->assertSame(
            [ReconciliationDifferenceKind::MissingLine, ReconciliationDifferenceKind::PaidOut],
            array_column($this->differences(), 'kind'),
        );
        $this->assertSame(
            '$250.00 of a returned withdrawal is posted without its deposit. When the bank reports it, open that deposit and mark it as this returned withdrawal, so that it is not credited twice.',
            $this->differences()[0]->what,
        );
        $this->travel(2)->days();
        $this->flushSession();
        $this->actingAs($this->officer);
        $deposit = $this->comesBack();

        $own = app(DepositDetailsQuery::class)->find($deposit->id, $this->officer)?->own_payment;
        $this->assertSame([$this->paid->id, true], [$own?->withdrawal_id, $own?->is_failed]);
        $this->approve($deposit)->assertSessionHas(
            'error',
            "We paid {$this->paid->reference}, $250.00 to Emma Walsh on Monday, 23 November 2026. It failed, and the client was credited. If this deposit is that money, confirm it, so that it is not credited twice. If this is a different payment, confirm that you checked it, then approve.",
        );
        $this->assertSame(25_000, $this->emma->refresh()->balance_cents);

        $this->put(route('deposits.bounce', $deposit), ['withdrawal_id' => $this->paid->id, 'version' => $deposit->refresh()->version])
            ->assertSessionHas('success', "This is {$this->paid->reference}, returned. No client is credited again.");
        $this->assertSame([25_000, 0, DepositStatus::Bounced], [$this->emma->refresh()->balance_cents, $this->inSuspense(), $deposit->refresh()->status]);
        $this->assertSame([ReconciliationDifferenceKind::PaidOut], array_column($this->differences(), 'kind'));
    }

    public function test_another_deposit_of_the_same_amount_is_credited_with_a_recorded_confirmation(): void
    {
        $deposit = $this->comesBack('Payment from Emma Walsh 48213');

        $this->approve($deposit, ['accepts_own_payment' => true])->assertSessionHas('success');

        $this->assertSame([25_000, $this->paid->reference], [$this->emma->refresh()->balance_cents, AuditEvent::query()->where('action', 'deposit.approved')->sole()->after['own_payment']]);
    }

    public function test_marking_as_failed_is_refused_while_a_possible_return_is_credited(): void
    {
        $this->travel(1)->minutes();
        $deposit = $this->comesBack("Payment from Emma Walsh 48213 {$this->paid->reference}");
        $this->approve($deposit, ['accepts_own_payment' => true]);
        $message = "Deposit {$deposit->id}, $250.00 received on Monday, 23 November 2026, was credited to Emma Walsh. If that deposit returns this payment, undo it first, then choose it here, so that it is not credited twice.";

        $this->getJson(route('deposits.returns-of', $this->paid))->assertExactJson(['lines' => [], 'credited' => ['deposit_id' => $deposit->id, 'message' => $message]]);
        $this->markFailed()->assertSessionHas('error', "{$message} If this is a different payment, confirm that you checked it. Nothing was changed.");
        $this->assertSame([WithdrawalStatus::Paid, 25_000], [$this->paid->refresh()->status, $this->emma->refresh()->balance_cents]);

        $this->put(route('deposits.undo', $deposit), ['version' => $deposit->refresh()->version, 'reason' => 'It is our payment'])->assertSessionHas('success');
        $this->getJson(route('deposits.returns-of', $this->paid))->assertJsonPath('lines.0.id', $deposit->id)->assertJsonPath('credited', null);
        $this->markFailed($deposit)->assertSessionHas('success');
        $this->assertSame([25_000, 0], [$this->emma->refresh()->balance_cents, $this->inSuspense()]);
    }

    public function test_marking_as_failed_beside_another_credited_deposit_needs_a_recorded_confirmation(): void
    {
        $this->travel(1)->minutes();
        $tom = Client::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Reid']);
        $this->approve($this->told('Payment from Tom Reid', 25_000), client: $tom);
        $this->getJson(route('deposits.returns-of', $this->paid))->assertJsonPath('credited', null);
        $named = $this->told("Payment from Tom Reid {$this->paid->reference}", 25_000);
        $this->approve($named, ['accepts_own_payment' => true], $tom);

        $this->markFailed()->assertSessionHas('error');
        $this->markFailed(more: ['accepts_credited' => true])->assertSessionHas('success');

        $this->assertSame("Deposit {$named->id}", AuditEvent::query()->where('action', 'withdrawal.failed')->sole()->after['other_money']);
    }

    public function test_an_unmatched_deposit_is_recognised_by_the_reference_in_the_bank_text(): void
    {
        $tom = Client::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Reid']);
        $named = $this->told("RETURN {$this->paid->reference} NO ACCOUNT", 25_000, PaymentRail::Eft);
        $other = $this->told('Payment from Tom Reid', 25_000);
        $smaller = $this->told('Payment from Emma Walsh 48213', 24_900);

        $find = fn (Deposit $deposit) => app(DepositDetailsQuery::class)->find($deposit->id, $this->officer)?->own_payment?->withdrawal_id;
        $this->assertSame([$this->paid->id, null, null], [$find($named), $find($other), $find($smaller)]);
        $this->approve($named, client: $tom)->assertSessionHas('error');
        $this->approve($other, client: $tom)->assertSessionHas('success');
        $this->approve($smaller)->assertSessionHas('success');
    }

    public function test_no_warning_after_ten_days(): void
    {
        $this->travel(11)->days();
        $this->flushSession();
        $this->actingAs($this->officer);

        $this->approve($this->comesBack())->assertSessionHas('success');
    }

    public function test_a_late_return_that_names_a_failed_withdrawal_is_linked_to_it(): void
    {
        $this->markFailed()->assertSessionHas('success');
        $this->travel(30)->days();
        $this->flushSession();
        $this->actingAs($this->officer);
        $deposit = $this->comesBack("RETURN {$this->paid->reference} Payment from Emma Walsh 48213");

        $this->assertSame($this->paid->id, app(DepositDetailsQuery::class)->find($deposit->id, $this->officer)?->own_payment?->withdrawal_id);
        $this->put(route('deposits.bounce', $deposit), ['withdrawal_id' => $this->paid->id, 'version' => $deposit->refresh()->version])->assertSessionHas('success');
        $this->assertSame(25_000, $this->emma->refresh()->balance_cents);
    }

    public function test_no_warning_of_a_failed_withdrawal_that_was_approved_after_the_deposit(): void
    {
        $deposit = $this->comesBack('Payment from Emma Walsh 48213');
        $this->markFailed()->assertSessionHas('success');
        Withdrawal::query()->whereKey($this->paid->id)->update(['paid_at' => null, 'approved_at' => now()->addDay()]);

        $this->assertNull(app(DepositDetailsQuery::class)->find($deposit->id, $this->officer)?->own_payment);
    }

    public function test_a_possible_return_is_not_approved_in_bulk(): void
    {
        $deposit = $this->comesBack();
        $this->put(route('deposits.match', $deposit), ['client_id' => $this->emma->id, 'version' => $deposit->refresh()->version]);

        $this->postJson(route('deposits.approve-many'), ['deposits' => [['id' => $deposit->id, 'version' => $deposit->refresh()->version, 'client_id' => $this->emma->id]]])
            ->assertOk()->assertJsonPath('results.0.is_approved', false);
        $this->assertSame([0, DepositStatus::Matched], [$this->emma->refresh()->balance_cents, $deposit->refresh()->status]);
    }

    public function test_a_possible_return_is_not_matched_automatically(): void
    {
        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 0], [GuideValue::AutoMatchDecisions, 0]]);
        $deposit = $this->comesBack();
        $other = $this->told('Payment from Emma Walsh 48213', 1_700);

        $this->assertSame([DepositStatus::Pending, DepositStatus::Matched], [$deposit->refresh()->status, $other->refresh()->status]);
        $this->assertSame(2, MatchDecision::query()->whereIn('deposit_id', [$deposit->id, $other->id])->count());
    }

    public function test_a_deposit_that_cannot_be_the_return_is_refused_and_nothing_fails(): void
    {
        $early = $this->told('Payment from Emma Walsh', 25_000, at: '2026-11-21T01:00:00Z');
        $other = $this->told('Payment from Emma Walsh', 24_000);
        $deposit = $this->comesBack();

        $this->markFailed($other)->assertSessionHas('error', "{$this->paid->reference} was $250.00, and this deposit is $240.00. Choose the line with the whole payment. Nothing was changed.");
        $this->markFailed($early)->assertSessionHas('error', "The bank received this deposit before {$this->paid->reference} was paid. Choose another line. Nothing was changed.");
        $this->markFailed($deposit, ['deposit_version' => 77])->assertSessionHas('error');
        $this->assertSame([WithdrawalStatus::Paid, 0], [$this->paid->refresh()->status, $this->emma->refresh()->balance_cents]);

        $waiting = $this->approved(25_000);
        $this->markFailed($deposit, withdrawal: $waiting)->assertSessionHas(
            'error',
            "{$waiting->reference} is not marked as paid, so it can’t have been returned. Mark it as paid first, or choose no deposit. Nothing was changed.",
        );
        $this->put(route('deposits.bounce', $deposit), [
            'withdrawal_id' => $this->paid->id,
            'version' => $deposit->version,
        ])->assertSessionHas(
            'error',
            "{$this->paid->reference} has not failed, so it can’t have been returned. Mark it as failed first. Nothing was changed.",
        );
        $this->assertSame(DepositStatus::Pending, $deposit->refresh()->status);
    }

    public function test_a_confirmed_duplicate_is_not_the_return(): void
    {
        $deposit = $this->comesBack();
        DuplicateCase::factory()->createOne([
            'left_bank_line_id' => $this->told('Payment from Emma Walsh', 25_000)->bank_line_id,
            'right_bank_line_id' => $deposit->bank_line_id,
            'repeat_bank_line_id' => $deposit->bank_line_id,
            'status' => DuplicateCaseStatus::Confirmed,
        ]);

        $this->markFailed($deposit)->assertSessionHas(
            'error',
            'This payment was confirmed as a duplicate. Choose another line. Nothing was changed.',
        );

        $this->assertSame([WithdrawalStatus::Paid, DepositStatus::Pending], [$this->paid->refresh()->status, $deposit->refresh()->status]);
    }

    public function test_a_payment_is_returned_once(): void
    {
        $first = $this->comesBack();
        $second = $this->comesBack('Payment from Emma Walsh 48213');
        $this->markFailed($first);

        $this->put(route('deposits.bounce', $second), ['withdrawal_id' => $this->paid->id, 'version' => $second->version])
            ->assertSessionHas('error', "{$this->paid->reference} was already returned by deposit {$first->id}. Undo that one first. Nothing was changed.");
        $this->approve($second)->assertSessionHas('success');
        $this->assertSame(50_000, $this->emma->refresh()->balance_cents);
    }
}
