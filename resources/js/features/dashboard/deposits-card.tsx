import { lazy, Suspense } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoney } from '@/lib/format';
import type { DailyAmount } from '@/types/generated';

const DailyBars = lazy(() => import('@/components/charts/daily-bars'));

/** Deposits received on each of the last 30 days. */
export function DepositsCard({ days }: { days: DailyAmount[] }) {
    const total = days.reduce((sum, day) => sum + day.amount_cents, 0);

    return (
        <Card className="col-span-12 xl:col-span-8">
            <CardHeader
                title="Deposits, 30 days"
                actions={<span className="font-medium tabular">{formatMoney(total)}</span>}
            />
            <CardBody className="h-60">
                <Suspense fallback={<Skeleton className="h-full w-full" />}>
                    <DailyBars label="Deposits received by day" days={days} />
                </Suspense>
            </CardBody>
        </Card>
    );
}
