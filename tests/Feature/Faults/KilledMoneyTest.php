<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Intake\RequestWithdrawal;
use App\Actions\Payments\FailWithdrawal;
use App\Actions\Payments\PayWithdrawal;
use App\Actions\Withdrawals\ApproveWithdrawal;
use App\Actions\Withdrawals\CheckWithdrawal;
use App\Domain\Deposits\NewBankLine;
use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Enums\Ability;
use App\Enums\BankAccountStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\LedgerVerification;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use Closure;
use Tests\Support\Mortal;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Quality B 1 and 2: every money operation is killed at every step and repeated. */
final class KilledMoneyTest extends TestCase
{
    use SharedDatabase;

    public function test_payment_killed_at_any_step_is_credited_once(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Mei', 'last_name' => 'Chen']);
        $officer = $this->officer();
        $line = new NewBankLine(PaymentRail::Payid, 'PAY-1', null, "Payment from MEI CHEN {$client->pin}", 12_500, now()->toImmutable());

        $this->dieAtEveryStep(
            static fn () => app(ReceiveBankLine::class)->handle($line),
            fn () => $this->assertContains(Deposit::query()->count(), [0, 1]),
        );
        $deposit = Deposit::query()->sole();

        $this->dieAtEveryStep(
            static fn () => app(ApproveDeposit::class)->handle($deposit, $client->id, $officer, null),
            fn () => $this->assertSame($deposit->refresh()->status === DepositStatus::Approved ? 12_500 : 0, $client->refresh()->balance_cents),
        );
        $this->assertSame(12_500, $client->refresh()->balance_cents);

        $this->dieAtEveryStep(
            fn () => $this->unlessDecided(static fn () => app(UndoDeposit::class)->handle($deposit, 'It was another client’s.', $officer)),
            fn () => $this->assertSame($deposit->refresh()->status === DepositStatus::Approved ? 12_500 : 0, $client->refresh()->balance_cents),
        );
        $this->assertSame(0, $client->refresh()->balance_cents);
    }

    public function test_withdrawal_killed_at_any_step_is_held_paid_and_returned_once(): void
    {
        $client = Client::factory()->createOne(['balance_cents' => 20_000]);
        $account = BankAccount::factory()->createOne(['client_id' => $client->id, 'status' => BankAccountStatus::Verified]);
        [$checker, $approver, $payer] = [$this->officer(), $this->officer(), $this->officer()];
        $new = new Withdrawal(['reference' => 'W-1', 'client_id' => $client->id, 'amount_cents' => 15_000, 'requested_at' => now()->toImmutable()]);

        $this->dieAtEveryStep(
            static fn () => app(RequestWithdrawal::class)->handle($new, null),
            fn () => $this->assertSame(Withdrawal::query()->exists() ? 5_000 : 20_000, $client->refresh()->balance_cents),
        );
        $withdrawal = Withdrawal::query()->sole();
        $withdrawal->update(['bank_account_id' => $account->id]);

        $this->dieAtEveryStep(fn () => $this->unlessDecided(static fn () => app(CheckWithdrawal::class)->handle($withdrawal, $checker)));
        $this->dieAtEveryStep(fn () => $this->unlessDecided(static fn () => app(ApproveWithdrawal::class)->handle($withdrawal, $approver)));
        $this->dieAtEveryStep(fn () => $this->unlessDecided(static fn () => app(PayWithdrawal::class)->handle($withdrawal, 'BANK-1', $payer)));
        $this->assertSame([WithdrawalStatus::Paid, 5_000], [$withdrawal->refresh()->status, $client->refresh()->balance_cents]);

        $this->dieAtEveryStep(
            fn () => $this->unlessDecided(static fn () => app(FailWithdrawal::class)->handle($withdrawal, 'The account is closed.', $payer)),
            fn () => $this->assertSame($withdrawal->refresh()->status === WithdrawalStatus::Failed ? 20_000 : 5_000, $client->refresh()->balance_cents),
        );
        $this->assertSame([WithdrawalStatus::Failed, 20_000], [$withdrawal->refresh()->status, $client->refresh()->balance_cents]);
    }

    /**
     * @param  Closure(): mixed  $operation
     * @param  (Closure(): mixed)|null  $holds  after every death
     */
    private function dieAtEveryStep(Closure $operation, ?Closure $holds = null): void
    {
        $deaths = Mortal::dieAtEveryStep($operation, function (int $step) use ($holds): void {
            $this->assertClean("after death at step {$step}");
            $holds !== null && $holds();
        });
        $this->assertGreaterThan(1, $deaths);
        $this->assertClean('at the end');
    }

    /** A repeat after a lost response may say that it was already done. */
    private function unlessDecided(Closure $operation): void
    {
        try {
            $operation();
        } catch (ChangedMeanwhileException) {
        }
    }

    private function assertClean(string $when): void
    {
        $verification = app(LedgerVerifier::class)->verify();
        $this->assertSame(0, $verification->problems_count, $when.' '.json_encode($verification->problems));
        LedgerVerification::query()->whereKeyNot($verification->id)->delete();
    }

    private function officer(): User
    {
        $user = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDeposits, Ability::ViewWithdrawals)->createOne();
        $user->role->update(['handles_payments' => true]);

        return $user;
    }
}
