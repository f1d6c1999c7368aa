<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Domain\Ledger\BetChange;
use App\Domain\Ledger\BetLedger;
use App\Domain\Ledger\BetState;
use App\Domain\Ledger\TransferAndBonusLedger;
use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Domain\Ledger\Verify\ProblemKind;
use App\Enums\AdjustmentStatus;
use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\DepositStatus;
use App\Enums\TransactionType;
use App\Models\Adjustment;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Ledger\Support\MakesMoney;
use Tests\TestCase;

/** The verifier finds records that the ledger has no posting for. */
final class UnpostedBusinessTest extends TestCase
{
    use MakesMoney, RefreshDatabase;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->client = Client::factory()->createOne();
        $this->fund($this->client, 10_000);
    }

    public function test_an_unposted_deposit_and_withdrawal_are_found(): void
    {
        $deposit = $this->receive(500)->replicate()->fill(['status' => DepositStatus::Approved, 'client_id' => $this->client->id, 'part' => 1]);
        $deposit->save();
        $withdrawal = Withdrawal::factory()->createOne(['client_id' => $this->client->id, 'held_at' => now()]);
        $notHeldYet = Withdrawal::factory()->createOne(['client_id' => $this->client->id]);

        $this->assertNames("Deposit {$deposit->id}: expected a transaction, found none.");
        $this->assertNames("Withdrawal {$withdrawal->id}: expected a transaction, found none.");
        $this->assertStringNotContainsString("Withdrawal {$notHeldYet->id}:", (string) json_encode($this->app->make(LedgerVerifier::class)->verify()->problems));
    }

    public function test_an_unposted_approved_adjustment_is_found(): void
    {
        $adjustment = Adjustment::query()->create([
            'reference' => 'AJ-1', 'client_id' => $this->client->id, 'type' => TransactionType::Fee, 'amount_cents' => -500, 'reason' => 'A fee', 'status' => AdjustmentStatus::Requested,
            'requested_by' => User::factory()->createOne()->id, 'requested_at' => now(),
        ]);
        $this->assertSame([], $this->app->make(LedgerVerifier::class)->verify()->problems);
        $adjustment->update(['status' => AdjustmentStatus::Approved, 'decided_by' => User::factory()->createOne()->id]);

        $this->assertNames("Adjustment {$adjustment->id}: expected a transaction, found none.");
    }

    public function test_an_unposted_reversal_of_a_bonus_is_found(): void
    {
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => 700, 'status' => BonusClaimStatus::Credited, 'credited_at' => now()]);
        DB::transaction(fn () => $this->app->make(TransferAndBonusLedger::class)->bonusCredited($claim));
        $this->assertSame([], $this->app->make(LedgerVerifier::class)->verify()->problems);
        $claim->update(['status' => BonusClaimStatus::Reversed]);

        $this->assertNames('to be cancelled, because it is reversed, found completed.');
    }

    public function test_a_record_of_another_client_than_its_transaction_is_found(): void
    {
        $withdrawal = $this->request($this->client, 100);
        DB::table('withdrawals')->where('id', $withdrawal->id)->update(['client_id' => Client::factory()->createOne()->id]);

        $this->assertNames("Withdrawal {$withdrawal->id}: expected transaction ");
    }

    public function test_an_unposted_settlement_of_a_bet_is_found(): void
    {
        $bet = Bet::factory()->createOne(['stake_cents' => 500, 'status' => BetStatus::Open, 'return_cents' => null, 'settled_at' => null]);
        DB::transaction(fn () => $this->app->make(BetLedger::class)->record([new BetChange($bet->id, $bet->external_id, $bet->site_account_id, $bet->client_id, 'A bet', null, BetState::of($bet))]));
        $this->assertSame([], $this->app->make(LedgerVerifier::class)->verify()->problems);
        DB::table('bets')->where('id', $bet->id)->update(['status' => BetStatus::Won, 'return_cents' => 900]);

        $this->assertNames("Bet {$bet->id}: expected a transaction of its client, kind and stake, won with \$5.00, found none.");
        $this->assertNames('Bets: expected -$4.00 at the bookmakers, the posted stakes less the returns, found $5.00.', ProblemKind::Bookmakers);
    }

    private function assertNames(string $text, ProblemKind $kind = ProblemKind::Source): void
    {
        $problems = array_column($this->app->make(LedgerVerifier::class)->verify()->problems ?? [], 'examples', 'kind');
        $this->assertStringContainsString($text, implode("\n", $problems[$kind->value] ?? []));
    }
}
