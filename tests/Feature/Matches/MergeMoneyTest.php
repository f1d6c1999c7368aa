<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Adjustments\DecideAdjustment;
use App\Actions\Adjustments\NewAdjustment;
use App\Actions\Adjustments\RequestAdjustment;
use App\Actions\Adjustments\RequestReversal;
use App\Actions\Bonus\MoveBonusClaim;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\MergeRefused;
use App\Actions\Matches\UndoMerge;
use App\Actions\Transfers\MoveTransfer;
use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Enums\TransferStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Adjustment;
use App\Models\BankLine;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Merge;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Ledger\BetChange;
use App\Services\Ledger\BetLedger;
use App\Services\Ledger\BetState;
use App\Services\Ledger\DepositLedger;
use App\Services\Ledger\WithdrawalLedger;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

/** Money that moves between a merge and its undo ends with whom it belongs to. Amounts are cents. */
final class MergeMoneyTest extends TestCase
{
    use RefreshDatabase;

    private User $user;

    private Client $winner;

    private Client $loser;

    /** The winner's and the loser's accounts at one site, and the loser's at another. */
    private SiteAccount $kept;

    private SiteAccount $gone;

    private SiteAccount $other;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($this->user);
        [$this->winner, $this->loser] = [Client::factory()->createOne(), Client::factory()->createOne()];
        $site = OperatorSite::factory()->createOne()->id;
        $this->kept = SiteAccount::factory()->createOne(['client_id' => $this->winner->id, 'operator_site_id' => $site, 'balance_cents' => 0]);
        $this->gone = SiteAccount::factory()->createOne(['client_id' => $this->loser->id, 'operator_site_id' => $site, 'balance_cents' => 10_000]);
        $this->other = SiteAccount::factory()->createOne(['client_id' => $this->loser->id, 'balance_cents' => 0]);
    }

    public function test_a_transfer_sent_meanwhile_takes_its_money_back_with_it(): void
    {
        $transfer = $this->transfer($this->loser, $this->gone, $this->other);
        $merge = $this->merge();
        $this->move($transfer, TransferStatus::Sent);
        $this->assertSame([0, null, 0], $this->balances());

        $this->assertSame([], app(UndoMerge::class)->handle($merge, $this->user));

        $this->assertSame([0, 0, 0], $this->balances());
        $this->assertSame([$this->loser->id], DB::table('transactions')->where('source_type', 'transfer')->pluck('client_id')->map(intval(...))->all());
        $this->move($transfer, TransferStatus::Failed);
        $this->assertSame([0, 10_000, 0], $this->balances());
    }

    public function test_a_transfer_that_failed_or_arrived_meanwhile_does_so_on_the_accounts_it_names(): void
    {
        $failed = $this->transfer($this->loser, $this->gone, $this->other, 4_000);
        $arrived = $this->transfer($this->loser, $this->gone, $this->other, 6_000);
        $this->move($failed, TransferStatus::Sent);
        $this->move($arrived, TransferStatus::Sent);
        $merge = $this->merge();
        $this->move($failed, TransferStatus::Failed);
        $this->move($arrived, TransferStatus::Confirmed);
        $this->assertSame([4_000, null, 6_000], $this->balances());

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([0, 4_000, 6_000], $this->balances());
    }

    public function test_a_bonus_credited_meanwhile_goes_back_with_its_claim(): void
    {
        $this->give($this->winner, 100);
        $this->give($this->loser, 500);
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->loser->id, 'amount_cents' => 2_500, 'status' => BonusClaimStatus::Claimed, 'approved_by' => $this->user->id]);
        $merge = $this->merge();
        app(MoveBonusClaim::class)->handle($claim->refresh(), BonusClaimStatus::Credited, $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);
        $this->assertSame([100, 3_000], [$this->winner->refresh()->balance_cents, Client::query()->findOrFail($this->loser->id)->balance_cents]);

        app(MoveBonusClaim::class)->handle($claim->refresh(), BonusClaimStatus::Reversed, $this->user, 'Not his');
        $this->assertSame([100, 500], [$this->winner->refresh()->balance_cents, Client::query()->findOrFail($this->loser->id)->balance_cents]);
    }

    public function test_an_undo_is_refused_that_would_part_money_from_its_transfer_or_overdraw_an_account(): void
    {
        $merge = $this->merge();
        $mixed = $this->transfer($this->winner, $this->kept, $this->other);
        $this->assertRefused("Transfer {$mixed->reference} was made since", $merge);

        $mixed->delete();
        $own = SiteAccount::factory()->createOne(['client_id' => $this->winner->id, 'balance_cents' => 0]);
        $this->move($this->transfer($this->winner, $this->kept, $own), TransferStatus::Sent);
        $this->assertRefused('Put the money back first', $merge);
        $this->assertSame([0, null, 0], $this->balances());
    }

    public function test_held_money_goes_with_its_withdrawal_there_and_back(): void
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

    public function test_a_deposit_that_was_wrong_is_taken_from_whose_it_was(): void
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

    public function test_bets_settled_meanwhile_pay_into_the_account_they_were_placed_from(): void
    {
        $this->bet($this->gone, 'L-1', null, BetStatus::Open);
        $merge = $this->merge();
        $this->assertSame([8_000, null, 0], $this->balances());
        $this->bet($this->kept, 'L-1', BetStatus::Open, BetStatus::Won);
        $this->bet($this->kept, 'W-1', null, BetStatus::Won);
        $this->assertSame([18_000, null, 0], $this->balances());

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([4_000, 14_000, 0], $this->balances());
        $this->bet($this->gone, 'L-1', BetStatus::Won, BetStatus::Lost);
        $this->assertSame([4_000, 8_000, 0], $this->balances());
    }

    public function test_an_undo_is_refused_when_the_money_of_the_other_was_used(): void
    {
        $this->give($this->loser, 3_000);
        $merge = $this->merge();
        $this->withdrawal($this->winner, 2_500);

        $this->assertRefused('would be left with -$25.00', $merge);
        $this->assertOwn($this->winner, 500, 2_500);
    }

    public function test_a_merge_and_its_undo_are_one_transaction_and_a_plain_undo_is_a_reversal(): void
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

    public function test_a_merge_of_three_is_taken_apart_one_by_one(): void
    {
        $third = Client::factory()->createOne(['balance_cents' => 900]);
        $this->give($this->loser, 500);
        $first = app(MergeClients::class)->handle($this->loser->id, $third->id, [], 'Same', $this->user);
        $this->give(Client::query()->findOrFail($this->loser->id), 100);
        $second = $this->merge();
        $this->assertOwn($this->winner, 1_500, 0);

        app(UndoMerge::class)->handle($second, $this->user);
        $this->assertOwn($this->loser, 1_500, 0);
        app(UndoMerge::class)->handle($first, $this->user);

        $this->assertOwn($this->loser, 600, 0);
        $this->assertOwn($third, 900, 0);
    }

    public function test_what_was_paid_while_the_winner_was_part_of_a_third_is_still_the_losers(): void
    {
        $third = Client::factory()->createOne();
        $site = SiteAccount::factory()->createOne(['client_id' => $third->id, 'operator_site_id' => $this->kept->operator_site_id, 'balance_cents' => 700]);
        $this->give($third, 100);
        $this->give($this->winner, 200);
        $this->give($this->loser, 5_000);
        $waiting = $this->withdrawal($this->loser, 2_000);
        $this->bet($this->gone, 'B-1', null, BetStatus::Open);
        $first = $this->merge();
        $second = app(MergeClients::class)->handle($third->id, $this->winner->id, [], 'Same', $this->user);
        $waiting->refresh()->update(['status' => WithdrawalStatus::Cancelled]);
        $this->ledger(static fn (WithdrawalLedger $ledger) => $ledger->released($waiting, TransactionStatus::Cancelled));
        $this->bet($site, 'B-1', BetStatus::Open, BetStatus::Won);
        $this->assertOwn($third, 5_300, 0);
        $this->assertSame(14_700, $site->refresh()->balance_cents);

        app(UndoMerge::class)->handle($second, $this->user);
        $this->assertOwn($third, 100, 0);
        $this->assertOwn($this->winner, 5_200, 0);
        $this->assertSame([14_000, null, 0], $this->balances());
        app(UndoMerge::class)->handle($first, $this->user);

        $this->assertOwn($this->winner, 200, 0);
        $this->assertOwn($this->loser, 5_000, 0);
        $this->assertSame([0, 14_000, 0], $this->balances());
        $this->assertSame(700, $site->refresh()->balance_cents);
    }

    public function test_a_withdrawal_that_was_held_and_paid_while_the_winner_was_part_of_a_third_goes_with_its_money(): void
    {
        $third = Client::factory()->createOne();
        $this->give($this->loser, 5_000);
        $waiting = Withdrawal::factory()->createOne(['client_id' => $this->loser->id, 'amount_cents' => 2_000]);
        $this->give($this->winner, 300);
        $first = $this->merge();
        $second = app(MergeClients::class)->handle($third->id, $this->winner->id, [], 'Same', $this->user);
        $waiting->refresh()->update(['held_at' => now()]);
        $this->ledger(static fn (WithdrawalLedger $ledger) => $ledger->hold($waiting));

        app(UndoMerge::class)->handle($second, $this->user);
        app(UndoMerge::class)->handle($first, $this->user);

        $this->assertOwn($this->winner, 300, 0);
        $this->assertOwn($this->loser, 3_000, 2_000);
    }

    public function test_an_adjustment_that_was_approved_or_taken_back_meanwhile_goes_with_its_money(): void
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

    public function test_a_merge_from_before_the_ledger_gives_back_what_its_snapshot_says(): void
    {
        $this->give($this->loser, 3_000);
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->loser->id, 'amount_cents' => 400, 'status' => BonusClaimStatus::Claimed, 'approved_by' => $this->user->id]);
        $this->travel(-1)->hours();
        $merge = $this->merge();
        $snapshot = $merge->snapshot;
        unset($snapshot['ledger']);
        $snapshot['winner']['before']['balance_cents'] = 0;
        $snapshot['winner']['after']['balance_cents'] = 3_000;
        $snapshot['combined'] = array_map(fn (array $joined): array => $joined['table'] !== 'site_accounts' ? $joined : [...$joined, 'before' => [...$joined['before'], 'balance_cents' => 0], 'after' => [...$joined['after'], 'balance_cents' => 10_000]], $snapshot['combined']);
        $merge->update(['snapshot' => $snapshot]);
        $this->travelBack();
        app(MoveBonusClaim::class)->handle($claim->refresh(), BonusClaimStatus::Credited, $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertOwn($this->loser, 3_400, 0);
        $this->assertOwn($this->winner, 0, 0);
        $this->assertSame([0, 10_000, 0], $this->balances());
    }

    protected function assertPostConditions(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    /** As a deposit that was approved: a transaction of its own. */
    private function give(Client $client, int $cents): void
    {
        $this->deposit($client, $cents);
    }

    private function deposit(Client $client, int $cents): Deposit
    {
        $line = BankLine::query()->create(['rail' => PaymentRail::Payid, 'bank_reference' => fake()->unique()->uuid(), 'description' => 'Payment', 'payer_name' => null, 'amount_cents' => $cents, 'value_at' => now()]);
        $deposit = Deposit::query()->create(['client_id' => $client->id, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Payid, 'amount_cents' => $cents, 'status' => DepositStatus::Approved, 'value_at' => now()]);
        $this->ledger(static fn (DepositLedger $ledger) => $ledger->received($deposit));
        $this->ledger(static fn (DepositLedger $ledger) => $ledger->approved($deposit));

        return $deposit;
    }

    private function withdrawal(Client $client, int $cents): Withdrawal
    {
        return Withdrawal::factory()->held()->createOne(['client_id' => $client->id, 'amount_cents' => $cents]);
    }

    /** 20.00 at 3.00, placed or settled. */
    private function bet(SiteAccount $account, string $externalId, ?BetStatus $before, BetStatus $after): void
    {
        $bet = Bet::query()->where('external_id', $externalId)->first() ?? Bet::factory()->createOne(['site_account_id' => $account->id, 'external_id' => $externalId, 'stake_cents' => 2_000]);
        $state = static fn (BetStatus $status): BetState => BetState::of((clone $bet)->fill(['status' => $status, 'return_cents' => $status === BetStatus::Won ? 6_000 : 0, 'settled_at' => $status === BetStatus::Open ? null : now()]));
        app(BetLedger::class)->record([new BetChange($bet->id, $externalId, $account->id, $bet->client_id, 'A bet', $before === null ? null : $state($before), $state($after))]);
        Bet::query()->whereKey($bet->id)->update(['status' => $after, 'return_cents' => $after === BetStatus::Won ? 6_000 : 0]);
    }

    /** @param  Closure(never): mixed  $deed  of the ledger that it names */
    private function ledger(Closure $deed): void
    {
        DB::transaction(fn (): mixed => $this->app->call($deed));
    }

    private function assertOwn(Client $client, int $available, int $held): void
    {
        $balance = static fn (string $kind): int => (int) DB::table('ledger_accounts')->where('kind', $kind)->where('owner_id', $client->id)->value('balance_cents');
        $this->assertSame([$available, $held, $available], [$balance('available'), $balance('held'), (int) DB::table('clients')->where('id', $client->id)->value('balance_cents')]);
    }

    private function merge(): Merge
    {
        return app(MergeClients::class)->handle($this->winner->id, $this->loser->id, [], 'Same', $this->user);
    }

    private function transfer(Client $client, SiteAccount $from, SiteAccount $to, int $cents = 10_000): Transfer
    {
        return Transfer::factory()->createOne([
            'client_id' => $client->id, 'from_site_account_id' => $from->id, 'to_site_account_id' => $to->id, 'amount_cents' => $cents, 'status' => TransferStatus::Approved,
        ]);
    }

    private function move(Transfer $transfer, TransferStatus $status): void
    {
        app(MoveTransfer::class)->handle($transfer->refresh(), $status, $this->user, 'Said the bank');
    }

    /** @return list<int|null> of the three accounts; null where there is none now */
    private function balances(): array
    {
        return array_map(static fn (SiteAccount $account): ?int => SiteAccount::query()->find($account->id)?->balance_cents, [$this->kept, $this->gone, $this->other]);
    }

    private function assertRefused(string $words, Merge $merge): void
    {
        try {
            app(UndoMerge::class)->handle($merge, $this->user);
        } catch (MergeRefused $refused) {
            $this->assertStringContainsString($words, $refused->getMessage());

            return;
        }
        $this->fail("Not refused: {$words}");
    }
}
