<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Domain\Stats\DailySums;
use App\Domain\Stats\MonthlyStats;
use App\Enums\Ability;
use App\Enums\BetStatus;
use App\Enums\ClientStatus;
use App\Lists\Clients\ClientSalesFilter;
use App\Models\Affiliate;
use App\Models\AuditEvent;
use App\Models\Bet;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\TimeOut;
use App\Models\User;
use App\Support\CalendarDay;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

final class AffiliateReportTest extends TestCase
{
    use RefreshDatabase;

    private const MAIN = '/reports/affiliates/main';

    private Affiliate $affiliate;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:00:00');
        $this->affiliate = Affiliate::factory()->createOne(['name' => 'Turf Talk', 'commission_basis_points' => 2_500, 'new_client_cents' => 5_000]);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewAffiliateReports)->createOne());
    }

    public function test_page_shows_clients_turnover_profit_and_commission_of_the_period(): void
    {
        $old = $this->client('2026-01-10');
        $this->bet($old, '2026-10-05', 10_000, 4_000);
        $this->bet($old, '2026-11-05', 20_000, 9_999);
        $this->bet($this->client('2026-11-03'), '2026-11-06', 1_000, 0);
        $this->bet(Client::factory()->createOne(), '2026-11-06', 70_000, 0);
        $this->addUp();

        $this->get(self::MAIN)->assertInertia(fn ($page) => $page->component('Reports/Affiliates/Main')->has('affiliates', 1)->where('can_export', false)
            ->where('period.until', '2026-11')->where('affiliates.0.name', 'Turf Talk')->where('affiliates.0.clients', 2)->where('affiliates.0.new_clients', 1)->where('affiliates.0.active_clients', 2)
            ->where('affiliates.0.turnover_cents', 21_000)->where('affiliates.0.profit_cents', 11_001)->where('affiliates.0.commission_cents', 2_750 + 5_000)
            ->where('affiliates.0.previous_turnover_cents', 10_000)->where('affiliates.0.previous_profit_cents', 6_000)->where('total.turnover_cents', 21_000));
        $this->get(self::MAIN.'?until=2026-11&months=3')->assertInertia(fn ($page) => $page->where('period.first', '2026-09-01')
            ->where('affiliates.0.turnover_cents', 31_000)->where('affiliates.0.commission_cents', 1_500 + 2_750 + 5_000)->where('affiliates.0.active_clients', 1));
        $this->get(self::MAIN.'?until=2031-01&months=5')->assertRedirect(self::MAIN)->assertSessionHas('error');
    }

    public function test_reactivation_counts_clients_after_a_break_of_60_days_without_excluded_people(): void
    {
        foreach ([['2026-09-06 00:00:00', []], ['2026-09-07 00:00:01', []], ['2026-08-01 00:00:00', ['is_barred' => true]]] as [$earlier, $marks]) {
            $client = $this->client('2026-01-10', $marks);
            $this->bet($client, $earlier, 500, 0);
            $this->bet($client, '2026-11-06 00:00:00', 1_000, 0);
        }
        $this->client('2026-01-10', ['last_bet_at' => '2026-09-01']);
        $timedOut = $this->client('2026-01-10', ['last_bet_at' => '2026-09-01']);
        TimeOut::query()->create(['client_id' => $timedOut->id, 'starts_at' => '2026-09-02', 'ends_at' => '2026-10-02']);
        $this->client('2026-01-10', ['last_bet_at' => '2026-09-01', 'status' => ClientStatus::Closed]);
        $this->client('2026-01-10', ['last_bet_at' => '2026-09-01', 'betstop_state' => 'registered']);
        $this->addUp();

        $this->get('/reports/affiliates/reactivation')->assertInertia(fn ($page) => $page->component('Reports/Affiliates/Reactivation')
            ->where('affiliates.0.reactivated_clients', 1)->where('affiliates.0.reactivated_turnover_cents', 1_000)->where('affiliates.0.quiet_clients', 1)->where('total.quiet_clients', 1));
    }

    public function test_quiet_and_reactivated_clients_are_those_of_the_other_reports_at_any_time_of_the_day(): void
    {
        // 20 November at 18:00 in Melbourne, and 60 days earlier at 09:00: a break of 59 whole days.
        $this->travelTo('2026-11-20 07:00:00');
        $this->client('2026-01-10', ['last_bet_at' => '2026-09-20 23:00:00']);
        $client = $this->client('2026-01-10');
        $this->bet($client, '2026-09-20 23:00:00', 500, 0);
        $this->bet($client, '2026-11-20 06:00:00', 1_000, 0);
        $this->client('2026-01-10', ['last_bet_at' => '2026-09-20 13:59:59']);
        $client = $this->client('2026-01-10');
        $this->bet($client, '2026-09-19 13:59:59', 500, 0);
        $this->bet($client, '2026-11-18 14:00:00', 3_000, 0);
        $this->addUp();

        $stats = (array) DB::table('affiliate_monthly_stats')->where('month', '2026-11-01')->first(['quiet_clients', 'reactivated_clients', 'reactivated_turnover_cents']);
        $this->assertSame([1, 1, 3_000], array_map(intval(...), array_values($stats)));
        $this->assertSame(1, ClientSalesFilter::quiet()->apply(DB::table('clients'))->count());
        $days = array_map(static fn (string $day): int => (int) DailySums::of(CalendarDay::of($day))->get()->sum('reactivated'), ['2026-11-19', '2026-11-20']);
        $this->assertSame([1, 0], $days);
    }

    public function test_export_needs_the_ability_and_a_reason_and_is_recorded(): void
    {
        $this->addUp();
        $this->get(self::MAIN.'/export?reason=Monthly+review')->assertForbidden();

        $this->actingAs($exporter = User::factory()->withAbilities(Ability::ViewAffiliateReports, Ability::ViewReportExports)->createOne());
        $this->get(self::MAIN.'/export')->assertRedirect(self::MAIN)->assertSessionHas('error', 'Enter a reason for this export.');
        $file = $this->get(self::MAIN.'/export?months=3&reason=Monthly+review')->assertOk()->streamedContent();
        $this->assertStringContainsString("Turf Talk,0,0,0,0.00,0.00,0.00,0.00,0.00\r\nAll affiliates,", $file);
        $event = AuditEvent::query()->where('action', 'affiliates.exported')->sole();
        $this->assertSame([$exporter->id, ['reason' => 'Monthly review', 'from' => '2026-09', 'until' => '2026-11']], [$event->actor_id, $event->after]);
        $this->get('/reports/affiliates/reactivation/export?reason=Monthly+review')->assertOk();
    }

    public function test_pages_are_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewAffiliateTaxReports)->createOne());

        $this->get(self::MAIN)->assertForbidden();
        $this->get('/reports/affiliates/reactivation')->assertForbidden();
    }

    /** @param  array<string, mixed>  $marks */
    private function client(string $createdOn, array $marks = []): Client
    {
        return Client::factory()->createOne(['affiliate_id' => $this->affiliate->id, 'created_at' => $createdOn, 'status' => ClientStatus::Active, 'last_bet_at' => now(), ...$marks]);
    }

    private function bet(Client $client, string $placedAt, int $stake, int $return): void
    {
        $account = SiteAccount::query()->where('client_id', $client->id)->first()
            ?? SiteAccount::factory()->createOne(['client_id' => $client->id]);
        Bet::factory()->createOne([
            'client_id' => $client->id,
            'site_account_id' => $account->id,
            'placed_at' => $placedAt,
            'status' => $return === 0 ? BetStatus::Lost : BetStatus::Won,
            'stake_cents' => $stake,
            'return_cents' => $return,
            'is_bonus' => false,
        ]);
    }

    private function addUp(): void
    {
        app(MonthlyStats::class)->rebuild(array_values(Client::query()->pluck('id')->all()));
        $this->assertSame(0, $this->artisan('affiliates:add-up', ['--months' => 13]));
    }
}
