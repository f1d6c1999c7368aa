<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ClientStatsTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private SiteAccount $account;

    protected function setUp(): void
    {
        parent::setUp();

        // Already December in Melbourne.
        $this->travelTo('2026-11-30 14:00:00');
        $this->account = SiteAccount::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewReportExports)->createOne());
        foreach ([
            ['2026-12-01', $this->account->operator_site_id, ['bets' => 3, 'turnover_cents' => 9_000, 'settled_cents' => 8_000, 'returns_cents' => 10_000]],
            ['2026-12-01', 0, ['deposits_cents' => 5_000, 'withdrawals_cents' => 700]],
            ['2026-01-01', 987, ['bets' => 1, 'turnover_cents' => 1_000, 'settled_cents' => 1_000, 'bonus_cents' => 400]],
            ['2025-12-01', $this->account->operator_site_id, ['bets' => 9, 'turnover_cents' => 77_000]],
        ] as [$month, $site, $measures]) {
            DB::table('client_monthly_stats')->insert(['client_id' => $this->account->client_id, 'month' => $month, 'operator_site_id' => $site, ...$measures]);
        }
    }

    public function test_twelve_months_end_with_the_current_business_month_without_a_gap(): void
    {
        $figures = $this->figures(['site' => (string) $this->account->operator_site_id]);

        $this->assertSame(
            ['2026-01-01', '2026-12-01', 12],
            [$figures['months'][0]['label'], $figures['months'][11]['label'], count($figures['months'])],
        );
        $this->assertSame(
            [3, 9_000, -2_000, -2_500],
            [
                $figures['months'][11]['bets'],
                $figures['months'][11]['turnover_cents'],
                $figures['months'][11]['profit_cents'],
                $figures['months'][11]['margin_basis_points'],
            ],
        );
        $this->assertSame(
            [0, null, null],
            [
                $figures['months'][5]['turnover_cents'],
                $figures['months'][5]['margin_basis_points'],
                $figures['total']['deposits_cents'],
            ],
        );
    }

    public function test_longer_period_includes_older_months(): void
    {
        $this->assertCount(24, $this->figures(['months' => '24', 'site' => (string) $this->account->operator_site_id])['months']);
        $this->assertSame(86_000, $this->figures(['months' => '24', 'site' => (string) $this->account->operator_site_id])['total']['turnover_cents']);
    }

    public function test_figures_without_a_site_include_all_sites_and_money(): void
    {
        DB::table('client_monthly_stats')->where('operator_site_id', 987)->delete();

        $figures = $this->figures();

        $this->assertSame([9_000, 5_000, 700], [$figures['total']['turnover_cents'], $figures['total']['deposits_cents'], $figures['total']['withdrawals_cents']]);
        $this->assertSame([$this->account->operatorSite->name], array_column($figures['sites'], 'label'));
        $this->assertSame('Australia/Melbourne', $figures['time_zone']);
    }

    public function test_invalid_link_parameters_are_dropped(): void
    {
        foreach (['months' => '13', 'site' => 'x'] as $key => $value) {
            $this->get(route('clients.stats', [$this->account->client_id, $key => $value]))->assertRedirect(route('clients.stats', $this->account->client_id))->assertSessionHas('error');
        }
    }

    public function test_monthly_figures_can_be_exported_with_a_reason(): void
    {
        DB::table('client_monthly_stats')->where('operator_site_id', 987)->delete();
        $this->get(route('clients.stats.export', $this->account->client_id))->assertRedirect(route('clients.stats', $this->account->client_id))->assertSessionHas('error');

        $file = $this->get(route('clients.stats.export', [$this->account->client_id, 'reason' => 'Yearly review']))->assertOk()->streamedContent();

        $this->assertStringContainsString("2026-12,3,90.00,0.00,100.00,-20.00,-25.00,50.00,7.00\r\n", $file);
        $this->assertSame(['client.stats_exported', 'Yearly review'], [AuditEvent::query()->sole()->action, AuditEvent::query()->sole()->after['reason'] ?? null]);
    }

    public function test_figures_and_exports_require_their_abilities(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->get(route('clients.stats.export', [$this->account->client_id, 'reason' => 'Yearly review']))->assertForbidden();
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())->get(route('clients.stats', $this->account->client_id))->assertForbidden();
    }

    /**
     * @param  array<string, string>  $query
     * @return array<string, mixed>
     */
    private function figures(array $query = []): array
    {
        return $this->inertia(route('clients.stats', [$this->account->client_id, ...$query]), ['figures'], 'Clients/Stats')->assertOk()->json('props.figures');
    }
}
