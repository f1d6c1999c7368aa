<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Deposits\UndoDeposit;
use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Matches\UndoMerge;
use App\Actions\Payments\FailWithdrawal;
use App\Actions\Payments\PayWithdrawal;
use App\Actions\Withdrawals\ApproveWithdrawal;
use App\Actions\Withdrawals\DecideBankAccount;
use App\Data\Clients\PastMoney;
use App\Data\Clients\PastTransaction;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Deposits\NewBankLine;
use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Payments\Payout;
use App\Enums\BankAccountStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Clients\PastMoneyQuery;
use App\Support\OperationRefusedException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\MergesMoney;
use Tests\TestCase;

/** Withdrawals and their bank accounts between a merge and its undo. Amounts are cents. */
final class MergeWithdrawalsTest extends TestCase
{
    use MergesMoney, RefreshDatabase;

    public function test_held_money_moves_with_its_withdrawal(): void
    {
        $this->give($this->loser, 5_000);
        $waiting = $this->withdrawal($this->loser, 2_000);
        $paid = $this->withdrawal($this->loser, 1_000);
        $cancelled = $this->withdrawal($this->loser, 500);
        $this->ledger(static fn (WithdrawalLedger $ledger) => $ledger->requested($cancelled));
        $merge = $this->merge();
        $this->assertOwn($this->winner, 1_500, 3_500);
        $this->assertOwn($this->loser, 0, 0);

        $this->ledger(static fn (WithdrawalLedger $ledger) => $ledger->paid($paid->refresh()));
        $paid->update(['status' => WithdrawalStatus::Paid, 'checked_by' => $this->user->id, 'approved_by' => $this->user->id, 'paid_at' => now()]);
        $this->ledger(static fn (WithdrawalLedger $ledger) => $ledger->released($cancelled->refresh(), TransactionStatus::Cancelled));
        $cancelled->update(['status' => WithdrawalStatus::Cancelled]);
        $this->give($this->winner, 5_000);
        $own = $this->withdrawal($this->winner, 700);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertOwn($this->winner, 4_300, 700);
        $this->assertOwn($this->loser, 2_000, 2_000);
        $this->ledger(static fn (WithdrawalLedger $ledger) => $ledger->released($waiting->refresh(), TransactionStatus::Declined));
        $waiting->update(['status' => WithdrawalStatus::Declined]);
        $this->assertOwn($this->loser, 4_000, 0);
        $this->assertSame($this->winner->id, $own->refresh()->client_id);
    }

    public function test_payment_dated_before_the_merge_is_not_in_the_winners_past(): void
    {
        $this->travelTo('2026-11-18 02:00:00');
        $this->give($this->loser, 3_000);
        $withdrawal = $this->withdrawal($this->loser, 1_000);
        $this->travelTo('2026-11-20 02:00:00');
        $this->merge();
        $this->travelTo('2026-11-21 02:00:00');
        $withdrawal->refresh()->fill(['status' => WithdrawalStatus::Paid, 'checked_by' => $this->user->id, 'approved_by' => $this->user->id, 'paid_at' => now()->subDays(2)]);
        $this->ledger(static fn (WithdrawalLedger $ledger) => $ledger->paid($withdrawal));
        $withdrawal->save();
        $then = fn (string $day): PastMoney => app(PastMoneyQuery::class)->at(ClientPast::atEndOf($day, $this->winner->refresh(), $this->user));

        $this->assertSame([0, []], [$then('2026-11-19')->held_cents, $then('2026-11-19')->transactions]);
        $this->assertSame([2_000, 0], [$then('2026-11-20')->available_cents, $then('2026-11-20')->held_cents]);
        $this->assertContains(TransactionStatus::Completed, array_column(array_filter(
            $then('2026-11-20')->transactions,
            static fn (PastTransaction $one): bool => $one->type === TransactionType::Withdrawal,
        ), 'status'));
    }

