<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Domain\Stats\DailySums;
use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\RsgEvent;
use App\Models\TimeOut;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\Group;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ReportTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private User $manager;

    private int $company;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-20 03:00:00');
        $this->manager = User::factory()->createOne(['first_name' => 'Maya', 'last_name' => 'Okonkwo']);
        $this->company = Client::factory()->createOne(['account_manager_id' => $this->manager->id, 'state' => 'VIC', 'last_bet_at' => now()->subDay()])->company_id;
        $this->row('2026-11-20', 10_000, manager: $this->manager->id);
        $this->row('2026-11-19', 5_000, state: 'NSW');
        $this->row('2026-11-13', 4_000);
        $this->row('2026-10-20', 3_000, manager: $this->manager->id);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClientReports, Ability::ViewAccountManagerReports, Ability::ViewReportExports)->createOne());
    }

    public function test_daily_report_has_every_day_its_total_and_the_days_before(): void
    {
        $result = $this->report('reports.clients.daily', ['period' => '7']);

        $this->assertSame(['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14'], array_column($result['rows'], 'key'));
        $this->assertSame([15_000, 4_000], [$result['total']['turnover_cents'], $result['previous']['turnover_cents']]);
        $this->assertSame([200, 100], [$result['total']['profit_cents'], $result['previous']['profit_cents']]);
        $this->assertSame(array_sum(array_column($result['rows'], 'net_cents')), $result['total']['net_cents']);
    }

    public function test_filters_narrow_the_days_and_the_comparison(): void
    {
        $custom = ['period' => 'custom', 'from' => '2026-11-13', 'until' => '2026-11-30'];
        $this->assertSame(19_000, $this->report('reports.clients.daily', $custom)['total']['turnover_cents']);
        $this->assertSame(10_000, $this->report('reports.clients.daily', [...$custom, 'manager' => (string) $this->manager->id])['total']['turnover_cents']);
        $this->assertSame(9_000, $this->report('reports.clients.daily', [...$custom, 'manager' => 'none'])['total']['turnover_cents']);
        $this->assertSame(5_000, $this->report('reports.clients.daily', [...$custom, 'state' => 'NSW'])['total']['turnover_cents']);
        $this->assertSame(0, $this->report('reports.clients.daily', [...$custom, 'company' => (string) ($this->company + 1_000)])['total']['turnover_cents']);
    }

    public function test_states_report_lists_all_states(): void
    {
        $result = $this->report('reports.clients.states', ['period' => 'month']);

        $this->assertSame(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'], array_column($result['rows'], 'label'));
        $this->assertSame([5_000, 14_000, 0], array_slice(array_column($result['rows'], 'turnover_cents'), 0, 3));
    }

    public function test_manager_report_lists_managers_with_their_clients(): void
    {
        Client::factory()->createOne(['account_manager_id' => null]);
        ['rows' => $rows, 'total' => $total] = $this->report('reports.account-managers.main', ['period' => '7']);
        $rows = array_column($rows, null, 'label');

        $this->assertSame([10_000, 1, 1], [$rows['Maya Okonkwo']['turnover_cents'], $rows['Maya Okonkwo']['clients'], $rows['Maya Okonkwo']['active_clients']]);
        $this->assertSame([5_000, 1], [$rows['Unassigned']['turnover_cents'], $rows['Unassigned']['clients']]);
        $this->assertSame([2, 1], [$total['clients'], $total['active_clients']]);
    }

    public function test_wrong_days_are_refused_in_words(): void
    {
        foreach ([
            [['period' => 'custom', 'from' => '2026-11-20', 'until' => '2026-11-01'], 'Choose a last day on or after the first.'],
            [['period' => 'custom', 'from' => '2025-01-01', 'until' => '2026-11-01'], 'Choose a period of at most a year.'],
            [['period' => 'custom', 'from' => '2026-11-21', 'until' => '2026-11-30'], 'Choose a first day up to today.'],
            [['period' => 'custom'], 'Enter the first day as dd/mm/yyyy.'],
        ] as [$query, $message]) {
            $this->get(route('reports.clients.daily', $query))->assertRedirect(route('reports.clients.daily'))->assertSessionHas('error', $message);
        }
    }

    public function test_manager_filter_needs_the_manager_reports(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClientReports)->createOne());

        $this->get(route('reports.clients.daily', ['manager' => (string) $this->manager->id]))->assertRedirect();
        $this->assertNull($this->inertia(route('reports.clients.daily'))->json('props.managers'));
        $this->get(route('reports.clients.daily.export', ['reason' => 'Monthly meeting']))->assertForbidden();
        $this->get(route('reports.account-managers.main'))->assertForbidden();
    }

    public function test_contractor_sees_no_manager_report_even_with_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewAccountManagerReports, Ability::CanViewDatabaseOnly)->createOne());

        $this->get(route('reports.account-managers.main'))->assertForbidden();
    }

    public function test_export_needs_a_reason_and_is_recorded(): void
    {
        $this->get(route('reports.account-managers.main.export'))->assertSessionHas('error', 'Enter a reason for this export.');

        $file = $this->get(route('reports.account-managers.main.export', ['period' => '7', 'reason' => 'Monthly meeting']))->assertOk()->streamedContent();

        $this->assertStringContainsString('"Maya Okonkwo",1,1,', str_replace('Maya Okonkwo,', '"Maya Okonkwo",', $file));
        $this->assertStringContainsString('150.00', $file);
        $event = AuditEvent::query()->where('action', 'report.exported')->sole();
        $this->assertSame(['reports-account-managers-main', 'Monthly meeting'], [$event->after['report'] ?? null, $event->after['reason'] ?? null]);
    }

    public function test_export_without_rows_has_a_total_below_its_headings(): void
    {
        $manager = User::factory()->createOne();

        $file = $this->get(route('reports.account-managers.main.export', ['manager' => (string) $manager->id, 'reason' => 'Monthly meeting']))->assertOk()->streamedContent();

        [$header, $total] = array_map(static fn (string $line): array => str_getcsv($line, escape: ''), explode("\r\n", trim($file)));
        $this->assertSame([count($header), 'Total', '0', '0'], [count($total), ...array_slice($total, 0, 3)]);
    }

    public function test_reactivation_counts_quiet_clients_without_excluded_people(): void
    {
        $quiet = ['account_manager_id' => $this->manager->id, 'company_id' => $this->company, 'last_bet_at' => now()->subDays(61), 'status' => ClientStatus::Active];
        Client::factory()->createOne($quiet);
        Client::factory()->createOne([...$quiet, 'status' => ClientStatus::Closed]);
        Client::factory()->createOne([...$quiet, 'is_barred' => true]);
        Client::factory()->createOne([...$quiet, 'betstop_state' => BetstopState::Registered]);
        Client::factory()->createOne([...$quiet, 'last_bet_at' => now()->subDays(59)]);
        // 21 September in Melbourne, but still the 20th in Perth.
        Client::factory()->createOne([...$quiet, 'last_bet_at' => '2026-09-20 14:30:00']);
        TimeOut::query()->create(['client_id' => Client::factory()->createOne($quiet)->id, 'starts_at' => now()->subDays(50), 'ends_at' => now()->subDays(20)]);

        $rows = array_column($this->report('reports.account-managers.reactivation', ['period' => '7'])['rows'], null, 'label');

        $this->assertSame([1, 0, 1], [$rows['Maya Okonkwo']['reactivated'], $rows['Maya Okonkwo']['previous'], $rows['Maya Okonkwo']['quiet']]);
        $this->actingAs(User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne(['timezone' => 'Australia/Perth']));
        $this->assertCount(1, $this->inertia(route('clients.index', ['account_manager' => $this->manager->id, 'custom_sales_filter' => 'quiet']))->json('props.clients'));
    }

    #[Group('sqlite')]
    public function test_quiet_clients_are_counted_in_one_index_without_reading_the_clients(): void
    {
        DB::enableQueryLog();
        $this->report('reports.account-managers.reactivation', ['period' => '7']);
        $query = array_find(DB::getQueryLog(), static fn (array $query): bool => str_contains($query['query'], 'as quiet')) ?? $this->fail('Quiet clients were not counted.');

        $this->assertStringContainsString('USING COVERING INDEX clients_in_order_index', implode("\n", array_column(DB::select("explain query plan {$query['query']}", $query['bindings']), 'detail')));
    }

    public function test_executive_report_is_for_executives_and_names_no_client(): void
    {
        $this->get(route('reports.executive'))->assertForbidden();
        RsgEvent::factory()->createOne(['client_id' => Client::factory()->createOne(['last_name' => 'Fairweather'])->id]);
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne());

        $page = $this->inertia(route('reports.executive', ['period' => '7']), ['result', 'protection'], 'Reports/Executive')->assertOk();

        $this->assertSame(15_000, $page->json('props.result.figures.total.turnover_cents'));
        $this->assertSame([15_000], array_column($page->json('props.result.companies'), 'turnover_cents'));
        $this->assertSame([0, 1], array_column($page->json('props.protection.open'), 'count'));
        $this->assertSame(1, $page->json('props.protection.new_events'));
        $this->assertStringNotContainsString('Fairweather', (string) $page->getContent());
    }

    public function test_executive_export_has_both_tables_and_is_recorded(): void
    {
        $this->get(route('reports.executive.export', ['reason' => 'Board meeting']))->assertForbidden();
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne());
        $this->get(route('reports.executive.export'))->assertSessionHas('error', 'Enter a reason for this export.');

        $file = $this->get(route('reports.executive.export', ['period' => '7', 'reason' => 'Board meeting']))->assertOk()->streamedContent();

        foreach (['Company,', 'State,NSW,1,0.1,1,50.00,', 'State,VIC,1,0.1,1,100.00,', ',Total,2,0.3,2,150.00,2.00,'] as $line) {
            $this->assertStringContainsString("\n{$line}", str_replace("\r", '', $file));
        }
        $this->assertSame('reports-executive', AuditEvent::query()->where('action', 'report.exported')->sole()->after['report'] ?? null);
    }

    private function row(string $day, int $turnover, int $manager = 0, string $state = 'VIC'): void
    {
        DB::table('daily_stats')->insert([
            'day' => $day,
            'account_manager_id' => $manager,
            'company_id' => $this->company,
            'state' => $state,
            ...array_fill_keys(DailySums::MEASURES, 1),
            'turnover_cents' => $turnover,
            'settled_cents' => 300,
            'returns_cents' => 200,
        ]);
    }

    /**
     * @param  array<string, string>  $query
     * @return array<string, mixed>
     */
    private function report(string $route, array $query): array
    {
        $component = [
            'reports.clients.daily' => 'Reports/Clients/Daily',
            'reports.clients.states' => 'Reports/Clients/States',
            'reports.account-managers.main' => 'Reports/AccountManagers/Main',
            'reports.account-managers.reactivation' => 'Reports/AccountManagers/Reactivation',
        ][$route];

        return $this->inertia(route($route, $query), ['result'], $component)
            ->assertOk()
            ->json('props.result');
    }
}
