<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\DepositMatching\UnmatchDeposit;
use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Intake\ReceiveBets;
use App\Actions\Matches\UndoMerge;
use App\Actions\Transactions\DecideAdjustment;
use App\Actions\Transactions\RequestAdjustment;
use App\Actions\Transactions\RequestReversal;
use App\Data\Clients\PastMoney;
use App\Data\Clients\PastTransaction;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Deposits\NewBankLine;
use App\Domain\Intake\NewBet;
use App\Domain\Ledger\DepositLedger;
use App\Domain\Transactions\NewAdjustment;
use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Enums\TransactionType;
use App\Models\Adjustment;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\SiteAccount;
use App\Models\User;
use App\Queries\Clients\PastMoneyQuery;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use stdClass;
use Tests\Support\MergesMoney;
use Tests\TestCase;

/** Money that moves between a merge and its undo ends with its own client. Amounts are cents. */
final class MergeMoneyTest extends TestCase
{
    use MergesMoney, RefreshDatabase;

    public function test_undo_returns_a_bonus_credited_since_the_merge_with_its_claim(): void
    {
        $this->give($this->winner, 100);
        $this->give($this->loser, 500);
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->loser->id, 'amount_cents' => 2_500, 'status' => BonusClaimStatus::Claimed, 'approved_by' => $this->user->id]);
        $merge = $this->merge();
        app(AdvanceBonusClaim::class)->handle($claim->refresh(), BonusClaimStatus::Credited, $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);
        $this->assertSame([100, 3_000], [$this->winner->refresh()->balance_cents, Client::query()->findOrFail($this->loser->id)->balance_cents]);

        app(AdvanceBonusClaim::class)->handle($claim->refresh(), BonusClaimStatus::Reversed, $this->user, 'Not his');
        $this->assertSame([100, 500], [$this->winner->refresh()->balance_cents, Client::query()->findOrFail($this->loser->id)->balance_cents]);
    }

    public function test_undone_deposit_is_debited_from_its_client(): void
    {
        $deposit = $this->deposit($this->loser, 3_000);
        $merge = $this->merge();
        $this->assertOwn($this->winner, 3_000, 0);
        $this->ledger(static fn (DepositLedger $ledger) => $ledger->undone($deposit->refresh()));
        $deposit->update(['client_id' => null, 'attempt' => 2, 'status' => DepositStatus::Pending]);
        $this->give($this->winner, 800);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertOwn($this->winner, 800, 0);
        $this->assertOwn($this->loser, 0, 0);
        $this->assertSame([$this->loser->id, $this->loser->id, null], DB::table('transactions')->where('source_type', 'deposit')->orderBy('id')->limit(3)->pluck('client_id')->all());
    }

    public function test_undo_is_refused_when_the_losers_money_was_spent(): void
    {
        $this->give($this->loser, 3_000);
        $merge = $this->merge();
        $this->withdrawal($this->winner, 2_500);

        $this->assertRefused('would be left with -$25.00', $merge);
        $this->assertOwn($this->winner, 500, 2_500);
    }

    public function test_merge_posts_one_transaction_and_undo_reverses_it(): void
    {
        $this->give($this->loser, 3_000);
        $merge = $this->merge();
        $row = DB::table('transactions')->where('source_type', 'merge')->sole();
        $this->assertSame(['adjustment', 'completed', $this->winner->id, 13_000, 0], [$row->type, $row->status, (int) $row->client_id, (int) $row->amount_cents, (int) $row->effect_cents]);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame('cancelled', DB::table('transactions')->where('source_type', 'merge')->value('status'));
        $this->assertSame(1, DB::table('ledger_transactions')->where('idempotency_key', "merge:{$merge->id}:undone")->whereNotNull('reverses_id')->count());
        $this->assertOwn($this->loser, 3_000, 0);
        $again = $this->merge();
        $this->assertOwn($this->winner, 3_000, 0);
        app(UndoMerge::class)->handle($again, $this->user);
    }

    public function test_adjustment_decided_since_the_merge_moves_with_its_money(): void
    {
        $manager = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        $this->give($this->winner, 100);
        $this->give($this->loser, 500);
        $ask = fn (): Adjustment => app(RequestAdjustment::class)->handle(new NewAdjustment($this->loser->id, TransactionType::Adjustment, 1_000, 'Goodwill'), $this->user);
        [$before, $waiting] = [$ask(), $ask()];
        app(DecideAdjustment::class)->handle($before, $manager, null);
        $merge = $this->merge();
        app(DecideAdjustment::class)->handle($waiting->refresh(), $manager, null);
        $reversal = app(RequestReversal::class)->handle($before->refresh(), 'Given twice', $this->user);
        app(DecideAdjustment::class)->handle($reversal, $manager, null);
        $this->assertOwn($this->winner, 1_600, 0);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertOwn($this->winner, 100, 0);
        $this->assertOwn($this->loser, 1_500, 0);
        $this->assertSame([$this->loser->id], Adjustment::query()->distinct()->pluck('client_id')->all());
        $this->assertSame([$this->loser->id], DB::table('transactions')->where('source_type', 'adjustment')->distinct()->pluck('client_id')->map(intval(...))->all());
        $back = app(RequestReversal::class)->handle($waiting->refresh(), 'Given twice', $this->user);
        app(DecideAdjustment::class)->handle($back, $manager, null);
        $this->assertOwn($this->loser, 500, 0);
    }

    public function test_monthly_figures_of_money_since_the_merge_move_with_it(): void
    {
        $deposit = $this->depositApprovedBeforeTheUndo($this->loser);

        $this->assertSame([$this->loser->id, 3_000], [$deposit->refresh()->client_id, (int) DB::table('client_monthly_stats')->where('client_id', $this->loser->id)->sum('deposits_cents')]);
        $this->assertSame(0, (int) DB::table('client_monthly_stats')->where('client_id', $this->winner->id)->sum('deposits_cents'));
    }

    public function test_deposit_of_the_winner_that_was_once_credited_to_the_loser_stays_with_the_winner(): void
    {
        $deposit = $this->depositApprovedBeforeTheUndo($this->winner);

        $this->assertSame($this->winner->id, $deposit->refresh()->client_id);
        $this->assertOwn($this->winner, 3_000, 0);
        $this->assertOwn($this->loser, 0, 0);
    }

    public function test_undone_deposit_of_the_winner_that_was_once_credited_to_the_loser_is_debited_from_the_winner(): void
    {
        $deposit = $this->deposit($this->loser, 3_000);
        app(UndoDeposit::class)->handle($deposit, 'Wrong client', $this->user);
        app(MatchDeposit::class)->handle($deposit, $this->winner->id, $this->user, null);
        app(ApproveDeposit::class)->handle($deposit->refresh(), $this->winner->id, $this->user, null);
        $this->give($this->loser, 4_000);
        $merge = $this->merge();
        app(UndoDeposit::class)->handle($deposit->refresh(), 'Wrong client', $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertOwn($this->winner, 0, 0);
        $this->assertOwn($this->loser, 4_000, 0);
    }

    public function test_deposit_of_the_winner_that_was_once_suggested_for_the_loser_stays_with_the_winner(): void
    {
        $deposit = app(ReceiveBankLine::class)->handle(
            new NewBankLine(PaymentRail::Eft, 'B-1', null, "Payment from {$this->loser->full_name} {$this->loser->pin}", 5_000, now()->toImmutable()),
        )->deposit;
        $this->assertSame($this->loser->id, $deposit->client_id);
        app(UnmatchDeposit::class)->handle($deposit, $this->user, null);
        $merge = $this->merge();
        app(ApproveDeposit::class)->handle($deposit->refresh(), $this->winner->id, $this->user, null, new ApprovalOptions(acceptsOtherPayer: true));

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([$this->winner->id, $this->winner->id], [$deposit->refresh()->client_id, (int) DB::table('transactions')->where('source_type', 'deposit')->value('client_id')]);
        $this->assertOwn($this->winner, 5_000, 0);
        $this->assertOwn($this->loser, 0, 0);
    }

    public function test_past_transactions_have_those_of_a_client_who_was_merged_before(): void
    {
        $this->travelTo('2026-11-20 02:00:00');
        $this->give($this->loser, 3_000);
        $this->travelTo('2026-11-21 02:00:00');
        $this->merge();
        $then = fn (string $day): PastMoney => app(PastMoneyQuery::class)->at(ClientPast::atEndOf($day, $this->winner->refresh(), $this->user));
        $deposits = static fn (PastMoney $money): array => array_column(
            array_filter($money->transactions, static fn (PastTransaction $one): bool => $one->type === TransactionType::Deposit),
            'effect_cents',
        );

        $this->assertSame([0, []], [$then('2026-11-20')->available_cents, $deposits($then('2026-11-20'))]);
        $this->assertSame([3_000, [3_000]], [$then('2026-11-21')->available_cents, $deposits($then('2026-11-21'))]);
    }

    public function test_bet_since_the_merge_moves_back_with_its_site_account(): void
    {
        $merge = $this->merge();
        $this->report($this->other->refresh(), 'B-7');

        app(UndoMerge::class)->handle($merge, $this->user);
        $this->report($this->other->refresh(), 'B-7', BetStatus::Lost);

        $this->assertSame($this->loser->id, Bet::query()->sole()->client_id);
        $this->assertSame($this->loser->id, (int) DB::table('transactions')->where('source_type', 'bet')->value('client_id'));
        $this->assertSame(
            [[$this->loser->id, 1, 2_000]],
            DB::table('client_monthly_stats')->get()->map(static fn (stdClass $row): array => [(int) $row->client_id, (int) $row->settled_bets, (int) $row->settled_cents])->all(),
        );
    }

    public function test_last_bet_and_deposit_since_the_merge_are_those_of_their_client_after_the_undo(): void
    {
        $this->travelTo('2026-11-18 02:00:00');
        $this->give($this->winner, 1_000);
        $this->travelTo('2026-11-20 02:00:00');
        DB::table('clients')->where('id', $this->winner->id)->update(['last_bet_at' => '2026-11-10 00:00:00', 'last_deposit_at' => '2026-11-18 02:00:00']);
        DB::table('clients')->where('id', $this->loser->id)->update(['last_bet_at' => '2026-11-12 00:00:00', 'last_deposit_at' => '2026-11-12 00:00:00']);
        $pending = app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Eft, 'B-1', null, "Payment {$this->loser->pin}", 5_000, now()->toImmutable()))->deposit;
        app(MatchDeposit::class)->handle($pending, $this->loser->id, $this->user, null);
        $merge = $this->merge();
        app(ApproveDeposit::class)->handle($pending->refresh(), $this->winner->id, $this->user, null);
        $this->report($this->other->refresh(), 'B-7');
        $times = static fn (Client $client): array => [$client->refresh()->last_bet_at?->toDateString(), $client->last_deposit_at?->toDateString()];
        $this->assertSame(['2026-11-20', '2026-11-20'], $times($this->winner));

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame(['2026-11-10', '2026-11-18'], $times($this->winner));
        $this->assertSame(['2026-11-20', '2026-11-20'], $times(Client::query()->findOrFail($this->loser->id)));
        $this->assertSame([], $left);
    }

    public function test_deposit_undone_while_merged_is_no_last_deposit_after_the_undo(): void
    {
        $this->travelTo('2026-11-20 02:00:00');
        $deposits = [$this->deposit($this->winner, 1_000), $this->deposit($this->loser, 2_000)];
        DB::table('clients')->update(['last_deposit_at' => '2026-11-20 02:00:00']);
        $merge = $this->merge();
        // The bank feed has a more exact time than the bank file.
        Deposit::query()->update(['value_at' => '2026-11-20 05:00:00']);
        foreach ($deposits as $deposit) {
            app(UndoDeposit::class)->handle($deposit->refresh(), 'Wrong client', $this->user);
        }

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([null, null], DB::table('clients')->whereIn('id', [$this->winner->id, $this->loser->id])->pluck('last_deposit_at')->all());
    }

    /** A deposit that was first credited to the loser, then matched to `$client`, and approved between a merge and its undo. */
    private function depositApprovedBeforeTheUndo(Client $client): Deposit
    {
        $deposit = $this->deposit($this->loser, 3_000);
        app(UndoDeposit::class)->handle($deposit, 'Wrong client', $this->user);
        app(MatchDeposit::class)->handle($deposit, $client->id, $this->user, null);
        $merge = $this->merge();
        app(ApproveDeposit::class)->handle($deposit->refresh(), $this->winner->id, $this->user, null);
        app(UndoMerge::class)->handle($merge, $this->user);

        return $deposit;
    }

    private function report(SiteAccount $account, string $externalId, BetStatus $status = BetStatus::Open): void
    {
        $isOpen = $status === BetStatus::Open;
        $bet = new NewBet(
            $externalId,
            $account->operatorSite->slug,
            (string) $account->username,
            'Racing',
            'R1',
            'A horse',
            2_000,
            3_000,
            $status,
            $isOpen ? null : 0,
            now()->toImmutable(),
            $isOpen ? null : now()->toImmutable(),
            false,
            false,
        );
        $this->assertSame([], app(ReceiveBets::class)->handle([$bet])->refused);
    }
}
