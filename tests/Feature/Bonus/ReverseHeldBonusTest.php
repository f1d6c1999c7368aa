<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Actions\Matches\MergeClients;
use App\Actions\Withdrawals\EndWithdrawal;
use App\Domain\Payments\Payout;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Reports\ReportScope;
use App\Enums\BonusClaimStatus;
use App\Enums\GatePurpose;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Enums\WithdrawalStatus;
use App\Models\BonusClaim;
use App\Models\CancellationReason;
use App\Models\Client;
use App\Models\RsgLimit;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Reports\MarketingOfferQuery;
use App\Support\OperationRefusedException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

/** A bonus is not reversed while a withdrawal holds it, and a reversal is completed when the bank returns the payment of it. Amounts are cents. */
final class ReverseHeldBonusTest extends TestCase
{
    use RefreshDatabase;

    private Client $client;

    private BonusClaim $claim;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->officer = User::factory()->createOne();
        $this->client = Client::factory()->createOne(['balance_cents' => 1_000]);
        $this->claim = $this->credited(2_500);
        $this->claim->update(['expires_at' => now()->subHour()]);
    }

    protected function assertPostConditions(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    public function test_reversal_is_refused_until_the_withdrawal_is_cancelled(): void
    {
        $withdrawal = Withdrawal::factory()->held()->createOne(['client_id' => $this->client->id, 'amount_cents' => 3_000]);
        $this->assertSame(500, $this->client->refresh()->balance_cents);

        $refusal = null;
        try {
            $this->advance(BonusClaimStatus::Reversed);
        } catch (OperationRefusedException $refused) {
            $refusal = $refused->getMessage();
        }
        $this->assertSame('A pending withdrawal holds part of this bonus. Pay or cancel the withdrawal first.', $refusal);
        $this->assertSame(0, Artisan::call('bonuses:expire'));
        $this->assertSame([500, BonusClaimStatus::Credited], [$this->client->refresh()->balance_cents, $this->claim->refresh()->status]);

        $this->app->make(EndWithdrawal::class)->handle($withdrawal, WithdrawalStatus::Cancelled, $withdrawal->refresh()->status, CancellationReason::factory()->createOne()->id, null, $this->officer);
        $this->advance(BonusClaimStatus::Reversed);

        $this->assertSame(
            [1_000, BonusClaimStatus::Reversed],
            [$this->client->refresh()->balance_cents, $this->claim->refresh()->status],
        );
        $this->assertSame(
            ['cancelled', 0],
            [
                DB::table('transactions')->where('source_type', 'bonus_claim')->value('status'),
                (int) DB::table('transactions')->where('source_type', 'bonus_claim')->value('effect_cents'),
            ],
        );
    }

    public function test_bonus_is_reversed_when_a_withdrawal_holds_only_other_money(): void
    {
        Withdrawal::factory()->held()->createOne(['client_id' => $this->client->id, 'amount_cents' => 1_000]);

        $this->advance(BonusClaimStatus::Reversed);

        $this->assertSame(0, $this->client->refresh()->balance_cents);
    }

    public function test_bonus_reversed_while_its_money_was_paid_out_is_taken_back_when_the_bank_returns_the_payment(): void
    {
        $withdrawal = $this->paid(3_000);
        $this->advance(BonusClaimStatus::Reversed);
        $this->assertSame(0, $this->client->refresh()->balance_cents);

        $this->returned($withdrawal);

        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
        $this->assertSame(0, (int) DB::table('transactions')->where('source_type', 'bonus_claim')->value('effect_cents'));
    }

    public function test_reports_and_the_stake_limit_count_the_part_of_an_expired_bonus_that_the_client_has_used(): void
    {
        $withdrawal = $this->paid(3_000);
        $this->claim->update(['expires_at' => now()->subHour()]);
        // Only 5 dollars of the bonus are left to take back.
        $this->advance(BonusClaimStatus::Expired);
        $this->assertSame([2_000, 2_000, 2_000], $this->costs());
        $limit = RsgLimit::factory()->createOne([
            'client_id' => $this->client->id,
            'kind' => RsgLimitKind::Stake,
            'period' => RsgLimitPeriod::Day,
            'amount_cents' => 2_000,
            'minutes' => null,
            'effective_at' => now()->subDay(),
            'ended_at' => null,
        ]);
        $this->assertTrue(app(ProtectionGate::class)->decide($this->client, GatePurpose::Bonus, 1)->has('stake_limit'));
        $limit->update(['amount_cents' => 2_001]);
        $this->assertFalse(app(ProtectionGate::class)->decide($this->client, GatePurpose::Bonus, 1)->has('stake_limit'));

        $this->travel(3)->days();
        $this->returned($withdrawal);

        $this->assertSame([0, 0, 0], $this->costs());
    }

    /** @return array{int, int, int} of the ledger, the daily figures and the marketing report */
    private function costs(): array
    {
        Artisan::call('reports:add-up');

        return [
            -(int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_account_id')->where('kind', 'bonus')->sum('amount_cents'),
            (int) DB::table('daily_stats')->sum('bonus_cents'),
            array_sum(array_column($this->app->make(MarketingOfferQuery::class)->promotions(ReportScope::of('30', '', '')), 'cost_cents')),
        ];
    }

    public function test_returned_payment_stays_with_a_client_whose_bonus_was_reversed_before_it_or_not_at_all(): void
    {
        $first = $this->paid(500);
        $this->returned($first);
        $this->assertSame(3_500, $this->client->refresh()->balance_cents);

        $this->advance(BonusClaimStatus::Reversed);
        $second = $this->paid(1_000);
        $this->returned($second);

        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
    }

    public function test_returned_payment_loses_at_most_its_own_amount_to_bonuses_that_were_reversed_while_it_was_out(): void
    {
        $second = $this->credited(1_000);
        $first = $this->paid(300);
        $this->paid(4_200);
        $this->advance(BonusClaimStatus::Reversed);
        $this->advance(BonusClaimStatus::Reversed, $second);
        $this->credited(1_000);

        $this->returned($first);
        $this->assertSame(1_000, $this->client->refresh()->balance_cents);

        $this->returned($this->paid(1_000));
        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
    }

    public function test_returned_payment_completes_the_reversal_after_the_client_was_merged(): void
    {
        $withdrawal = $this->paid(3_000);
        $this->advance(BonusClaimStatus::Reversed);
        $winner = Client::factory()->createOne();
        $this->app->make(MergeClients::class)->handle($winner->id, $this->client->id, [], 'The same person', $this->officer);

        $this->returned($withdrawal->refresh());

        $this->assertSame(1_000, $winner->refresh()->balance_cents);
    }

    private function paid(int $cents): Withdrawal
    {
        $withdrawal = Withdrawal::factory()->held()->createOne(['client_id' => $this->client->id, 'amount_cents' => $cents, 'status' => WithdrawalStatus::Approved]);
        DB::transaction(fn () => $this->app->make(Payout::class)->pay(new Collection([$withdrawal->id => $withdrawal]), 'REF', $this->officer, null));

        return $withdrawal;
    }

    private function returned(Withdrawal $withdrawal): void
    {
        DB::transaction(fn () => $this->app->make(Payout::class)->fail(new Collection([$withdrawal->id => $withdrawal]), 'The account is closed.', $this->officer, null));
    }

    private function credited(int $cents): BonusClaim
    {
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => $cents, 'status' => BonusClaimStatus::Claimed, 'approved_by' => $this->officer->id]);
        $this->advance(BonusClaimStatus::Credited, $claim);

        return $claim;
    }

    private function advance(BonusClaimStatus $status, ?BonusClaim $claim = null): void
    {
        $this->app->make(AdvanceBonusClaim::class)->handle($claim ?? $this->claim, $status, $this->officer, 'Because');
    }
}
