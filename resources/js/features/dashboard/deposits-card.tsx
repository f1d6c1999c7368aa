import { lazy, Suspense, useMemo } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoney } from '@/lib/format';
import type { DailyAmount } from '@/types/generated';

const DailyBars = lazy(() => import('@/components/charts/daily-bars'));

/** Without cents when there are none. */
const dollars = (cents: number) => formatMoney(cents).replace('.00', '');

/** Deposits received on each of the last 30 days. */
export function DepositsCard({ days }: { days: DailyAmount[] }) {
    const bars = useMemo(() => days.map(({ day, amount_cents }) => ({ day, value: amount_cents })), [days]);
    const total = days.reduce((sum, day) => sum + day.amount_cents, 0);

    return (
        <Card className="col-span-12 xl:col-span-8">
            <CardHeader
                title="Deposits, 30 days"
                actions={<span className="font-medium tabular">{formatMoney(total)}</span>}
            />
            <CardBody className="h-60">
                <Suspense fallback={<Skeleton className="h-full w-full" />}>
                    <DailyBars label="Deposits received by day" days={bars} format={dollars} least={100} />
                </Suspense>
            </CardBody>
        </Card>
    );
}
