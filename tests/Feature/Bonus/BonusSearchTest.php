<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class BonusSearchTest extends TestCase
{
    use RefreshDatabase;

    private BonusPromotion $promotion;

    protected function setUp(): void
    {
        parent::setUp();

        $company = Company::create(['name' => 'Regal Bet', 'slug' => 'regal-bet', 'color' => '#0b6b4b']);
        $this->promotion = BonusPromotion::create([
            'company_id' => $company->id, 'title' => 'Spring Carnival bonus bet', 'value_cents' => 5000, 'status' => 'live', 'starts_at' => '2026-11-01 00:00:00',
        ]);
        BonusPromotion::create(['company_id' => $company->id, 'title' => 'Deposit match', 'percent' => 25]);
    }

    public function test_promotions_are_found_by_the_words_of_their_title(): void
    {
        Client::factory()->createOne(['last_name' => 'Carnival']);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusRules)->createOne());

        $this->get('/bonus/top-search-bar/carn%20spring')->assertOk()->assertInertia(fn (AssertableInertia $page) => $page
            ->component('Bonus/SearchResults')
            ->where('promotions', [[
                'id' => $this->promotion->id, 'title' => 'Spring Carnival bonus bet', 'company_name' => 'Regal Bet', 'company_color' => '#0b6b4b',
                'company_logo' => null, 'value_cents' => 5000, 'percent' => null, 'status' => 'live', 'starts_on' => '2026-11-01', 'ends_on' => null,
            ]])
            ->etc());
    }

    public function test_empty_search_gives_a_hint(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusRules)->createOne());

        $this->get('/bonus/top-search-bar')->assertOk()->assertInertia(fn (AssertableInertia $page) => $page->where('meta.is_searchable', false)->etc());
    }

    public function test_every_ability_of_the_area_opens_the_search_and_nothing_else_does(): void
    {
        foreach (Ability::bonus() as $ability) {
            $this->actingAs(User::factory()->withAbilities($ability)->createOne())->get('/bonus/top-search-bar/x')->assertOk();
        }
        foreach ([StaffRole::PaymentsOfficer, StaffRole::DatabaseContractor] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne())->get('/bonus/top-search-bar/x')->assertForbidden();
        }
        $restricted = User::factory()->withAbilities(Ability::ViewBonusRules, Ability::CanViewDatabaseOnly)->createOne();
        $this->actingAs($restricted)->get('/bonus/top-search-bar/x')->assertForbidden();
    }
}
