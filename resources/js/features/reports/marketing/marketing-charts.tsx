import { useMemo } from 'react';
import { DailyBarsCard } from '@/features/reports/daily-bars-card';
import { formatCount } from '@/lib/format';
import type { MarketingDay } from '@/types/generated';

/** Messages, and new clients against leads, by day. */
export function MarketingCharts({ days }: { days: readonly MarketingDay[] }) {
    const sent = useMemo(() => days.map((day) => ({ day: day.day, value: day.sent, against: day.opt_outs })), [days]);
    const growth = useMemo(
        () => days.map((day) => ({ day: day.day, value: day.new_clients, against: day.leads })),
        [days],
    );

    return (
        <div className="grid gap-4 xl:grid-cols-2">
            <DailyBarsCard
                title="Messages by day"
                description="Bars are sent messages, the line is opt-outs within 7 days of them."
                days={sent}
                series={['Sent', 'Opt-outs']}
                format={formatCount}
            />
            <DailyBarsCard
                title="New clients and leads by day"
                description="Bars are new clients, the line is new leads."
                days={growth}
                series={['New clients', 'Leads']}
                format={formatCount}
            />
        </div>
    );
}
