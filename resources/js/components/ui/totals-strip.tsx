import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

interface TotalsStripProps {
    label?: string;
    isLoading: boolean;
    /** Columns and, for a strip inside a card, its place. */
    className?: string;
    /** False inside a card of its own. */
    isCard?: boolean;
    children: ReactNode;
}

/** The totals of a list, above it. */
export function TotalsStrip({ label = 'Totals', isLoading, className, isCard = true, children }: TotalsStripProps) {
    return (
        <dl
            aria-label={label}
            aria-busy={isLoading || undefined}
            className={cn(
                'grid grid-cols-2 gap-x-4 gap-y-3',
                isCard && 'rounded-card border border-line bg-surface px-4 py-3',
                className,
            )}
        >
            {children}
        </dl>
    );
}

interface TotalProps {
    label: string;
    hint?: ReactNode;
    /** Nothing while loading. */
    children: ReactNode;
}

export function Total({ label, hint, children }: TotalProps) {
    return (
        <div className="min-w-0">
            <dt className="text-compact text-muted">{label}</dt>
            <dd className="flex min-h-6 flex-wrap items-baseline gap-x-2">
                <span className="font-strong tabular">{children ?? <Skeleton className="mt-1 h-4 w-20" />}</span>
                {hint && <span className="text-xs text-muted">{hint}</span>}
            </dd>
        </div>
    );
}
