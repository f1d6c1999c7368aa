import { lazy, Suspense, useMemo } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { formatMoney } from '@/lib/format';
import { loadModule } from '@/lib/load-module';
import type { DailyAmount } from '@/types/generated';

const DailyBars = lazy(() => loadModule(() => import('@/components/charts/daily-bars')));

/** Without cents when there are none. */
const dollars = (cents: number) => formatMoney(cents).replace('.00', '');

/** Deposits received on each of the last 30 days, against withdrawals paid for those who may see both. */
export function DepositsCard({ days }: { days: DailyAmount[] }) {
    const bars = useMemo(
        () =>
            days.map(({ day, amount_cents, paid_cents }) => ({
                day,
                value: amount_cents,
                ...(paid_cents === null ? {} : { against: paid_cents }),
            })),
        [days],
    );
    const total = days.reduce((sum, day) => sum + day.amount_cents, 0);
    const paid = days.reduce((sum, day) => sum + (day.paid_cents ?? 0), 0);
    const hasPaid = days.some(({ paid_cents }) => paid_cents !== null);

    return (
        <Card className="col-span-12 xl:col-span-8">
            <CardHeader
                title={hasPaid ? 'Deposits and withdrawals, 30 days' : 'Deposits, 30 days'}
                actions={
                    hasPaid ? (
                        <span className="flex flex-wrap gap-x-4 gap-y-1">
                            <Sum color="bg-accent" label="Received" cents={total} />
                            <Sum color="bg-warn" label="Paid" cents={paid} />
                        </span>
                    ) : (
                        <span className="font-medium tabular">{formatMoney(total)}</span>
                    )
                }
            />
            <CardBody className="h-60">
                <Suspense fallback={<Skeleton className="h-full w-full" />}>
                    <DailyBars
                        label={hasPaid ? 'Deposits received and withdrawals paid by day' : 'Deposits received by day'}
                        days={bars}
                        series={hasPaid ? ['Received', 'Paid'] : ['Received']}
                        format={dollars}
                        formatExactly={formatMoney}
                        least={100}
                    />
                </Suspense>
            </CardBody>
        </Card>
    );
}

function Sum({ color, label, cents }: { color: string; label: string; cents: number }) {
    return (
        <span className="flex items-center gap-1.5 text-compact">
            <span className={cn('size-2 rounded-full', color)} />
            <span className="text-muted">{label}</span>
            <span className="font-medium tabular">{formatMoney(cents)}</span>
        </span>
    );
}
