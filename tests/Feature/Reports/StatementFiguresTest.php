<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Domain\Reports\Affiliates\StatementFigures;
use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class StatementFiguresTest extends TestCase
{
    use RefreshDatabase;

    /**
     * The terms are 25%. Both months were approved with a commission of 10,000, and October earns 2,000.
     *
     * @param  array<string, int>  $expected
     */
    #[TestWith([0, 60_000, ['2026-08-01' => -7_000, '2026-09-01' => 5_000]])]
    #[TestWith([60_000, 0, ['2026-08-01' => 5_000, '2026-09-01' => -7_000]])]
    public function test_increase_is_not_paid_while_a_decrease_of_any_month_waits(int $august, int $september, array $expected): void
    {
        $affiliate = Affiliate::factory()->createOne();
        foreach (['2026-08-01' => $august, '2026-09-01' => $september, '2026-10-01' => 8_000] as $month => $settled) {
            DB::table('affiliate_monthly_stats')->insert(['affiliate_id' => $affiliate->id, 'month' => $month, 'settled_cents' => $settled]);
        }
        $user = User::factory()->createOne()->id;
        foreach (array_keys($expected) as $period) {
            AffiliateStatement::query()->create([
                'affiliate_id' => $affiliate->id, 'period' => $period, 'status' => 'approved', 'affiliate_name' => $affiliate->name, 'is_gst_registered' => true,
                'commission_basis_points' => 2_500, 'new_client_cents' => 0, 'profit_cents' => 40_000, 'new_clients' => 0, 'commission_cents' => 10_000, 'adjustments' => [],
                'gross_cents' => 10_000, 'gst_cents' => 1_000, 'withheld_cents' => 0, 'payable_cents' => 11_000, 'drafted_by' => $user, 'changed_by' => $user,
            ]);
        }

        $october = (new StatementFigures)->of($affiliate, CarbonImmutable::parse('2026-10-01', 'Australia/Melbourne'));

        $this->assertSame([$expected, 0], [$october['adjustments'], $october['gross_cents']]);
    }
}
