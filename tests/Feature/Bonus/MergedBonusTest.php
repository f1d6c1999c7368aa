<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\GenwebBonus;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** A client can have a promotion twice after a merge, because each record had it once. */
final class MergedBonusTest extends TestCase
{
    use RefreshDatabase;

    private const REFUSAL = 'The client already has this promotion. They can get it again after it is used, expired or reversed.';

    private Client $client;

    private BonusPromotion $promotion;

    protected function setUp(): void
    {
        parent::setUp();
        $this->promotion = BonusPromotion::factory()->createOne(['value_cents' => 50_000]);
        $this->client = Client::factory()->createOne(['company_id' => $this->promotion->company_id, 'balance_cents' => 0]);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewBonusPromotions, Ability::ViewBonusRules)->createOne());
    }

    public function test_second_bonus_of_a_promotion_is_neither_approved_nor_credited(): void
    {
        [$first, $second] = [$this->claim(), $this->claim()];
        $this->approve($second)->assertSessionHas('error', self::REFUSAL);

        $approverId = User::factory()->createOne()->id;
        $first->update(['status' => BonusClaimStatus::Credited, 'approved_by' => $approverId, 'credited_at' => now()]);
        $second->update(['status' => BonusClaimStatus::Claimed, 'approved_by' => $approverId, 'claimed_at' => now()]);
        $this->credit($second)->assertSessionHas('error', self::REFUSAL);
        $this->assertSame(0, $this->client->refresh()->balance_cents);

        $first->update(['status' => BonusClaimStatus::Reversed]);
        $this->credit($second)->assertSessionHas('success');
        $this->assertSame(50_000, $this->client->refresh()->balance_cents);
    }

    public function test_bonus_is_not_approved_beside_one_in_genweb(): void
    {
        $given = GenwebBonus::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'expires_at' => now()->addDay()]);
        $claim = $this->claim();
        $this->approve($claim)->assertSessionHas('error', 'The client already has this promotion in Genweb. They can get it again after it expires or is cancelled.');

        $given->update(['cancelled_at' => now()]);
        $this->approve($claim)->assertSessionHas('success');
    }

    private function claim(): BonusClaim
    {
        return BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'amount_cents' => 50_000]);
    }

    /** @return TestResponse<Response> */
    private function approve(BonusClaim $claim): TestResponse
    {
        return $this->put(route('clients.bonuses.approve', [$this->client, $claim]));
    }

    /** @return TestResponse<Response> */
    private function credit(BonusClaim $claim): TestResponse
    {
        return $this->put(route('clients.bonuses.update', [$this->client, $claim]), ['status' => 'credited']);
    }
}
