<?php

declare(strict_types=1);

namespace Tests\Feature\Automations;

use App\Enums\StaffRole;
use App\Models\GenwebMarket;
use App\Models\SportsbetPattern;
use App\Models\SportType;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class GenwebMarketTest extends TestCase
{
    use RefreshDatabase;

    private const PATH = '/automations/genweb-markets';

    protected function setUp(): void
    {
        parent::setUp();
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne());
    }

    public function test_market_has_a_unique_name_and_external_id(): void
    {
        $market = GenwebMarket::factory()->createOne(['external_id' => 'GW-1']);
        $form = ['sport_type_id' => $market->sport_type_id, 'is_enabled' => true];

        $this->post(self::PATH, [...$form, 'name' => 'WIN'])->assertSessionHasErrors(['name' => '“WIN” is already on the list.']);
        $this->post(self::PATH, [...$form, 'name' => 'Place', 'external_id' => 'GW-1'])->assertSessionHasErrors(['external_id' => 'The market “Win” has this external id.']);
        $this->post(self::PATH, [...$form, 'name' => 'Place', 'external_id' => ''])->assertSessionHas('success', 'Market added.');
        $this->delete(self::PATH."/{$market->id}")->assertSessionHas('success');
        $this->post(self::PATH, [...$form, 'name' => 'Win', 'external_id' => 'GW-1'])->assertSessionHasNoErrors();
    }

    public function test_filters_and_search_narrow_the_list(): void
    {
        $market = GenwebMarket::factory()->createOne(['external_id' => 'GW-77', 'is_enabled' => false]);
        GenwebMarket::factory()->createOne(['name' => 'Place', 'sport_type_id' => SportType::factory()->createOne(['sport_id' => SportType::query()->sole()->sport_id, 'name' => 'Harness'])]);

        foreach (['enabled=0', "sport_type={$market->sport_type_id}", 'search=gw-77', 'search=win'] as $query) {
            $this->get(self::PATH."?{$query}")->assertInertia(fn ($page) => $page->component('Automations/GenwebMarkets')->has('markets', 1)
                ->where('markets.0.id', $market->id)->where('markets.0.sport_type_title', 'Greyhounds, Racing'));
        }
    }

    public function test_used_market_can_be_disabled_but_neither_deleted_nor_moved(): void
    {
        $pattern = SportsbetPattern::factory()->createOne();
        $market = GenwebMarket::query()->sole();
        $other = SportType::factory()->createOne(['sport_id' => SportType::query()->sole()->sport_id, 'name' => 'Harness']);
        $form = ['name' => 'Win', 'is_enabled' => false, 'version' => 1];

        $this->delete(self::PATH."/{$market->id}")->assertSessionHas('error', 'You can’t delete Win because patterns use it. Disable it instead.');
        $this->put(self::PATH."/{$market->id}", [...$form, 'sport_type_id' => $other->id])->assertSessionHasErrors('sport_type_id');
        $this->put(self::PATH."/{$market->id}", [...$form, 'sport_type_id' => $market->sport_type_id])->assertSessionHas('success', 'Market saved.');
        $this->put(self::PATH."/{$market->id}", [...$form, 'sport_type_id' => $market->sport_type_id])->assertSessionHasErrors('version');

        $this->assertFalse($market->refresh()->is_enabled);
        $this->get('/automations/sportsbet-patterns')->assertInertia(fn ($page) => $page->where('patterns.0.id', $pattern->id)->where('patterns.0.market_is_enabled', false));
    }
}
