<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\BetStatus;
use App\Enums\StaffRole;
use App\Models\Bet;
use App\Models\SiteAccount;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ClientAnalyticsTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private SiteAccount $account;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->account = SiteAccount::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne(['timezone' => 'Australia/Perth']));
    }

    public function test_hours_are_in_the_business_time_zone_and_the_period_is_shown(): void
    {
        // Sunday evening in UTC, early Monday in Melbourne.
        $this->bet('2026-11-15 15:30:00', ['stake_cents' => 1_000]);
        $this->bet('2026-11-15 15:59:00', ['stake_cents' => 500]);
        $this->bet('2026-11-15 15:45:00', ['status' => BetStatus::Void]);
        $this->bet('2025-11-19 00:00:00');

        $analytics = $this->analytics();

        $this->assertSame([['weekday' => 1, 'hour' => 2, 'bets' => 2, 'stake_cents' => 1_500]], $analytics['hours']);
        $this->assertSame(['from' => '2025-11-20T03:10:00Z', 'bets' => 2, 'months' => 12, 'cap' => 20_000, 'is_capped' => false, 'time_zone' => 'Australia/Melbourne'], $analytics['window']);
    }

    public function test_sports_stakes_odds_and_bonuses_are_summed_up(): void
    {
        $this->bet('2026-11-10 00:00:00', ['sport' => 'AFL', 'stake_cents' => 10_000, 'odds_milli' => 2_000, 'status' => BetStatus::Won, 'return_cents' => 20_000]);
        $this->bet('2026-11-10 01:00:00', ['sport' => 'AFL', 'stake_cents' => 10_000, 'odds_milli' => 4_000, 'status' => BetStatus::Lost, 'return_cents' => 0]);
        $this->bet('2026-11-10 02:00:00', ['sport' => 'NRL', 'stake_cents' => 5_000, 'odds_milli' => 3_000, 'status' => BetStatus::Won, 'return_cents' => 10_000, 'is_bonus' => true]);

        $analytics = $this->analytics();

        $this->assertSame(
            [['AFL', 2, 20_000, 0], ['NRL', 1, 0, -10_000]],
            array_map(
                static fn (array $sport): array => [
                    $sport['sport'],
                    $sport['bets'],
                    $sport['turnover_cents'],
                    $sport['profit_cents'],
                ],
                $analytics['sports'],
            ),
        );
        $this->assertSame(['$50–$100' => 1, '$100–$250' => 2], array_filter(array_column($analytics['stakes'], 'bets', 'label')));
        $this->assertSame([3, 2, 108], [$analytics['win_rate']['settled'], $analytics['win_rate']['wins'], $analytics['win_rate']['expected_hundredths']]);
        $this->assertSame(['bonus_bets' => 1, 'bonus_stake_cents' => 5_000, 'bonus_return_cents' => 10_000, 'boosted_bets' => 0, 'share_basis_points' => 5_000], $analytics['bonus']);
    }

    public function test_signals_explain_their_rule_and_figures(): void
    {
        $at = CarbonImmutable::parse('2026-11-01 03:00:00');
        for ($turn = 0; $turn < 6; $turn++) {
            $this->bet($at->addDays($turn)->toDateTimeString(), ['stake_cents' => 1_000, 'status' => BetStatus::Lost, 'return_cents' => 0]);
            $this->bet($at->addDays($turn)->addMinutes(59)->toDateTimeString(), ['stake_cents' => 2_000]);
        }

        $signals = array_column($this->analytics()['signals'], null, 'title');

        $this->assertTrue($signals['Chasing losses']['is_raised']);
        $this->assertSame('6 of 6 bets that followed a lost one within an hour (100%).', $signals['Chasing losses']['finding']);
        $this->assertStringContainsString('At least 5 times, and in 15% of cases', $signals['Chasing losses']['rule']);
        $this->assertSame([false, false], [$signals['Growing stakes']['is_raised'], $signals['Lives on bonuses']['is_raised']]);
        $this->assertSame('Too few bets to compare: 12 recently, 0 before.', $signals['Growing stakes']['finding']);
    }

    public function test_growing_stakes_and_mostly_bonus_bets_raise_signals(): void
    {
        for ($turn = 0; $turn < 10; $turn++) {
            $this->bet(CarbonImmutable::parse('2026-11-01 03:00:00')->addDays($turn)->toDateTimeString(), ['stake_cents' => 4_000]);
            $this->bet(CarbonImmutable::parse('2026-09-01 03:00:00')->addDays($turn)->toDateTimeString(), ['stake_cents' => 2_000]);
        }
        for ($turn = 0; $turn < 20; $turn++) {
            $this->bet(CarbonImmutable::parse('2026-06-01 15:00:00')->addDays($turn)->toDateTimeString(), ['is_bonus' => true, 'status' => BetStatus::Won, 'odds_milli' => 9_000, 'return_cents' => 1]);
        }

        $raised = array_column(array_filter($this->analytics()['signals'], static fn (array $signal): bool => $signal['is_raised']), 'title');

        $this->assertSame(['Growing stakes', 'Bets through the night', 'Lives on bonuses'], $raised);
    }

    public function test_a_client_without_bets_has_an_empty_analysis(): void
    {
        $analytics = $this->analytics();

        $this->assertSame([[], [], 0, null], [$analytics['hours'], $analytics['sports'], $analytics['window']['bets'], $analytics['bonus']['share_basis_points']]);
        $this->assertSame([], array_filter(array_column($analytics['signals'], 'is_raised')));
    }

    public function test_page_needs_the_ability(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())->get(route('clients.analytics', $this->account->client_id))->assertForbidden();
    }

    /** @param  array<string, mixed>  $attributes */
    private function bet(string $placedAt, array $attributes = []): void
    {
        Bet::factory()->createOne(['site_account_id' => $this->account->id, 'placed_at' => $placedAt, ...$attributes]);
    }

    /** @return array<string, mixed> */
    private function analytics(): array
    {
        return $this->inertia(route('clients.analytics', $this->account->client_id), ['analytics'], 'Clients/Analytics')->assertOk()->json('props.analytics');
    }
}
