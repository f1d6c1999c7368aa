<?php

declare(strict_types=1);

namespace App\Domain\Reports\Affiliates;

use App\Enums\AffiliateStatementStatus;
use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Support\Abn;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Figures of a statement that isn't approved yet. */
final readonly class StatementFigures
{
    /** Later changes of an older month no longer become adjustments. The nightly addition covers as many months. */
    public const ADJUSTED_MONTHS = 12;

    /**
     * The columns of the statement of a month, from the figures as added up now. An approved statement never changes: the difference
     * to its commission today, by the terms it was made with, becomes an adjustment here. An adjustment that would make the total
     * negative waits for the next statement.
     *
     * @return array<string, mixed>
     */
    public function of(Affiliate $affiliate, CarbonImmutable $month): array
    {
        $others = AffiliateStatement::query()->where('affiliate_id', $affiliate->id)->where('period', '<>', $month->toDateString())->orderBy('period')->get();
        $figures = DB::table('affiliate_monthly_stats')->where('affiliate_id', $affiliate->id)
            ->whereBetween('month', [$month->subMonthsNoOverflow(self::ADJUSTED_MONTHS)->toDateString(), $month->toDateString()])
            ->get()->keyBy(static fn (stdClass $row): string => substr((string) $row->month, 0, 10))->all();
        [$profit, $new] = self::figures($figures[$month->toDateString()] ?? null);
        $commission = (new CommissionTerms($affiliate->commission_basis_points, $affiliate->new_client_cents))->commission($profit, $new);

        $differences = $adjustments = [];
        foreach ($others as $statement) {
            $period = $statement->period->toDateString();
            if ($statement->status === AffiliateStatementStatus::Draft || $period > $month->toDateString() || ! isset($figures[$period])) {
                continue;
            }
            $today = (new CommissionTerms($statement->commission_basis_points, $statement->new_client_cents))->commission(...self::figures($figures[$period]));
            $differences[$period] = $today - $statement->commission_cents - self::adjusted($others, $period);
        }
        // Increases first, so that they are not paid while a decrease waits.
        arsort($differences);
        foreach ($differences as $period => $difference) {
            $adjustments[$period] = max($difference, -$commission - array_sum($adjustments));
        }
        $adjustments = array_filter($adjustments);
        ksort($adjustments);

        $abn = Abn::parse($affiliate->abn);
        $status = TaxStatus::of($abn, $affiliate->is_gst_registered);

        return [
            'affiliate_name' => $affiliate->name, 'abn' => $abn, 'is_gst_registered' => $status === TaxStatus::RegisteredForGst,
            'commission_basis_points' => $affiliate->commission_basis_points, 'new_client_cents' => $affiliate->new_client_cents,
            'profit_cents' => $profit, 'new_clients' => $new, 'commission_cents' => $commission, 'adjustments' => $adjustments,
            ...get_object_vars(StatementAmounts::of($commission + array_sum($adjustments), $status)),
        ];
    }

    /** @return array{int, int} profit in cents and new clients */
    private static function figures(?stdClass $row): array
    {
        return $row === null ? [0, 0] : [(int) $row->settled_cents - (int) $row->returns_cents, (int) $row->new_clients];
    }

    /**
     * The adjustments of other statements for a month, in cents.
     *
     * @param  Collection<int, AffiliateStatement>  $others
     */
    private static function adjusted(Collection $others, string $period): int
    {
        return (int) $others->sum(static fn (AffiliateStatement $other): int => $other->adjustments[$period] ?? 0);
    }
}
