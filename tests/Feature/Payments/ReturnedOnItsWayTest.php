<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Payments\ExportPaymentBatch;
use App\Actions\Payments\FailWithdrawal;
use App\Actions\Payments\PayBatch;
use App\Actions\Payments\RevealDestination;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Deposits\CreditedReturns;
use App\Domain\Deposits\NewBankLine;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Deposits\DepositDetailsQuery;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\TestCase;

/** The bank returns a payment before a user marked it as paid. */
final class ReturnedOnItsWayTest extends TestCase
{
    use MakesPayments, RefreshDatabase;

    private const PAYID = ['payid' => 'emma@example.com', 'bsb' => null, 'number' => null];

    private User $officer;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->officer = $this->officer());
        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '48213']);
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());

        parent::tearDown();
    }

    public function test_payment_in_an_exported_file_needs_an_acknowledgement(): void
    {
        $withdrawal = $this->approved(25_000, client: $this->emma);
        $drafted = $this->batchOf($withdrawal);
        $this->assertNull($this->ownPaymentOf($this->told('Payment from Emma Walsh 48213')));

        app(ExportPaymentBatch::class)->handle($drafted, $this->officer);
        $deposit = $this->told('Payment from Emma Walsh 48213');
        $before = $this->told('Payment from Emma Walsh 48213', daysAgo: 1);

        $this->assertSame([$withdrawal->id, null], [$this->ownPaymentOf($deposit), $this->ownPaymentOf($before)]);
        $this->approve($deposit)->assertSessionHas(
            'error',
            "The file with {$withdrawal->reference}, $250.00 to Emma Walsh was exported on Monday, 23 November 2026, and it is not yet marked as paid or failed. "
                .'If this deposit returns that payment, mark the withdrawal as paid, then as failed with this deposit, so that it is not credited twice. If this is a different payment, confirm that you checked it, then approve.',
        );
        $this->put(route('deposits.match', $deposit), [
            'client_id' => $this->emma->id,
            'version' => $deposit->refresh()->version,
        ]);
        $this->postJson(route('deposits.approve-many'), [
            'deposits' => [['id' => $deposit->id, 'version' => $deposit->refresh()->version, 'client_id' => $this->emma->id]],
        ])->assertJsonPath('results.0.is_approved', false);

        app(PayBatch::class)->handle($drafted->refresh(), null, $this->officer);
        $this->markFailed($withdrawal, $deposit)->assertSessionHas('success');
        $this->assertSame([25_000, DepositStatus::Bounced], [$this->emma->refresh()->balance_cents, $deposit->refresh()->status]);
    }

    public function test_a_claimed_payment_is_a_possible_return_since_its_approval(): void
    {
        $withdrawal = $this->approved(25_000, self::PAYID, $this->emma);
        $deposit = $this->told("Payment from Emma Walsh 48213 {$withdrawal->reference}");
        $this->assertNull($this->ownPaymentOf($deposit));

        app(RevealDestination::class)->handle($withdrawal, $this->officer);
        $this->travel(1)->days();
        // A day later they reveal it again: the claim is from today, but the money may have left yesterday.
        app(RevealDestination::class)->handle($withdrawal->refresh(), $this->officer);
        $this->flushSession();
        $this->actingAs($this->officer);

        $this->approve($deposit)->assertSessionHas(
            'error',
            "A colleague is paying {$withdrawal->reference}, $250.00 to Emma Walsh manually, and it is not yet marked as paid or failed. "
                .'If this deposit returns that payment, mark the withdrawal as paid, then as failed with this deposit, so that it is not credited twice. If this is a different payment, confirm that you checked it, then approve.',
        );
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }

    public function test_unpaid_failure_is_refused_while_a_possible_return_is_credited(): void
    {
        $withdrawal = $this->approved(25_000, client: $this->emma);
        $this->exportedBatchOf($withdrawal);
        $this->travel(1)->minutes();
        $deposit = $this->told('Payment from Emma Walsh 48213');
        app(ApproveDeposit::class)->handle($deposit, $this->emma->id, $this->officer, null, new ApprovalOptions(true, true, true));
        $message = "Deposit {$deposit->id}, $250.00 received on Monday, 23 November 2026, was credited to Emma Walsh. If that deposit returns this payment, undo it first, then mark the payment as paid, then choose it here, so that it is not credited twice.";

        $this->getJson(route('deposits.returns-of', $withdrawal))->assertExactJson([
            'lines' => [],
            'credited' => ['deposit_id' => $deposit->id, 'message' => $message],
        ]);
        $this->post(route('withdrawals.failed', $withdrawal), ['reason' => 'Account closed'])->assertSessionHas(
            'error',
            "{$message} If this is a different payment, confirm that you checked it. Nothing was changed.",
        );
        $this->assertSame(25_000, $this->emma->refresh()->balance_cents);

        $this->post(route('withdrawals.failed', $withdrawal), ['reason' => 'Account closed', 'accepts_credited' => true])->assertSessionHas('success');
        $this->assertSame([50_000, WithdrawalStatus::Failed], [$this->emma->refresh()->balance_cents, $withdrawal->refresh()->status]);
    }

    public function test_refused_batch_credits_no_client_again_whose_possible_return_is_credited(): void
    {
        $withdrawal = $this->approved(25_000, client: $this->emma);
        $other = $this->approved(10_000);
        $batch = $this->exportedBatchOf($withdrawal, $other);
        $this->travel(1)->minutes();
        $deposit = $this->told('Payment from Emma Walsh 48213');
        app(ApproveDeposit::class)->handle($deposit, $this->emma->id, $this->officer, null, new ApprovalOptions(true, true, true));
        $refuse = fn (): TestResponse => $this->post(route('withdrawals.batches.failed', $batch), ['reason' => 'File refused']);

        $refuse()->assertSessionHas(
            'error',
            fn (string $error): bool => str_ends_with(
                $error,
                "If this is a different payment, mark {$withdrawal->reference} as failed on its own first. Nothing was changed.",
            ),
        );
        $this->assertSame(
            [25_000, WithdrawalStatus::Approved],
            [$this->emma->refresh()->balance_cents, $other->refresh()->status],
        );

        $this->post(route('withdrawals.failed', $withdrawal), [
            'reason' => 'File refused',
            'accepts_credited' => true,
        ])->assertSessionHas('success');
        $refuse()->assertSessionHas('success');
        $this->assertSame([WithdrawalStatus::Failed, WithdrawalStatus::Failed], [$withdrawal->refresh()->status, $other->refresh()->status]);
    }

    public function test_claimed_payment_is_not_marked_as_failed_beside_its_credited_return(): void
    {
        $withdrawal = $this->approved(25_000, self::PAYID, $this->emma);
        $this->travel(1)->minutes();
        $deposit = $this->told('Payment from Emma Walsh 48213');
        app(ApproveDeposit::class)->handle($deposit, $this->emma->id, $this->officer, null, new ApprovalOptions(true, true, true));
        $this->assertNull(CreditedReturns::of($withdrawal->refresh()));

        app(RevealDestination::class)->handle($withdrawal, $this->officer);

        $this->assertSame($deposit->id, CreditedReturns::of($withdrawal->refresh())?->deposit_id);
    }

    public function test_the_deposit_of_an_unpaid_failure_leaves_suspense_and_returns_when_undone(): void
    {
        $withdrawal = $this->approved(25_000, client: $this->emma);
        $this->exportedBatchOf($withdrawal);
        $early = $this->told("RETURN {$withdrawal->reference}", daysAgo: 3);
        app(FailWithdrawal::class)->handle($withdrawal, 'Account closed', $this->officer);
        $this->travel(1)->days();
        $this->flushSession();
        $this->actingAs($this->officer);
        $deposit = $this->told("RETURN {$withdrawal->reference}");

        $own = app(DepositDetailsQuery::class)->find($deposit->id, $this->officer)?->own_payment;
        $this->assertSame([$withdrawal->id, true], [$own?->withdrawal_id, $own?->is_failed]);
        $this->bounce($early, $withdrawal)->assertSessionHas('error', "The bank received this deposit before {$withdrawal->reference} was approved. Choose another line. Nothing was changed.");
        $this->bounce($deposit, $withdrawal)->assertSessionHas('success');

        $this->assertSame([25_000, DepositStatus::Bounced, 25_000], [$this->emma->refresh()->balance_cents, $deposit->refresh()->status, $this->inSuspense()]);
        $posted = DB::table('ledger_transactions')->where('idempotency_key', "withdrawal:{$withdrawal->id}:traced:{$deposit->id}:1")->sole();
        $this->assertSame($withdrawal->refresh()->ended_at?->toDateTimeString(), $posted->occurred_at);
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());

        $this->put(route('deposits.undo', $deposit), ['version' => $deposit->version, 'reason' => 'It was Tom’s money'])->assertSessionHas('success');
        $this->assertSame([25_000, 50_000], [$this->emma->refresh()->balance_cents, $this->inSuspense()]);
    }

    public function test_most_likely_deposit_is_suggested_among_many(): void
    {
        $withdrawal = $this->approved(25_000, client: $this->emma);
        app(PayBatch::class)->handle($this->exportedBatchOf($withdrawal), null, $this->officer);
        foreach (range(1, 20) as $number) {
            $this->told("Payment from Somebody Else{$number}");
        }
        $named = $this->told("RETURN {$withdrawal->reference}");

        $this->getJson(route('deposits.returns-of', $withdrawal))->assertJsonCount(20, 'lines')->assertJsonPath('lines.0.id', $named->id)->assertJsonPath('lines.0.is_likely', true);
    }

    private function told(string $description, int $daysAgo = 0): Deposit
    {
        $number = Deposit::query()->count();

        return app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Eft, "FEED-{$number}", "E2E-{$number}", $description, 25_000, now()->subDays($daysAgo)->toImmutable()))->deposit;
    }

    private function ownPaymentOf(Deposit $deposit): ?int
    {
        $this->put(route('deposits.match', $deposit), ['client_id' => $this->emma->id, 'version' => $deposit->refresh()->version]);

        return app(DepositDetailsQuery::class)->find($deposit->id, $this->officer)?->own_payment?->withdrawal_id;
    }

    /** @return TestResponse<Response> */
    private function approve(Deposit $deposit): TestResponse
    {
        return $this->put(route('deposits.approve', $deposit), ['client_id' => $this->emma->id, 'version' => $deposit->refresh()->version, 'accepts_other_payer' => true, 'accepts_repeat' => true]);
    }

    /** @return TestResponse<Response> */
    private function bounce(Deposit $deposit, Withdrawal $withdrawal): TestResponse
    {
        return $this->put(route('deposits.bounce', $deposit), ['withdrawal_id' => $withdrawal->id, 'version' => $deposit->refresh()->version]);
    }

    /** @return TestResponse<Response> */
    private function markFailed(Withdrawal $withdrawal, Deposit $line): TestResponse
    {
        return $this->post(route('withdrawals.failed', $withdrawal), ['reason' => 'Account closed', 'deposit_id' => $line->id, 'deposit_version' => $line->refresh()->version]);
    }

    private function inSuspense(): int
    {
        return (int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')->where('kind', 'suspense')->sum('amount_cents');
    }
}