    public function test_bank_account_blocked_since_the_merge_stays_blocked_for_both_clients(): void
    {
        $shared = ['fingerprint' => 'shared', 'status' => BankAccountStatus::Verified];
        [$kept, $gone] = [BankAccount::factory()->createOne(['client_id' => $this->winner->id, ...$shared]), BankAccount::factory()->createOne(['client_id' => $this->loser->id, ...$shared])];
        $this->give($this->loser, 5_000);
        $approved = Withdrawal::factory()->held()->createOne(['client_id' => $this->loser->id, 'amount_cents' => 5_000, 'bank_account_id' => $gone->id, 'status' => WithdrawalStatus::Approved]);
        $merge = $this->merge();
        app(DecideBankAccount::class)->handle($kept->refresh(), BankAccountStatus::Blocked, BankAccountStatus::Verified, 'The bank reports fraud', $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([BankAccountStatus::Blocked, BankAccountStatus::Blocked], [$kept->refresh()->status, $gone->refresh()->status]);
        $this->assertSame('The bank reports fraud', $gone->evidence);
        $this->expectExceptionMessage('its bank account is blocked');
        app(PayWithdrawal::class)->handle($approved->refresh(), 'REF', $this->user);
    }

    public function test_requester_who_verified_the_other_clients_bank_account_is_its_verifier_after_the_merge(): void
    {
        $requester = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $kept = BankAccount::factory()->createOne(['client_id' => $this->winner->id, 'fingerprint' => 'shared', 'status' => BankAccountStatus::Unverified]);
        BankAccount::factory()->createOne(['client_id' => $this->loser->id, 'fingerprint' => 'shared', 'decided_by' => $requester->id, 'evidence' => 'Bank statement']);
        $this->give($this->winner, 5_000);
        $withdrawal = Withdrawal::factory()
            ->held()
            ->createOne([
                'client_id' => $this->winner->id,
                'bank_account_id' => $kept->id,
                'requested_by' => $requester->id,
                'amount_cents' => 5_000,
                'status' => WithdrawalStatus::Checked,
            ]);
        $merge = $this->merge();
        $this->assertSame([BankAccountStatus::Verified, $requester->id, 'Bank statement'], array_values($kept->refresh()->only(['status', 'decided_by', 'evidence'])));

        $refusal = null;
        try {
            app(ApproveWithdrawal::class)->handle($withdrawal->refresh(), $this->user);
        } catch (OperationRefusedException $refused) {
            $refusal = $refused->getMessage();
        }
        $this->assertSame('The requester of this withdrawal verified its bank account. A colleague must verify it too.', $refusal);

        app(DecideBankAccount::class)->handle($kept, BankAccountStatus::Verified, BankAccountStatus::Verified, 'Phone call', $this->user);
        app(UndoMerge::class)->handle($merge, $this->user);
        $this->assertSame([BankAccountStatus::Verified, $this->user->id, 'Phone call'], array_values($kept->refresh()->only(['status', 'decided_by', 'evidence'])));
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_adder_of_one_clients_bank_account_cannot_verify_it_after_the_merge_and_its_undo(bool $isOfWinner): void
    {
        $adder = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        [$kept, $gone] = $this->sharedAccounts($isOfWinner, ['status' => BankAccountStatus::Unverified, 'added_by' => $adder->id], ['status' => BankAccountStatus::Unverified]);

        $merge = $this->merge();
        $this->assertCannotVerify($adder, $kept);
        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertCannotVerify($adder, $isOfWinner ? $kept : $gone);
        $this->assertNull(($isOfWinner ? $gone : $kept)->refresh()->added_by);
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_bank_account_verified_by_its_adder_on_the_other_client_is_unverified_until_the_undo(bool $isOfWinner): void
    {
        $adder = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $added = ['status' => BankAccountStatus::Unverified, 'added_by' => $adder->id, 'decided_by' => null, 'evidence' => null];
        $verified = ['status' => BankAccountStatus::Verified, 'added_by' => null, 'decided_by' => $adder->id, 'evidence' => 'Bank statement'];
        $accounts = $this->sharedAccounts($isOfWinner, $added, $verified);

        $merge = $this->merge();
        $this->assertSame($added, $accounts[0]->refresh()->only(array_keys($added)));
        $this->assertCannotVerify($adder, $accounts[0]);
        app(UndoMerge::class)->handle($merge, $this->user);

        $after = array_map(static fn (BankAccount $account): array => $account->refresh()->only(array_keys($added)), $accounts);
        $this->assertSame($isOfWinner ? [$added, $verified] : [$verified, $added], $after);
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_colleagues_verification_since_the_merge_stays_after_the_undo(bool $isOfWinner): void
    {
        $adder = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        [$kept] = $this->sharedAccounts($isOfWinner, ['status' => BankAccountStatus::Unverified, 'added_by' => $adder->id], ['decided_by' => $adder->id]);
        $merge = $this->merge();
        app(DecideBankAccount::class)->handle($kept->refresh(), BankAccountStatus::Verified, BankAccountStatus::Unverified, 'Phone call', $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([BankAccountStatus::Verified, $this->user->id, 'Phone call'], array_values($kept->refresh()->only(['status', 'decided_by', 'evidence'])));
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_bank_account_blocked_by_its_adder_stays_blocked(bool $isOfWinner): void
    {
        $adder = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        [$kept] = $this->sharedAccounts(
            $isOfWinner,
            ['status' => BankAccountStatus::Blocked, 'decided_by' => $adder->id, 'evidence' => 'Fraud'],
            ['status' => BankAccountStatus::Verified, 'added_by' => $adder->id],
        );

        $this->merge();

        $expected = ['status' => BankAccountStatus::Blocked, 'added_by' => $adder->id, 'decided_by' => $adder->id, 'evidence' => 'Fraud'];
        $this->assertSame($expected, $kept->refresh()->only(array_keys($expected)));
    }

    public function test_deposit_that_returned_a_withdrawal_since_the_merge_moves_with_it(): void
    {
        $this->give($this->loser, 5_000);
        $withdrawal = Withdrawal::factory()->held()->createOne(['client_id' => $this->loser->id, 'amount_cents' => 5_000, 'status' => WithdrawalStatus::Approved]);
        DB::transaction(fn () => app(Payout::class)->pay(new Collection([$withdrawal->id => $withdrawal]), 'REF', $this->user, null));
        $merge = $this->merge();
        $returned = app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Eft, 'B-1', null, 'Returned payment', 5_000, now()->toImmutable()))->deposit;
        app(FailWithdrawal::class)->handle($withdrawal->refresh(), 'The account is closed.', $this->user, $returned, $returned->version);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([$this->loser->id, $this->loser->id], [$withdrawal->refresh()->client_id, $returned->refresh()->client_id]);
        $this->assertSame($this->loser->id, (int) DB::table('transactions')->where('source_type', 'deposit')->where('source_id', $returned->id)->value('client_id'));
        $this->assertOwn($this->loser, 5_000, 0);
    }

    public function test_credit_undone_because_the_deposit_returned_the_other_clients_withdrawal_is_debited_from_its_client(): void
    {
        $this->give($this->loser, 5_000);
        $withdrawal = Withdrawal::factory()->held()->createOne(['client_id' => $this->loser->id, 'amount_cents' => 5_000, 'status' => WithdrawalStatus::Approved]);
        DB::transaction(fn () => app(Payout::class)->pay(new Collection([$withdrawal->id => $withdrawal]), 'REF', $this->user, null));
        $returned = $this->deposit($this->winner, 5_000);
        $merge = $this->merge();
        app(UndoDeposit::class)->handle($returned, 'A returned payment', $this->user);
        app(FailWithdrawal::class)->handle($withdrawal->refresh(), 'The account is closed.', $this->user, $returned->refresh(), $returned->version);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertOwn($this->winner, 0, 0);
        $this->assertOwn($this->loser, 5_000, 0);
        $this->assertSame(
            [$this->winner->id, $this->winner->id, $this->loser->id],
            DB::table('transactions')
                ->where('source_type', 'deposit')
                ->where('source_id', $returned->id)
                ->orderBy('id')
                ->pluck('client_id')
                ->all(),
        );
    }

    /**
     * One bank account of both clients.
     *
     * @param  bool  $isOfWinner  the first account is the winner's
     * @param  array<string, mixed>  $first
     * @param  array<string, mixed>  $second
     * @return list<BankAccount> the winner's and the loser's
     */
    private function sharedAccounts(bool $isOfWinner, array $first, array $second): array
    {
        $accounts = $isOfWinner ? [$first, $second] : [$second, $first];
        $clients = [$this->winner, $this->loser];

        return array_map(static fn (array $account, Client $client): BankAccount => BankAccount::factory()->for($client)->createOne(['fingerprint' => 'shared', ...$account]), $accounts, $clients);
    }

    private function assertCannotVerify(User $user, BankAccount $account): void
    {
        $this->assertThrows(
            static fn () => app(DecideBankAccount::class)->handle($account->refresh(), BankAccountStatus::Verified, BankAccountStatus::Unverified, 'Statement seen', $user),
            OperationRefusedException::class,
            'You added this bank account. A colleague must verify it.',
        );
    }
}
