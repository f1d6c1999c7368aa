<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Actions\Rsg\SetRsgLimit;
use App\Domain\Protection\LimitCheck;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Rsg\NewRsgLimit;
use App\Enums\Ability;
use App\Enums\BonusClaimStatus;
use App\Enums\GatePurpose;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\GenwebBonus;
use App\Models\RsgLimit;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

/** Loss and stake limits stop deposits and bonuses. */
final class GateLimitTest extends TestCase
{
    use CreatesClearClients, RefreshDatabase;

    public function test_client_at_the_loss_limit_gets_no_deposit_and_no_bonus(): void
    {
        $client = $this->client();
        RsgLimit::factory()->createOne([
            'client_id' => $client->id,
            'kind' => RsgLimitKind::Loss,
            'period' => RsgLimitPeriod::Day,
            'amount_cents' => 10_000,
            'minutes' => null,
            'effective_at' => now()->subDay(),
            'ended_at' => null,
        ]);
        $bet = Bet::factory()->createOne([
            'client_id' => $client->id,
            'status' => 'lost',
            'stake_cents' => 9_999,
            'return_cents' => 0,
            'is_bonus' => false,
            'placed_at' => now()->subHour(),
            'settled_at' => now(),
        ]);
        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decide($client, GatePurpose::DepositCredit, 1)->isAllowed());

        $bet->update(['stake_cents' => 10_000]);

        $this->assertTrue($gate->decide($client, GatePurpose::DepositCredit, 1)->has('loss_limit'));
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus, 1)->has('loss_limit'));
        $this->assertTrue($gate->decideMany([$client->id], GatePurpose::Bonus)[$client->id]->has('loss_limit'));
    }

    public function test_bet_placed_yesterday_and_lost_today_counts_today(): void
    {
        $client = $this->client();
        $this->limit($client, RsgLimitKind::Loss, 10_000);
        Bet::factory()->createOne([
            'client_id' => $client->id,
            'status' => 'lost',
            'stake_cents' => 10_000,
            'return_cents' => 0,
            'is_bonus' => false,
            'placed_at' => now()->subDay(),
            'settled_at' => now(),
        ]);

        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::DepositCredit, 1)->has('loss_limit'));
    }

    public function test_bonus_above_the_stake_limit_is_not_requested(): void
    {
        $client = $this->client();
        $this->limit($client, RsgLimitKind::Stake, 2_000);
        $promotion = BonusPromotion::factory()->createOne(['company_id' => $client->company_id]);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewBonusPromotions)->createOne());
        $request = fn (string $amount): TestResponse => $this->post(route('clients.bonuses.store', $client), [
            'bonus_promotion_id' => (string) $promotion->id, 'amount' => $amount, 'explanation' => 'Welcome back',
        ]);

        $request('20.01')->assertSessionHasErrors('bonus_promotion_id');
        $this->assertSame(0, BonusClaim::query()->count());
        $request('20')->assertSessionHasNoErrors();
    }

    public function test_bonus_above_the_rest_of_the_stake_limit_is_refused(): void
    {
        $client = $this->client();
        $this->limit($client, RsgLimitKind::Stake, 5_000);
        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus, 5_000)->isAllowed());
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus, 5_001)->has('stake_limit'));

        BonusClaim::factory()->createOne(['client_id' => $client->id, 'status' => BonusClaimStatus::Credited, 'amount_cents' => 3_000, 'credited_at' => now()]);
        BonusClaim::factory()->createOne(['client_id' => $client->id, 'status' => BonusClaimStatus::Reversed, 'amount_cents' => 900, 'credited_at' => now()]);
        Bet::factory()->createOne(['client_id' => $client->id, 'status' => 'void', 'stake_cents' => 700, 'return_cents' => 700, 'is_bonus' => false, 'placed_at' => now(), 'settled_at' => now()]);
        Bet::factory()->createOne(['client_id' => $client->id, 'status' => 'open', 'stake_cents' => 500, 'return_cents' => null, 'is_bonus' => false, 'placed_at' => now(), 'settled_at' => null]);

        $this->assertTrue($gate->decide($client, GatePurpose::Bonus, 1_500)->isAllowed());
        $this->assertSame('The client’s stake limit is $50.00 a day, and $35.00 is used already. This bonus is above what is left.', $gate->decide($client, GatePurpose::Bonus, 1_501)->why());
    }

    public function test_money_of_the_day_before_in_the_clients_time_does_not_count(): void
    {
        $client = $this->client(['state' => 'WA']);
        $this->limit($client, RsgLimitKind::Loss, 1_000);
        $this->limit($client, RsgLimitKind::Stake, 1_000);
        // Still Monday in Perth.
        $yesterday = CarbonImmutable::parse('2026-11-24 02:59', 'Australia/Melbourne')->utc();
        Bet::factory()->createOne([
            'client_id' => $client->id,
            'status' => 'lost',
            'stake_cents' => 1_000,
            'return_cents' => 0,
            'is_bonus' => false,
            'placed_at' => $yesterday,
            'settled_at' => $yesterday,
        ]);
        BonusClaim::factory()->createOne([
            'client_id' => $client->id,
            'status' => BonusClaimStatus::Credited,
            'amount_cents' => 1_000,
            'credited_at' => $yesterday,
        ]);
        GenwebBonus::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 1_000, 'given_at' => $yesterday]);

        $this->assertNull(app(ProtectionGate::class)->decide($client, GatePurpose::Bonus, 1_000)->why());
    }

    public function test_bonus_bet_counts_in_no_limit_and_a_return_lowers_the_loss(): void
    {
        $client = $this->client();
        $this->limit($client, RsgLimitKind::Loss, 1_000);
        $this->limit($client, RsgLimitKind::Stake, 5_000);
        foreach ([[4_000, 0, true], [1_000, 0, false], [100, 101, false]] as [$stake, $return, $isBonus]) {
            Bet::factory()->createOne([
                'client_id' => $client->id,
                'status' => $return > 0 ? 'won' : 'lost',
                'stake_cents' => $stake,
                'return_cents' => $return,
                'is_bonus' => $isBonus,
                'placed_at' => now(),
                'settled_at' => now(),
            ]);
        }

        $this->assertNull(app(ProtectionGate::class)->decide($client, GatePurpose::Bonus, 3_900)->why());
    }

    public function test_tighter_limit_holds_until_the_looser_one_applies(): void
    {
        $client = $this->client();
        $set = fn (int $cents) => app(SetRsgLimit::class)->handle($client, new NewRsgLimit(RsgLimitKind::Deposit, RsgLimitPeriod::Day, $cents, 'Asked by phone'), User::factory()->createOne());
        $set(1_000);
        $set(2_000);
        $limits = static fn (): array => array_map(
            static fn (LimitCheck $check): ?int => $check->limit->amount_cents,
            app(ProtectionGate::class)->decide($client, GatePurpose::DepositCredit, 1_001)->limits,
        );

        $this->travel(7)->days();
        $this->travel(-1)->seconds();
        $this->assertSame([1_000], $limits());
        $this->travel(1)->seconds();
        $this->assertSame([2_000], $limits());
    }

    private function limit(Client $client, RsgLimitKind $kind, int $cents): void
    {
        RsgLimit::factory()->createOne([
            'client_id' => $client->id,
            'kind' => $kind,
            'period' => RsgLimitPeriod::Day,
            'amount_cents' => $cents,
            'minutes' => null,
            'effective_at' => now()->subDay(),
            'ended_at' => null,
        ]);
    }
}
