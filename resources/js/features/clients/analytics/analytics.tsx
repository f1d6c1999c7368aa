import { ChartPieIcon } from '@heroicons/react/24/outline';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { StatCard } from '@/components/ui/stat-card';
import { HourMap } from '@/features/clients/analytics/hour-map';
import { ShareTable } from '@/features/clients/analytics/share-table';
import { SignalsCard } from '@/features/clients/analytics/signals-card';
import { formatCount, formatMoney } from '@/lib/format';
import { formatShare } from '@/lib/odds';
import type { BetBand, ClientAnalytics } from '@/types/generated';

const QUARTER = 'col-span-6 xl:col-span-3';
const THIRD = 'col-span-12 self-start lg:col-span-6 xl:col-span-4';

/** The client's betting patterns: hours, sports, stakes, win rate and risk signals. */
export function Analytics({ analytics }: { analytics: ClientAnalytics }) {
    const { window, win_rate, bonus } = analytics;

    if (window.bets === 0) {
        return (
            <Card className="col-span-12">
                <EmptyState icon={ChartPieIcon} title="No bets to analyse">
                    The client has placed no bets in the last {window.months} months.
                </EmptyState>
            </Card>
        );
    }

    return (
        <>
            <p className="col-span-12 text-muted">
                {window.is_capped
                    ? `The newest ${formatCount(window.cap)} bets of the last ${window.months} months. Older bets are left out.`
                    : `${window.bets === 1 ? 'The only bet' : `All ${formatCount(window.bets)} bets`} of the last ${window.months} months.`}{' '}
                Void bets are left out. Hours are in {window.time_zone} time.
            </p>
            <StatCard
                className={QUARTER}
                label="Win rate"
                value={formatShare(shareOf(win_rate.wins * 100, win_rate.settled))}
                hint={`${formatCount(win_rate.wins)} of ${formatCount(win_rate.settled)} settled bets`}
            />
            <StatCard
                className={QUARTER}
                label="Implied by the odds"
                value={formatShare(shareOf(win_rate.expected_hundredths, win_rate.settled))}
                hint={`${(win_rate.expected_hundredths / 100).toFixed(1)} expected wins`}
            />
            <StatCard
                className={QUARTER}
                label="Bonus cost"
                value={<Money inline cents={bonus.bonus_return_cents} />}
                hint={`${formatShare(bonus.share_basis_points)} of turnover, ${formatMoney(bonus.bonus_stake_cents)} staked`}
            />
            <StatCard
                className={QUARTER}
                label="Bonus bets"
                value={formatCount(bonus.bonus_bets)}
                hint={`of ${formatCount(window.bets)}, and ${formatCount(bonus.boosted_bets)} boosted`}
            />
            <SignalsCard signals={analytics.signals} />
            <HourMap cells={analytics.hours} timeZone={window.time_zone} />
            <ShareTable
                className={THIRD}
                title="By sport"
                heads={['Turnover', 'Margin']}
                rows={analytics.sports.map((sport) => ({
                    label: `${sport.sport} (${formatCount(sport.bets)})`,
                    size: sport.turnover_cents,
                    values: [formatMoney(sport.turnover_cents), formatShare(sport.margin_basis_points)],
                }))}
            />
            <ShareTable
                className={THIRD}
                title="By stake"
                heads={['Bets', 'Staked']}
                rows={analytics.stakes.map((band) => ({
                    label: band.label,
                    size: band.bets,
                    values: [formatCount(band.bets), formatMoney(band.stake_cents)],
                }))}
            />
            <ShareTable
                className={THIRD}
                title="Wins against the odds"
                heads={['Won', 'Implied']}
                rows={analytics.odds.map((band) => ({
                    label: `${band.label} (${formatCount(band.bets)})`,
                    size: band.bets,
                    values: [wonShare(band), formatShare(shareOf(band.expected_hundredths, band.settled))],
                }))}
            />
        </>
    );
}

function wonShare(band: BetBand): string {
    return formatShare(shareOf(band.wins * 100, band.settled));
}

/** The share of `hundredths` (wins × 100) in `of` bets, in basis points. */
function shareOf(hundredths: number, of: number): number | null {
    return of === 0 ? null : Math.round((hundredths * 100) / of);
}
