<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Matches\UndoMerge;
use App\Actions\Transfers\MoveTransfer;
use App\Enums\BetStatus;
use App\Enums\TransferStatus;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\MergesMoney;
use Tests\TestCase;

/** Money at the sites that moves between a merge and its undo ends on the accounts it belongs to. Amounts are cents. */
final class MergeSiteMoneyTest extends TestCase
{
    use MergesMoney, RefreshDatabase;

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
}
