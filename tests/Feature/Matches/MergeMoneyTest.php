<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Bonus\MoveBonusClaim;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\MergeRefused;
use App\Actions\Matches\UndoMerge;
use App\Actions\Transfers\MoveTransfer;
use App\Enums\BonusClaimStatus;
use App\Enums\StaffRole;
use App\Enums\TransferStatus;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Merge;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
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
        $this->assertSame([[$this->loser->id, $this->gone->id]], DB::table('balance_postings')->get()->map(static fn (object $posting): array => [(int) $posting->client_id, (int) $posting->site_account_id])->all());
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
        $this->winner->forceFill(['balance_cents' => 100])->save();
        $this->loser->forceFill(['balance_cents' => 500])->save();
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
