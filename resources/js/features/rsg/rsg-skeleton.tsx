import { Skeleton } from '@/components/ui/skeleton';

interface RsgSkeletonProps {
    riskButtons?: number;
    rsgButtons?: number;
}

const ROWS = 8;

/** Placeholder for an RSG page while it loads: heading, risk buttons, RSG buttons and list. */
export default function RsgSkeleton({ riskButtons = 3, rsgButtons = 2 }: RsgSkeletonProps) {
    return (
        <div role="status" aria-label="Loading" className="flex flex-col gap-4 p-4 sm:px-6">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-7 w-64" />
            <div className="flex flex-wrap gap-2">
                {numbered('risk', riskButtons).map((key) => (
                    <Skeleton key={key} className="h-8.5 w-32 rounded-control" />
                ))}
                <span className="w-4" />
                {numbered('rsg', rsgButtons).map((key) => (
                    <Skeleton key={key} className="h-8.5 w-40 rounded-control" />
                ))}
            </div>
            <div className="flex flex-col gap-px overflow-hidden rounded-card border border-line bg-surface">
                {numbered('row', ROWS).map((key) => (
                    <span key={key} className="flex h-11 items-center border-b border-line px-4 last:border-0">
                        <Skeleton className="h-3.5 w-full" />
                    </span>
                ))}
            </div>
        </div>
    );
}

function numbered(name: string, count: number): string[] {
    return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
}
