import { type ComponentProps, lazy, Suspense } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { loadModule } from '@/lib/load-module';

const DailyBars = lazy(() => loadModule(() => import('@/components/charts/daily-bars')));

interface DailyBarsCardProps extends Omit<ComponentProps<typeof DailyBars>, 'label'> {
    title: string;
    description: string;
}

/** A chart with one bar for each day of the report. */
export function DailyBarsCard({ title, description, ...chart }: DailyBarsCardProps) {
    return (
        <Card>
            <CardHeader title={title} description={description} />
            <CardBody className="h-60">
                <Suspense fallback={<Skeleton className="h-full w-full" />}>
                    <DailyBars label={title} {...chart} />
                </Suspense>
            </CardBody>
        </Card>
    );
}
