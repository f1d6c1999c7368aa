<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Deposits\ReconcileDay;
use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Payments\PayBatch;
use App\Domain\Deposits\NewBankLine;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\ReconciliationDifferenceKind;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\MatchDecision;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Deposits\DepositDetailsQuery;
use App\Queries\Deposits\ReconciliationQuery;
use App\Queries\Withdrawals\WithdrawalDetailsQuery;
use App\Support\BusinessDay;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\TestCase;

/** A payment that the bank sends back is the client's once, however the bank tells of it. */
final class ReturnedPaymentTest extends TestCase
{
    use MakesPayments, RefreshDatabase;

    private const DAY = '2026-11-23';

    private User $officer;

    private Client $emma;

    private Withdrawal $paid;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->officer = $this->officer());
        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $this->paid = $this->approved(25_000, client: $this->emma);
        app(PayBatch::class)->handle($this->exportedBatchOf($this->paid), null, $this->officer());
        $this->paid->refresh();
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());

        parent::tearDown();
    }

    public function test_a_failure_takes_the_deposit_by_which_the_money_came_back(): void
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
        // The bank tells of the payment out and of the line in, and of nothing else.
        $this->assertSame([ReconciliationDifferenceKind::PaidOut], array_column($this->differences(), 'kind'));
        $this->approve($deposit)->assertSessionHas('error', 'This deposit is already marked as a bounced payment for Emma Walsh by Ona Petrov. Nothing was changed.');
    }

    public function test_without_a_line_the_deposit_that_comes_later_is_warned_of_and_can_be_taken_as_it(): void
    {
        $this->markFailed()->assertSessionHas('success');
        $this->assertSame([ReconciliationDifferenceKind::MissingLine, ReconciliationDifferenceKind::PaidOut], array_column($this->differences(), 'kind'));
        $this->assertSame('$250.00 of a returned withdrawal is posted without its deposit. When the bank reports it, open that deposit and mark it as this returned withdrawal, so that it is not credited twice.', $this->differences()[0]->what);
        $this->travel(2)->days();
        $this->flushSession();
        $this->actingAs($this->officer);
        $deposit = $this->comesBack();

        $own = app(DepositDetailsQuery::class)->find($deposit->id, $this->officer)?->own_payment;
        $this->assertSame([$this->paid->id, true], [$own?->withdrawal_id, $own?->is_failed]);
        $this->approve($deposit)->assertSessionHas('error', "We paid {$this->paid->reference}, $250.00 to Emma Walsh on Monday, 23 November 2026. It failed, and the client was credited. If this deposit is that money, confirm it, so that it is not credited twice. If this is a different payment, confirm that you checked it, then approve.");
        $this->assertSame(25_000, $this->emma->refresh()->balance_cents);

        $this->put(route('deposits.bounce', $deposit), ['withdrawal_id' => $this->paid->id, 'version' => $deposit->refresh()->version])
            ->assertSessionHas('success', "This is {$this->paid->reference}, returned. No client is credited again.");
        $this->assertSame([25_000, 0, DepositStatus::Bounced], [$this->emma->refresh()->balance_cents, $this->inSuspense(), $deposit->refresh()->status]);
        $this->assertSame([ReconciliationDifferenceKind::PaidOut], array_column($this->differences(), 'kind'));
    }

    public function test_other_money_of_the_same_amount_is_credited_with_a_tick_that_is_kept(): void
    {
        $deposit = $this->comesBack('Payment from Emma Walsh 48213');

        $this->approve($deposit, ['accepts_own_payment' => true])->assertSessionHas('success');

        $this->assertSame([25_000, $this->paid->reference], [$this->emma->refresh()->balance_cents, AuditEvent::query()->where('action', 'deposit.approved')->sole()->after['own_payment']]);
    }

    public function test_it_does_not_fail_while_a_deposit_that_may_be_it_is_credited_until_that_is_undone(): void
    {
        $this->travel(1)->minutes();
        $deposit = $this->comesBack("Payment from Emma Walsh 48213 {$this->paid->reference}");
        $this->approve($deposit, ['accepts_own_payment' => true]);
        $message = "Deposit {$deposit->id}, $250.00 received on Monday, 23 November 2026, was credited to Emma Walsh. If it is this money returned, undo that deposit first, then choose it here, so that it is not credited twice.";

        $this->getJson(route('deposits.returns-of', $this->paid))->assertExactJson(['lines' => [], 'credited' => ['deposit_id' => $deposit->id, 'message' => $message]]);
        $this->markFailed()->assertSessionHas('error', "{$message} If this is a different payment, confirm that you checked it. Nothing was changed.");
        $this->assertSame([WithdrawalStatus::Paid, 25_000], [$this->paid->refresh()->status, $this->emma->refresh()->balance_cents]);

        $this->put(route('deposits.undo', $deposit), ['version' => $deposit->refresh()->version, 'reason' => 'It is our payment'])->assertSessionHas('success');
        $this->getJson(route('deposits.returns-of', $this->paid))->assertJsonPath('lines.0.id', $deposit->id)->assertJsonPath('credited', null);
        $this->markFailed($deposit)->assertSessionHas('success');
        $this->assertSame([25_000, 0], [$this->emma->refresh()->balance_cents, $this->inSuspense()]);
    }

    public function test_it_fails_beside_other_credited_money_with_a_tick_that_is_kept(): void
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

    public function test_money_of_nobody_is_told_by_the_reference_in_the_banks_text_and_others_are_not_asked(): void
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

    public function test_after_ten_days_nobody_is_asked(): void
    {
        $this->travel(11)->days();
        $this->flushSession();
        $this->actingAs($this->officer);

        $this->approve($this->comesBack())->assertSessionHas('success');
    }

    public function test_it_is_never_approved_among_many(): void
    {
        $deposit = $this->comesBack();
        $this->put(route('deposits.match', $deposit), ['client_id' => $this->emma->id, 'version' => $deposit->refresh()->version]);

        $this->postJson(route('deposits.approve-many'), ['deposits' => [['id' => $deposit->id, 'version' => $deposit->refresh()->version]]])
            ->assertOk()->assertJsonPath('results.0.is_approved', false);
        $this->assertSame([0, DepositStatus::Matched], [$this->emma->refresh()->balance_cents, $deposit->refresh()->status]);
    }

    public function test_it_is_never_matched_by_itself(): void
    {
        config(['paddock.deposits.auto_match_precision' => 0.0, 'paddock.deposits.auto_match_sample' => 0]);
        $deposit = $this->comesBack();
        $other = $this->told('Payment from Emma Walsh 48213', 1_700);

        $this->assertSame([DepositStatus::Pending, DepositStatus::Matched], [$deposit->refresh()->status, $other->refresh()->status]);
        $this->assertSame(2, MatchDecision::query()->whereIn('deposit_id', [$deposit->id, $other->id])->count());
    }

    public function test_what_cannot_be_that_payment_is_refused_and_nothing_fails(): void
    {
        $early = $this->told('Payment from Emma Walsh', 25_000, at: '2026-11-21T01:00:00Z');
        $other = $this->told('Payment from Emma Walsh', 24_000);
        $deposit = $this->comesBack();

        $this->markFailed($other)->assertSessionHas('error', "{$this->paid->reference} was $250.00, and this deposit is $240.00. Choose the line with the whole payment. Nothing was changed.");
        $this->markFailed($early)->assertSessionHas('error', "The bank received this deposit before {$this->paid->reference} was paid. Choose another line. Nothing was changed.");
        $this->markFailed($deposit, ['deposit_version' => 77])->assertSessionHas('error');
        $this->assertSame([WithdrawalStatus::Paid, 0], [$this->paid->refresh()->status, $this->emma->refresh()->balance_cents]);

        $waiting = $this->approved(25_000);
        $this->markFailed($deposit, withdrawal: $waiting)->assertSessionHas('error', "{$waiting->reference} is not marked as paid, so it can’t have been returned. Mark it as paid first, or choose no deposit. Nothing was changed.");
        $this->put(route('deposits.bounce', $deposit), ['withdrawal_id' => $this->paid->id, 'version' => $deposit->version])
            ->assertSessionHas('error', "{$this->paid->reference} has not failed, so it can’t have been returned. Mark it as failed first. Nothing was changed.");
        $this->assertSame(DepositStatus::Pending, $deposit->refresh()->status);
    }

    public function test_it_comes_back_once(): void
    {
        $first = $this->comesBack();
        $second = $this->comesBack('Payment from Emma Walsh 48213');
        $this->markFailed($first);

        $this->put(route('deposits.bounce', $second), ['withdrawal_id' => $this->paid->id, 'version' => $second->version])
            ->assertSessionHas('error', "{$this->paid->reference} was already returned by deposit {$first->id}. Undo that one first. Nothing was changed.");
        $this->approve($second)->assertSessionHas('success');
        $this->assertSame(50_000, $this->emma->refresh()->balance_cents);
    }

    public function test_the_wrong_line_is_taken_back_and_waits_again_while_the_client_keeps_the_money(): void
    {
        $deposit = $this->comesBack();
        $this->markFailed($deposit);

        $this->put(route('deposits.undo', $deposit), ['version' => $deposit->refresh()->version, 'reason' => 'It was Tom’s money'])
            ->assertSessionHas('success', 'Decision undone. The deposit is open again.');

        $deposit->refresh();
        $this->assertSame([DepositStatus::Pending, null, null, 2], [$deposit->status, $deposit->withdrawal_id, $deposit->client_id, $deposit->attempt]);
        $this->assertSame([25_000, 25_000, WithdrawalStatus::Failed], [$this->emma->refresh()->balance_cents, $this->inSuspense(), $this->paid->refresh()->status]);
        $this->assertSame([ReconciliationDifferenceKind::MissingLine, ReconciliationDifferenceKind::PaidOut], array_column($this->differences(), 'kind'));
        // And was it after all.
        $this->put(route('deposits.bounce', $deposit), ['withdrawal_id' => $this->paid->id, 'version' => $deposit->version])->assertSessionHas('success');
        $this->assertSame([25_000, 0], [$this->emma->refresh()->balance_cents, $this->inSuspense()]);
    }

    public function test_what_was_compared_with_the_bank_is_not_undone(): void
    {
        $deposit = $this->comesBack();
        $this->markFailed($deposit);
        $this->travel(1)->days();
        $this->flushSession();
        $this->actingAs($this->officer);
        $day = BusinessDay::of(self::DAY);
        $figures = app()->make(ReconciliationQuery::class)->figures($day);
        app(ReconcileDay::class)->handle($day, 'As on the statement', $figures->closing_cents, $figures->differences, $this->officer);

        $this->put(route('deposits.undo', $deposit), ['version' => $deposit->refresh()->version, 'reason' => 'It was Tom’s money'])
            ->assertSessionHas('error', 'Monday, 23 November 2026 was reconciled with this payment in it, so it can’t be undone. If the bank statement does not show it, reopen the day under Reconciliation first.');
        $this->assertSame(DepositStatus::Bounced, $deposit->refresh()->status);
    }

    public function test_only_who_handles_payments_says_what_came_back(): void
    {
        $deposit = $this->comesBack();
        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne());

        $this->getJson(route('deposits.returns-of', $this->paid))->assertStatus(Response::HTTP_FORBIDDEN);
        $this->put(route('deposits.bounce', $deposit), ['withdrawal_id' => $this->paid->id, 'version' => 1])->assertStatus(Response::HTTP_FORBIDDEN);
        $this->markFailed($deposit)->assertStatus(Response::HTTP_FORBIDDEN);
    }

    public function test_a_tampered_deposit_is_found_by_the_ledgers_check(): void
    {
        $deposit = $this->comesBack();
        $this->markFailed($deposit);
        DB::table('deposits')->where('id', $deposit->id)->update(['withdrawal_id' => null]);

        $this->assertSame(1, Artisan::call('ledger:verify'));
        $this->assertStringContainsString('a withdrawal that failed', Artisan::output());
        DB::table('deposits')->where('id', $deposit->id)->update(['withdrawal_id' => $this->paid->id]);
    }

    private function told(string $description, int $cents, PaymentRail $rail = PaymentRail::Osko, ?string $at = null): Deposit
    {
        $number = BankLine::query()->count();

        return app(ReceiveBankLine::class)->handle(new NewBankLine($rail, "FEED-{$number}", "E2E-{$number}", $description, $cents, CarbonImmutable::parse($at ?? now()->toIso8601String())->utc()))->deposit;
    }

    /** As banks write of it: the payee's name, no reference of ours. */
    private function comesBack(string $description = 'Payment from Emma Walsh 48213'): Deposit
    {
        return $this->told($description, 25_000, PaymentRail::Eft);
    }

    /**
     * @param  array<string, mixed>  $more
     * @return TestResponse<Response>
     */
    private function markFailed(?Deposit $line = null, array $more = [], ?Withdrawal $withdrawal = null): TestResponse
    {
        $named = $line === null ? [] : ['deposit_id' => $line->id, 'deposit_version' => $line->refresh()->version];

        return $this->post(route('withdrawals.failed', $withdrawal ?? $this->paid), ['reason' => 'Account closed', ...$named, ...$more]);
    }

    /**
     * @param  array<string, mixed>  $more
     * @return TestResponse<Response>
     */
    private function approve(Deposit $deposit, array $more = [], ?Client $client = null): TestResponse
    {
        return $this->put(route('deposits.approve', $deposit), ['client_id' => ($client ?? $this->emma)->id, 'version' => $deposit->refresh()->version, 'accepts_other_payer' => true, 'accepts_repeat' => true, ...$more]);
    }

    private function inSuspense(): int
    {
        return (int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')->where('kind', 'suspense')->sum('amount_cents');
    }

    /** @return list<\App\Data\Deposits\ReconciliationDifference> */
    private function differences(): array
    {
        return app()->make(ReconciliationQuery::class)->differences(BusinessDay::of(self::DAY));
    }
}
