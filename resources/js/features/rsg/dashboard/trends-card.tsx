import { Link } from '@inertiajs/react';
import { lazy, Suspense } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format';
import { loadModule } from '@/lib/load-module';
import type { RsgTrend } from '@/types/generated';

const DailyBars = lazy(() => loadModule(() => import('@/components/charts/daily-bars')));

/** New work of each kind on each of the last 30 days. */
export function TrendsCard({ trends }: { trends: RsgTrend[] }) {
    return (
        <Card className="col-span-12">
            <CardHeader title="New work, 30 days" />
            <CardBody className="grid gap-x-6 gap-y-4 sm:grid-cols-2 2xl:grid-cols-4">
                {trends.map(({ key, label, total, days, url }) => (
                    <div key={key} className="min-w-0">
                        <h3 className="flex justify-between text-compact">
                            {label}{' '}
                            {url === null ? (
                                <span className="text-muted tabular">{formatCount(total)}</span>
                            ) : (
                                <Link
                                    href={url}
                                    aria-label={`${label}: ${formatCount(total)}`}
                                    className="text-accent tabular hover:underline"
                                >
                                    {formatCount(total)}
                                </Link>
                            )}
                        </h3>
                        <div className="h-36">
                            <Suspense fallback={<Skeleton className="h-full w-full" />}>
                                <DailyBars
                                    label={`${label} by day`}
                                    days={days}
                                    series={['New']}
                                    format={formatCount}
                                />
                            </Suspense>
                        </div>
                    </div>
                ))}
            </CardBody>
        </Card>
    );
}
