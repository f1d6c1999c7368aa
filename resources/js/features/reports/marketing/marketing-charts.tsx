import { lazy, Suspense, useMemo } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format';
import { loadModule } from '@/lib/load-module';
import type { MarketingDay } from '@/types/generated';

const DailyBars = lazy(() => loadModule(() => import('@/components/charts/daily-bars')));

/** Messages, and new clients against leads, by day. */
export function MarketingCharts({ days }: { days: readonly MarketingDay[] }) {
    const sent = useMemo(() => days.map((day) => ({ day: day.day, value: day.sent, against: day.opt_outs })), [days]);
    const growth = useMemo(
        () => days.map((day) => ({ day: day.day, value: day.new_clients, against: day.leads })),
        [days],
    );

    return (
        <div className="grid gap-4 xl:grid-cols-2">
            <Chart
                title="Messages by day"
                description="Bars are sent messages, the line is opt-outs within 7 days of them."
                days={sent}
                series={['Sent', 'Opt-outs']}
            />
            <Chart
                title="New clients and leads by day"
                description="Bars are new clients, the line is new leads."
                days={growth}
                series={['New clients', 'Leads']}
            />
        </div>
    );
}

interface ChartProps {
    title: string;
    description: string;
    days: { day: string; value: number; against: number }[];
    series: string[];
}

function Chart({ title, description, ...chart }: ChartProps) {
    return (
        <Card>
            <CardHeader title={title} description={description} />
            <CardBody className="h-60">
                <Suspense fallback={<Skeleton className="h-full w-full" />}>
                    <DailyBars label={title} format={formatCount} {...chart} />
                </Suspense>
            </CardBody>
        </Card>
    );
}
