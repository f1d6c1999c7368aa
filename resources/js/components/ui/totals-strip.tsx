import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

const BOX = 'rounded-card border border-line bg-surface px-4 py-3';

interface TotalsStripProps {
    /** Accessible name. */
    label?: string;
    loading: boolean;
    /** Columns from `sm` and `lg` on. Phones have two. */
    className?: string;
    /** Buttons on the right. */
    actions?: ReactNode;
    children: ReactNode;
}

/** Totals of the filtered rows, above a list. */
export function TotalsStrip({ label = 'Totals', loading, className, actions, children }: TotalsStripProps) {
    return (
        <div className={cn(BOX, 'flex flex-wrap items-center gap-x-6 gap-y-3')}>
            <dl
                aria-label={label}
                aria-busy={loading || undefined}
                className={cn('grid min-w-0 flex-1 grid-cols-2 gap-x-4 gap-y-3 max-sm:basis-full', className)}
            >
                {children}
            </dl>
            {actions}
        </div>
    );
}

interface TotalProps {
    label: string;
    /** Small text behind the value. */
    hint?: ReactNode;
    /** Shows a skeleton while undefined or null. */
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

/** Replaces the totals when there are too many rows to add up. */
export function NoTotals({ children }: { children: ReactNode }) {
    return <p className={cn(BOX, 'text-muted')}>{children}</p>;
}
