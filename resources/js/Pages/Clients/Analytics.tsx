import { Deferred } from '@inertiajs/react';
import { Skeleton } from '@/components/ui/skeleton';
import { Analytics } from '@/features/clients/analytics/analytics';
import { FigureSkeleton, NamedCardSkeleton } from '@/features/clients/card-skeletons';
import type { ClientAnalyticsPage } from '@/types/generated';

export default function ClientAnalytics({ analytics }: ClientAnalyticsPage) {
    return (
        <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
            <Deferred data="analytics" fallback={<AnalyticsSkeleton />}>
                {analytics && <Analytics analytics={analytics} />}
            </Deferred>
        </div>
    );
}

function AnalyticsSkeleton() {
    return (
        <>
            <Skeleton className="col-span-12 h-5 w-96 max-w-full" />
            {['rate', 'implied', 'cost', 'bonus'].map((card) => (
                <FigureSkeleton key={card} className="col-span-6 xl:col-span-3" />
            ))}
            <NamedCardSkeleton title="Risk signals" lines={8} className="col-span-12" />
            <NamedCardSkeleton title="Betting hours" lines={8} className="col-span-12" />
        </>
    );
}
