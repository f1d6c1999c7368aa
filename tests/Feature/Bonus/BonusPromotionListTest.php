<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Models\BonusPromotion;
use App\Models\Company;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class BonusPromotionListTest extends TestCase
{
    use RefreshDatabase;

    private const PATH = '/bonus/bonus-promotions';

    protected function setUp(): void
    {
        parent::setUp();

        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusPromotions)->createOne());
    }

    public function test_page_lists_promotions_by_their_start(): void
    {
        $old = BonusPromotion::factory()->createOne([
            'title' => 'Cup money back',
            'starts_at' => '2026-11-01 00:00:00',
            'ends_at' => null,
            'value_cents' => null,
            'percent' => 20,
            'status' => 'paused',
        ]);
        $new = BonusPromotion::factory()->createOne(['title' => 'Reload Friday', 'starts_at' => '2026-11-20 00:00:00']);

        $this->get(self::PATH)->assertInertia(fn ($page) => $page->component('Bonus/Promotions')->has('promotions', 2)
            ->where('promotions.0.id', $new->id)->where('promotions.0.value_cents', 5_000)->where('promotions.0.company_name', 'Regal Bet')
            ->where('promotions.1.id', $old->id)->where('promotions.1.percent', 20)->where('promotions.1.starts_on', '2026-11-01')->where('promotions.1.ends_on', null)
            ->where('companies.0.label', 'Regal Bet'));
    }

    public function test_status_company_and_search_narrow_the_list(): void
    {
        $found = BonusPromotion::factory()->createOne([
            'title' => 'Carnival reload',
            'status' => 'paused',
            'company_id' => Company::query()->create(['slug' => 'outback-88', 'name' => 'Outback 88', 'color' => '#aa0000'])->id,
        ]);
        BonusPromotion::factory()->createOne(['title' => 'Cup money back']);

        foreach (['status=paused', "company={$found->company_id}", 'search=carnival'] as $query) {
            $this->get(self::PATH."?{$query}")->assertInertia(fn ($page) => $page->has('promotions', 1)->where('promotions.0.id', $found->id));
        }
    }

    public function test_live_promotion_whose_period_has_ended_is_over(): void
    {
        $over = BonusPromotion::factory()->createOne(['starts_at' => '2026-10-01 00:00:00', 'ends_at' => now()]);
        $live = BonusPromotion::factory()->createOne(['starts_at' => '2026-11-01 00:00:00', 'ends_at' => null]);
        $paused = BonusPromotion::factory()->createOne(['status' => 'paused', 'starts_at' => '2026-09-01 00:00:00', 'ends_at' => now()->subDay()]);

        foreach (['status=over' => [$over], 'status=live' => [$live], 'status=live,over' => [$live, $over], 'status=live&status_op=not' => [$over, $paused]] as $query => $found) {
            $this->get(self::PATH."?{$query}")->assertInertia(
                fn ($page) => $page->where('promotions', static fn ($rows): bool => $rows->pluck('id')->all() === array_column($found, 'id')),
            );
        }
        $this->get(self::PATH)->assertInertia(fn ($page) => $page->where('promotions.0.status', 'live')->where('promotions.1.status', 'over')->where('promotions.2.status', 'paused'));
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusRules)->createOne());
        $this->get('/bonus/rules')->assertInertia(fn ($page) => $page->where('rules.1.status', 'over'));
        $this->get("/bonus/rules/{$over->id}")->assertInertia(fn ($page) => $page->where('promotion.status', 'over'));
    }

    public function test_page_is_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusClaimedLogs)->createOne())->get(self::PATH)->assertForbidden();
    }
}
