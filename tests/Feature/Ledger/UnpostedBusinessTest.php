<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

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
use App\Services\Ledger\BetChange;
use App\Services\Ledger\BetLedger;
use App\Services\Ledger\BetState;
use App\Services\Ledger\ClientLedger;
use App\Services\Ledger\Verify\LedgerVerifier;
use App\Services\Ledger\Verify\ProblemKind;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Ledger\Support\MakesMoney;
use Tests\TestCase;

/** Business that says of itself what the ledger knows nothing of is found by the check. */
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

    public function test_a_deposit_and_a_withdrawal_that_were_never_posted(): void
    {
        $deposit = $this->receive(500)->replicate()->fill(['status' => DepositStatus::Approved, 'client_id' => $this->client->id, 'part' => 1]);
        $deposit->save();
        $withdrawal = Withdrawal::factory()->createOne(['client_id' => $this->client->id, 'held_at' => now()]);
        $isNoBusinessYet = Withdrawal::factory()->createOne(['client_id' => $this->client->id]);

        $this->assertNames("Deposit {$deposit->id}: expected a transaction of its last round, found none.");
        $this->assertNames("Withdrawal {$withdrawal->id}: expected a transaction of its last round, found none.");
        $this->assertStringNotContainsString("Withdrawal {$isNoBusinessYet->id}:", (string) json_encode($this->app->make(LedgerVerifier::class)->verify()->problems));
    }

    public function test_an_adjustment_that_was_approved_and_never_posted(): void
    {
        $adjustment = Adjustment::query()->create([
            'reference' => 'AJ-1', 'client_id' => $this->client->id, 'type' => TransactionType::Fee, 'amount_cents' => -500, 'reason' => 'A fee', 'status' => AdjustmentStatus::Requested,
            'requested_by' => User::factory()->createOne()->id, 'requested_at' => now(),
        ]);
        $this->assertSame([], $this->app->make(LedgerVerifier::class)->verify()->problems);
        $adjustment->update(['status' => AdjustmentStatus::Approved, 'decided_by' => User::factory()->createOne()->id]);

        $this->assertNames("Adjustment {$adjustment->id}: expected a transaction of its last round, found none.");
    }

    public function test_a_bonus_that_was_taken_back_on_paper_only(): void
    {
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => 700, 'status' => BonusClaimStatus::Credited, 'credited_at' => now()]);
        DB::transaction(fn () => $this->app->make(ClientLedger::class)->bonusCredited($claim));
        $this->assertSame([], $this->app->make(LedgerVerifier::class)->verify()->problems);
        $claim->update(['status' => BonusClaimStatus::Reversed]);

        $this->assertNames('to be cancelled, since it is reversed, found completed.');
    }

    public function test_what_stands_with_another_client_than_its_transaction(): void
    {
        $withdrawal = $this->request($this->client, 100);
        DB::table('withdrawals')->where('id', $withdrawal->id)->update(['client_id' => Client::factory()->createOne()->id]);

        $this->assertNames("Withdrawal {$withdrawal->id}: expected transaction ");
    }

    public function test_a_bet_that_was_settled_and_not_paid(): void
    {
        $bet = Bet::factory()->createOne(['stake_cents' => 500, 'status' => BetStatus::Open, 'return_cents' => null, 'settled_at' => null]);
        DB::transaction(fn () => $this->app->make(BetLedger::class)->record([new BetChange($bet->id, $bet->external_id, $bet->site_account_id, $bet->client_id, 'A bet', null, BetState::of($bet))]));
        $this->assertSame([], $this->app->make(LedgerVerifier::class)->verify()->problems);
        DB::table('bets')->where('id', $bet->id)->update(['status' => BetStatus::Won, 'return_cents' => 900]);

        $this->assertNames("Bet {$bet->id}: expected a transaction of its client, kind and stake, as it is won with \$5.00, found none that is so.");
        $this->assertNames('Bets: expected -$4.00 with the bookmakers, the stakes of the bets that were posted less what came back, found $5.00.', ProblemKind::Bookmakers);
    }

    private function assertNames(string $text, ProblemKind $kind = ProblemKind::Source): void
    {
        $problems = array_column($this->app->make(LedgerVerifier::class)->verify()->problems ?? [], 'examples', 'kind');
        $this->assertStringContainsString($text, implode("\n", $problems[$kind->value] ?? []));
    }
}
