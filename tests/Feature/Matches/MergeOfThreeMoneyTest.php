<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\Ledger\WithdrawalLedger;
use App\Enums\BetStatus;
use App\Enums\TransactionStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\MergesMoney;
use Tests\TestCase;

/** Undoing a merge of merged clients returns each client's own money. Amounts are cents. */
final class MergeOfThreeMoneyTest extends TestCase
{
    use MergesMoney, RefreshDatabase;

    public function test_merge_of_three_clients_is_undone_one_by_one(): void
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

    public function test_payment_made_during_a_second_merge_stays_with_the_loser(): void
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

    public function test_withdrawal_paid_during_a_second_merge_moves_with_its_money(): void
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
}
