import { useMemo } from 'react';
import { DailyBarsCard } from '@/features/reports/daily-bars-card';
import { formatMoney } from '@/lib/format';
import type { ReportRow } from '@/types/generated';

const dollars = (cents: number) =>
    cents >= 1_000_000 ? `$${Math.round(cents / 100_000)}k` : formatMoney(cents).replace('.00', '');

const MONEY = { format: dollars, formatExactly: formatMoney, least: 100 };

/** Turnover, and deposits against withdrawals, by day. */
export function ReportCharts({ days }: { days: readonly ReportRow[] }) {
    const turnover = useMemo(
        () => days.map(({ key, turnover_cents }) => ({ day: key, value: turnover_cents })),
        [days],
    );
    const money = useMemo(
        () =>
            days.map(({ key, deposits_cents, withdrawals_cents }) => ({
                day: key,
                value: deposits_cents,
                against: withdrawals_cents,
            })),
        [days],
    );

    return (
        <div className="grid gap-4 xl:grid-cols-2">
            <DailyBarsCard
                {...MONEY}
                title="Turnover by day"
                description="Stakes that clients paid."
                days={turnover}
                series={['Turnover']}
            />
            <DailyBarsCard
                {...MONEY}
                title="Deposits and withdrawals by day"
                description="Bars are deposits, the line is withdrawals."
                days={money}
                series={['Deposits', 'Withdrawals']}
            />
        </div>
    );
}
