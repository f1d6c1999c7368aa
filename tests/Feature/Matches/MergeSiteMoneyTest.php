<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Clients\AdvanceTransfer;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Enums\BetStatus;
use App\Enums\TransferStatus;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\MergesMoney;
use Tests\TestCase;

/** Site money that moves between a merge and its undo ends on its own accounts. Amounts are cents. */
final class MergeSiteMoneyTest extends TestCase
{
    use MergesMoney, RefreshDatabase;

    public function test_transfer_sent_since_the_merge_moves_back_with_its_money(): void
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

    public function test_transfer_completed_since_the_merge_posts_to_its_own_accounts(): void
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

    public function test_undo_is_refused_when_it_would_split_a_transfer_or_overdraw_an_account(): void
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

    public function test_undo_is_refused_after_a_bet_of_the_winner_with_the_other_clients_money(): void
    {
        $merge = $this->merge();
        $this->bet($this->kept, 'W-1', null, BetStatus::Open);

        $this->assertRefused('Money left the shared site account since the merge. Without the other client’s part its balance would be -$20.00.', $merge);
    }

    public function test_bet_settled_since_the_merge_pays_into_its_own_account(): void
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

    public function test_bet_is_corrected_on_another_account_after_its_client_came_back_through_a_third(): void
    {
        $this->bet($this->other, 'L-1', null, BetStatus::Open);
        $merge = $this->merge();
        $this->bet($this->other, 'L-1', BetStatus::Open, BetStatus::Won);
        app(UndoMerge::class)->handle($merge, $this->user);
        $third = Client::factory()->createOne();
        $account = SiteAccount::factory()->createOne(['client_id' => $third->id, 'operator_site_id' => $this->other->operator_site_id, 'balance_cents' => 0]);
        app(MergeClients::class)->handle($third->id, $this->loser->id, [], 'Same', $this->user);
        app(MergeClients::class)->handle($this->winner->id, $third->id, [], 'Same', $this->user);

        $this->bet($account, 'L-1', BetStatus::Won, BetStatus::Lost);

        $this->assertSame(-2_000, $account->refresh()->balance_cents);
    }

    private function transfer(Client $client, SiteAccount $from, SiteAccount $to, int $cents = 10_000): Transfer
    {
        return Transfer::factory()->createOne([
            'client_id' => $client->id, 'from_site_account_id' => $from->id, 'to_site_account_id' => $to->id, 'amount_cents' => $cents, 'status' => TransferStatus::Approved,
        ]);
    }

    private function move(Transfer $transfer, TransferStatus $status): void
    {
        app(AdvanceTransfer::class)->handle($transfer->refresh(), $status, $this->user, 'Said the bank');
    }
}
