<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\BetStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Bet;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ClientBetsTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private Client $client;

    private SiteAccount $account;

    protected function setUp(): void
    {
        parent::setUp();

        $this->account = SiteAccount::factory()->createOne();
        $this->client = $this->account->client;
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewReportExports)->createOne(['timezone' => 'Australia/Melbourne']));
    }

    public function test_newest_bets_come_first_with_our_profit(): void
    {
        $this->bet(['selection' => 'Old', 'placed_at' => '2026-11-01 00:00:00', 'status' => BetStatus::Won, 'stake_cents' => 1_000, 'return_cents' => 2_500]);
        $this->bet(['selection' => 'Free', 'placed_at' => '2026-11-02 00:00:00', 'status' => BetStatus::Won, 'stake_cents' => 1_000, 'return_cents' => 1_500, 'is_bonus' => true]);
        $this->bet(['selection' => 'New', 'placed_at' => '2026-11-03 00:00:00']);
        Bet::factory()->createOne(['selection' => 'Somebody else']);

        $props = $this->props();

        $this->assertSame([['New', null], ['Free', -1_500], ['Old', -1_500]], array_map(static fn (array $bet): array => [$bet['selection'], $bet['profit_cents']], $props['bets']));
        $this->assertSame([3, false], [$props['meta']['count'], $props['meta']['count_is_capped']]);
    }

    public function test_totals_match_the_filtered_rows(): void
    {
        $this->bet(['status' => BetStatus::Lost, 'stake_cents' => 10_000, 'return_cents' => 0]);
        $this->bet(['status' => BetStatus::CashedOut, 'stake_cents' => 2_000, 'return_cents' => 1_000]);
        $this->bet(['status' => BetStatus::Won, 'stake_cents' => 500, 'return_cents' => 4_000, 'is_bonus' => true]);
        $this->bet(['status' => BetStatus::Void, 'stake_cents' => 700, 'return_cents' => 700]);
        $this->bet(['status' => BetStatus::Open, 'stake_cents' => 300]);
        $this->bet(['status' => BetStatus::Lost, 'stake_cents' => 9_999, 'return_cents' => 0, 'sport' => 'Curling']);

        $props = $this->props(['sport' => 'Horse racing']);

        $this->assertSame(
            ['count' => 5, 'open_count' => 1, 'stake_cents' => 12_300, 'bonus_cents' => 500, 'return_cents' => 5_000, 'profit_cents' => 7_000, 'margin_basis_points' => 5_833],
            $props['totals'],
        );
        $this->assertSame(7_000, array_sum(array_column($props['bets'], 'profit_cents')));
        $this->assertSame(['Curling', 'Horse racing'], array_column($props['choices']['sport'], 'value'));
        $this->assertNull($this->props(['status' => 'void'])['totals']['margin_basis_points']);
    }

    /** @return iterable<string, array{array<string, string>}> */
    public static function filters(): iterable
    {
        yield 'first and last day in the viewer’s time zone' => [['from' => '2026-11-10', 'to' => '2026-11-10']];
        yield 'boosted bets' => [['is_boosted' => '1']];
        yield 'bonus bets' => [['is_bonus' => '1']];
        yield 'one of several results' => [['status' => 'won,void']];
        yield 'stakes between two amounts' => [['stake_from' => '700', 'stake_to' => '700']];
        yield 'another site of the same client' => [['site' => 'other']];
    }

    /** @param  array<string, string>  $query */
    #[DataProvider('filters')]
    public function test_filter_hides_bets_that_do_not_match(array $query): void
    {
        $other = SiteAccount::factory()->createOne(['client_id' => $this->client->id]);
        $query = array_map(static fn (string $value): string => $value === 'other' ? (string) $other->operator_site_id : $value, $query);
        $this->bet(['placed_at' => '2026-11-09 12:59:59']);
        $this->bet(['placed_at' => '2026-11-10 13:00:00']);
        $wanted = $this->bet([
            'site_account_id' => $other->id, 'placed_at' => '2026-11-09 13:00:00', 'is_boosted' => true, 'is_bonus' => true, 'status' => BetStatus::Void, 'stake_cents' => 700,
        ]);

        $this->assertSame([$wanted->id], array_column($this->props($query)['bets'], 'id'));
    }

    public function test_search_finds_bets_by_selection_and_market_and_totals_follow(): void
    {
        $byMarket = $this->bet(['selection' => 'Collingwood', 'market' => 'Line 100% plus', 'stake_cents' => 300]);
        $bySelection = $this->bet(['selection' => 'The line', 'market' => 'Head to head', 'stake_cents' => 200]);
        $this->bet(['selection' => 'Carlton', 'market' => 'Head to head', 'stake_cents' => 100]);
        Bet::factory()->createOne(['selection' => 'The line']);

        $props = $this->props(['search' => 'LINE']);

        $this->assertEqualsCanonicalizing([$byMarket->id, $bySelection->id], array_column($props['bets'], 'id'));
        $this->assertSame(500, $props['totals']['stake_cents']);
        $this->assertSame([$byMarket->id], array_column($this->props(['search' => '100%'])['bets'], 'id'));
    }

    public function test_bets_can_be_sorted_by_stake(): void
    {
        $small = $this->bet(['stake_cents' => 100]);
        $large = $this->bet(['stake_cents' => 900]);

        $this->assertSame([$large->id, $small->id], array_column($this->props(['sort' => '-stake_cents'])['bets'], 'id'));
    }

    public function test_invalid_query_parameter_is_dropped(): void
    {
        foreach (['status' => 'maybe', 'from' => '2026-13-40', 'stake_from' => '-5', 'is_bonus' => 'x', 'sort' => 'market'] as $key => $value) {
            $this->get(route('clients.bets', [$this->client, 'sport' => 'AFL', $key => $value]))
                ->assertRedirect(route('clients.bets', [$this->client, 'sport' => 'AFL']))->assertSessionHas('error');
        }
    }

    public function test_filtered_bets_are_exported_with_a_reason(): void
    {
        $this->bet(['selection' => '=HYPERLINK("x")', 'placed_at' => '2026-11-09 13:00:00', 'odds_milli' => 1_875, 'status' => BetStatus::Lost, 'return_cents' => 0]);
        $this->bet(['sport' => 'Curling']);

        $this->get(route('clients.bets.export', [$this->client, 'sport' => 'Horse racing']))->assertSessionHas('error');
        $answer = $this->get(route('clients.bets.export', [$this->client, 'sport' => 'Horse racing', 'reason' => 'Asked for by the client']))->assertOk();

        $lines = array_map(static fn (string $line): array => str_getcsv($line, escape: ''), array_filter(explode("\r\n", $answer->streamedContent())));
        $this->assertCount(2, $lines);
        $row = array_combine(array_map(static fn (?string $heading): string => ltrim((string) $heading, "\u{FEFF}"), $lines[0]), $lines[1]);
        $cells = [
            'Placed (Australia/Melbourne)' => '2026-11-10 00:00', 'Market' => 'Flemington R7 – Win', 'Selection' => '\'=HYPERLINK("x")', 'Stake (AUD)' => '50.00', 'Odds' => '1.875',
            'Result' => 'Lost', 'Return (AUD)' => '0.00', 'Our profit (AUD)' => '50.00', 'Bonus bet' => '', 'Settled (Australia/Melbourne)' => '',
        ];
        $this->assertSame([], array_diff_assoc($cells, $row));
        $event = AuditEvent::query()->sole();
        $this->assertSame(['client.bets_exported', $this->client->id, 'Asked for by the client'], [$event->action, $event->subject_id, $event->after['reason'] ?? null]);
    }

    public function test_bets_and_exports_require_their_abilities(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())->get(route('clients.bets', $this->client))->assertForbidden();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->get(route('clients.bets', $this->client))->assertOk();
        $this->get(route('clients.bets.export', [$this->client, 'reason' => 'A good reason']))->assertForbidden();
        $this->get(route('clients.bets', 999_999))->assertNotFound();
    }

    /** @param  array<string, mixed>  $attributes */
    private function bet(array $attributes = []): Bet
    {
        return Bet::factory()->createOne(['site_account_id' => $this->account->id, ...$attributes]);
    }

    /**
     * @param  array<string, string>  $query
     * @return array<string, mixed>
     */
    private function props(array $query = []): array
    {
        return $this->inertia(route('clients.bets', [$this->client, ...$query]), ['bets', 'meta', 'totals', 'choices'], 'Clients/Bets')->assertOk()->json('props');
    }
}
