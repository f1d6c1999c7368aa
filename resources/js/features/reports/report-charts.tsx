import { lazy, Suspense, useMemo } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoney } from '@/lib/format';
import { loadModule } from '@/lib/load-module';
import type { ReportRow } from '@/types/generated';

const DailyBars = lazy(() => loadModule(() => import('@/components/charts/daily-bars')));

const dollars = (cents: number) =>
    cents >= 1_000_000 ? `$${Math.round(cents / 100_000)}k` : formatMoney(cents).replace('.00', '');

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
            <Chart
                title="Turnover by day"
                description="Stakes that clients paid."
                days={turnover}
                series={['Turnover']}
            />
            <Chart
                title="Deposits and withdrawals by day"
                description="Bars are deposits, the line is withdrawals."
                days={money}
                series={['Deposits', 'Withdrawals']}
            />
        </div>
    );
}

interface ChartProps {
    title: string;
    description?: string;
    days: { day: string; value: number; against?: number }[];
    series: string[];
}

function Chart({ title, description, ...chart }: ChartProps) {
    return (
        <Card>
            <CardHeader title={title} description={description} />
            <CardBody className="h-60">
                <Suspense fallback={<Skeleton className="h-full w-full" />}>
                    <DailyBars label={title} format={dollars} formatExactly={formatMoney} least={100} {...chart} />
                </Suspense>
            </CardBody>
        </Card>
    );
}
