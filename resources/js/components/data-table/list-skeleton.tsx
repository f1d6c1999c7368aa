import { Skeleton } from '@/components/ui/skeleton';

/** One skeleton row per number. */
const WIDTHS = ['w-3/4', 'w-2/3', 'w-4/5', 'w-1/2', 'w-3/5', 'w-5/6', 'w-7/12', 'w-2/5'];

/** Placeholder for a deferred list: toolbar, rows and pagination. */
export function ListSkeleton() {
    return (
        <div aria-hidden="true" className="flex min-h-0 flex-1 flex-col gap-3">
            <div className="flex gap-2">
                <Skeleton className="h-8.5 w-64 max-w-1/2" />
                <Skeleton className="h-8.5 w-24" />
                <Skeleton className="ml-auto h-8.5 w-8.5" />
            </div>
            <div className="min-h-48 flex-1 overflow-clip rounded-card border border-line bg-surface">
                {WIDTHS.map((width) => (
                    <div key={width} className="flex h-11 items-center gap-6 border-b border-line px-4">
                        <Skeleton className="h-3.5 w-28" />
                        <span className="flex-1">
                            <Skeleton className={`h-3.5 ${width}`} />
                        </span>
                        <Skeleton className="h-3.5 w-20" />
                    </div>
                ))}
            </div>
        </div>
    );
}
