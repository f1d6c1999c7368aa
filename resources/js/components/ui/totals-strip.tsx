import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useIsPhone } from '@/hooks/use-is-phone';
import { cn } from '@/lib/cn';

interface TotalsStripProps {
    /** Accessible name. */
    label?: string;
    loading: boolean;
    /** A button behind the totals. */
    actions?: ReactNode;
    children: ReactNode;
}

/**
 * Totals of the filtered rows in one line. On a phone the line scrolls sideways, because more lines would move the page when they
 * load, and fades at the edge, so that a number that is cut off doesn't look complete.
 */
export function TotalsStrip({ label = 'Totals', loading, actions, children }: TotalsStripProps) {
    const isPhone = useIsPhone();

    return (
        <div className="flex min-w-0 items-center gap-x-4 gap-y-1 text-compact text-muted sm:flex-wrap">
            <dl
                aria-label={label}
                aria-busy={loading || undefined}
                // For the arrow keys, which scroll it.
                tabIndex={isPhone ? 0 : undefined}
                className="flex min-w-0 items-baseline gap-x-4 gap-y-1 max-md:mask-r-from-[calc(100%-2rem)] max-md:pr-8 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap"
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
    /** A number of rows, which is shorter than an amount. */
    isCount?: boolean;
    /** Small text behind the value. */
    hint?: ReactNode;
    /** Shows a skeleton while undefined or null. */
    children: ReactNode;
}

export function Total({ label, hideLabel = false, isCount = false, hint, children }: TotalProps) {
    return (
        <div className="flex items-baseline gap-x-1.5 whitespace-nowrap">
            <dt className={hideLabel ? 'sr-only' : undefined}>{label}</dt>
            <dd className="flex items-baseline gap-x-1">
                <span className="font-strong text-ink tabular">
                    {children ?? <Skeleton className={cn('h-3', isCount ? 'w-4' : 'w-14')} />}
                </span>
                {hint && <span className="text-xs">{hint}</span>}
            </dd>
        </div>
    );
}

/** Replaces the totals when there are too many rows to add up. */
export function NoTotals({ children }: { children: ReactNode }) {
    return <p className="text-compact text-muted">{children}</p>;
}
