import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { StatCard } from '@/components/ui/stat-card';
import { formatCount } from '@/lib/format';
import type { ReportResult } from '@/types/generated';

const FIGURE = 'col-span-6 max-md:last:odd:col-span-12 md:col-span-4 xl:col-span-1';

/** The totals of a report against the days before. */
export function ReportTotals({ result: { total, previous, days } }: { result: ReportResult }) {
    const before = days.length === 1 ? 'the day before' : `the ${days.length} days before`;
    const against = (now: number, then: number) => `${change(now, then)} ${before}`;
    const amount = (
        label: string,
        key: 'turnover_cents' | 'profit_cents' | 'deposits_cents' | 'withdrawals_cents',
    ): ReactNode => (
        <StatCard
            className={FIGURE}
            label={label}
            tone={total[key] < 0 ? 'danger' : 'neutral'}
            value={<Money inline cents={total[key]} />}
            hint={against(total[key], previous[key])}
        />
    );

    return (
        <div className="grid grid-cols-12 gap-4 xl:grid-cols-5">
            {amount('Turnover', 'turnover_cents')}
            {amount('Our profit', 'profit_cents')}
            {amount('Deposits', 'deposits_cents')}
            {amount('Withdrawals', 'withdrawals_cents')}
            <StatCard
                className={FIGURE}
                label="New clients"
                value={formatCount(total.new_clients)}
                hint={against(total.new_clients, previous.new_clients)}
            />
        </div>
    );
}

/** `+12.5% on`, or `none in` without an earlier amount. */
export function change(now: number, then: number): string {
    if (then === 0) {
        return now === 0 ? 'Same as' : 'None in';
    }
    const share = ((now - then) / Math.abs(then)) * 100;

    return `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(1)}% on`;
}
