<?php

declare(strict_types=1);

namespace Tests\Feature\Automations;

use App\Domain\Automations\SeenMarketNames;
use App\Enums\OperatorPlatform;
use App\Enums\StaffRole;
use App\Models\Bet;
use App\Models\GenwebMarket;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\SportsbetPattern;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

final class UnmappedNameTest extends TestCase
{
    use RefreshDatabase;

    private SiteAccount $account;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->account = SiteAccount::factory()->createOne(['operator_site_id' => OperatorSite::factory()->createOne(['platform' => OperatorPlatform::Sportsbet])]);
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne());
    }

    public function test_names_of_recent_bets_are_counted_once(): void
    {
        $this->bet('AFL', 'Geelong v Sydney – Line', '2026-11-20 01:00:00');
        $this->bet('AFL', 'Geelong v Sydney - LINE', '2026-11-21 01:00:00');
        $this->bet('AFL', 'Old – Line', '2026-08-01 01:00:00');
        $this->bet(
            'AFL',
            'Genweb – Line',
            '2026-11-21 01:00:00',
            SiteAccount::factory()->createOne([
                'operator_site_id' => OperatorSite::factory()->createOne(['platform' => OperatorPlatform::Genweb]),
            ]),
        );
        $this->assertStringContainsString('4 bets counted', $this->outputOf('automations:map-names'));
        $this->bet('AFL', 'Geelong v Sydney – Line', '2026-11-22 01:00:00');
        $this->assertStringContainsString('1 bets counted', $this->outputOf('automations:map-names'));
        $this->assertStringContainsString('0 bets counted', $this->outputOf('automations:map-names'));

        $this->get('/automations/sportsbet-patterns/unmapped-names')->assertInertia(fn ($page) => $page->component('Automations/UnmappedNames')->has('names', 1)
            ->where('names.0.name', 'AFL: Geelong v Sydney – Line')->where('names.0.bets', 3)->where('names.0.last_seen_at', '2026-11-22T01:00:00Z')
            ->where('names.0.suggested_pattern', 'AFL: * – Line')->where('is_outdated', false));
        $this->assertStringContainsString('AFL: Geelong v Sydney – Line,3,', $this->get('/automations/sportsbet-patterns/unmapped-names/export?reason=Handover')->streamedContent());
    }

    public function test_bet_whose_transaction_may_be_open_is_counted_later(): void
    {
        $this->bet('AFL', 'Geelong v Sydney – Line', '2026-11-23 01:59:30', createdAt: '2026-11-23 01:59:30');
        $this->assertSame(0, app(SeenMarketNames::class)->count());
        $this->travel(3)->minutes();
        $this->assertSame(1, app(SeenMarketNames::class)->count());
    }

    public function test_change_of_a_pattern_or_market_maps_names_at_once(): void
    {
        $market = GenwebMarket::factory()->createOne();
        $this->bet('Greyhounds', 'The Meadows R9 – Win', '2026-11-22 01:00:00');
        app(SeenMarketNames::class)->count();
        $form = ['pattern' => 'Greyhounds: * – Win', 'sport_type_id' => $market->sport_type_id, 'market_id' => $market->id, 'priority' => 100];

        $this->post('/automations/sportsbet-patterns', $form)->assertSessionHasNoErrors();
        $this->assertUnmapped(0);
        $pattern = SportsbetPattern::query()->sole();
        $this->get('/automations/sportsbet-patterns')->assertInertia(fn ($page) => $page->where('patterns.0.names', 1)->where('patterns.0.bets', 1));

        $this->put("/automations/genweb-markets/{$market->id}", ['name' => 'Win', 'sport_type_id' => $market->sport_type_id, 'is_enabled' => false, 'version' => 1]);
        $this->assertUnmapped(1);
        $this->put("/automations/genweb-markets/{$market->id}", ['name' => 'Win', 'sport_type_id' => $market->sport_type_id, 'is_enabled' => true, 'version' => 2]);
        $this->assertUnmapped(0);
        $this->put("/automations/sportsbet-patterns/{$pattern->id}", [...$form, 'pattern' => 'Greyhounds: * – Place', 'version' => 1]);
        $this->assertUnmapped(1);
        $this->put("/automations/sportsbet-patterns/{$pattern->id}", [...$form, 'version' => 2]);
        $this->assertUnmapped(0);
        $this->delete("/automations/sportsbet-patterns/{$pattern->id}");
        $this->assertUnmapped(1);
    }

    public function test_scheduled_run_maps_names_that_a_change_left_over(): void
    {
        SportsbetPattern::factory()->createOne();
        $this->bet('Greyhounds', 'The Meadows R9 – Win', '2026-11-22 01:00:00');
        app(SeenMarketNames::class)->count();
        DB::table('seen_market_names')->update(['sportsbet_pattern_id' => null, 'mapped_version' => 0]);
        $this->get('/automations/sportsbet-patterns/unmapped-names')->assertInertia(fn ($page) => $page->where('is_outdated', true));

        $this->assertStringContainsString('1 names mapped again', $this->outputOf('automations:map-names'));
        $this->assertUnmapped(0);
        $this->travel(61)->days();
        $this->assertStringContainsString('1 names deleted', $this->outputOf('automations:prune-names'));
    }

    private function bet(string $sport, string $market, string $placedAt, ?SiteAccount $account = null, string $createdAt = '2026-11-22 00:00:00'): void
    {
        $account ??= $this->account;
        Bet::factory()->createOne([
            'site_account_id' => $account->id,
            'client_id' => $account->client_id,
            'sport' => $sport,
            'market' => $market,
            'placed_at' => $placedAt,
            'created_at' => $createdAt,
        ]);
    }

    private function outputOf(string $command): string
    {
        Artisan::call($command);

        return Artisan::output();
    }

    private function assertUnmapped(int $count): void
    {
        $this->get('/automations/sportsbet-patterns/unmapped-names')->assertInertia(fn ($page) => $page->has('names', $count)->where('is_outdated', false));
    }
}
