import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';

interface TotalsStripProps {
    /** Accessible name. */
    label?: string;
    loading: boolean;
    /** A button behind the totals. */
    actions?: ReactNode;
    children: ReactNode;
}

/** Totals of the filtered rows in one line. */
export function TotalsStrip({ label = 'Totals', loading, actions, children }: TotalsStripProps) {
    return (
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-compact text-muted">
            <dl
                aria-label={label}
                aria-busy={loading || undefined}
                className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1"
            >
                {children}
            </dl>
            {actions}
        </div>
    );
}

interface TotalProps {
    label: string;
    /** The title before the totals already says it. */
    hideLabel?: boolean;
    /** Small text behind the value. */
    hint?: ReactNode;
    /** Shows a skeleton while undefined or null. */
    children: ReactNode;
}

export function Total({ label, hideLabel = false, hint, children }: TotalProps) {
    return (
        <div className="flex items-baseline gap-x-1.5 whitespace-nowrap">
            <dt className={hideLabel ? 'sr-only' : undefined}>{label}</dt>
            <dd className="flex items-baseline gap-x-1">
                <span className="font-strong text-ink tabular">{children ?? <Skeleton className="h-3 w-14" />}</span>
                {hint && <span className="text-xs">{hint}</span>}
            </dd>
        </div>
    );
}

/** Replaces the totals when there are too many rows to add up. */
export function NoTotals({ children }: { children: ReactNode }) {
    return <p className="text-compact text-muted">{children}</p>;
}
