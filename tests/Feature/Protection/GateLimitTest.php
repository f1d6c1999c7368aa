<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Domain\Protection\ProtectionGate;
use App\Enums\BonusClaimStatus;
use App\Enums\GatePurpose;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\RsgLimit;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

/** Loss and stake limits stop deposits and bonuses. */
final class GateLimitTest extends TestCase
{
    use CreatesClearClients, RefreshDatabase;

    public function test_client_at_the_loss_limit_gets_no_deposit_and_no_bonus(): void
    {
        $client = $this->client();
        RsgLimit::factory()->createOne(['client_id' => $client->id, 'kind' => RsgLimitKind::Loss, 'period' => RsgLimitPeriod::Day, 'amount_cents' => 10_000, 'minutes' => null, 'effective_at' => now()->subDay(), 'ended_at' => null]);
        $bet = Bet::factory()->createOne(['client_id' => $client->id, 'status' => 'lost', 'stake_cents' => 9_999, 'return_cents' => 0, 'is_bonus' => false, 'placed_at' => now()->subHour(), 'settled_at' => now()]);
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
        Bet::factory()->createOne(['client_id' => $client->id, 'status' => 'lost', 'stake_cents' => 10_000, 'return_cents' => 0, 'is_bonus' => false, 'placed_at' => now()->subDay(), 'settled_at' => now()]);

        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::DepositCredit, 1)->has('loss_limit'));
    }

    public function test_bonus_above_what_is_left_of_the_stake_limit_is_refused(): void
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

    private function limit(Client $client, RsgLimitKind $kind, int $cents): void
    {
        RsgLimit::factory()->createOne(['client_id' => $client->id, 'kind' => $kind, 'period' => RsgLimitPeriod::Day, 'amount_cents' => $cents, 'minutes' => null, 'effective_at' => now()->subDay(), 'ended_at' => null]);
    }
}
