import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';
import type { DepositTotals as Totals } from '@/types/generated';

interface DepositTotalsProps {
    /** Undefined while loading. */
    totals: Totals | undefined;
    /** Every deposit of the tab is pending, so the pending figures are left out. */
    allWait: boolean;
}

/** Totals of the filtered deposits, above the list. */
export function DepositTotals({ totals, allWait }: DepositTotalsProps) {
    if (totals?.is_capped) {
        return (
            <p className="rounded-card border border-line bg-surface px-4 py-3 text-muted">
                There are more than {formatCount(totals.count)} deposits, too many to total. Filter by period, client or
                status to see totals.
            </p>
        );
    }

    return (
        <dl
            aria-label="Totals"
            aria-busy={totals === undefined || undefined}
            className={cn(
                'grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-3',
                !allWait && 'lg:grid-cols-4',
            )}
        >
            {!allWait && (
                <>
                    <Figure label="Deposits">{totals && formatCount(totals.count)}</Figure>
                    <Figure label="Amount">{totals && <Money inline cents={totals.amount_cents} />}</Figure>
                </>
            )}
            <Figure label="Pending">{totals && formatCount(totals.waiting_count)}</Figure>
            <Figure label="Pending amount">{totals && <Money inline cents={totals.waiting_cents} />}</Figure>
        </dl>
    );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
    return (
        <div className="min-w-0">
            <dt className="text-compact text-muted">{label}</dt>
            <dd className="min-h-6 font-strong tabular">{children ?? <Skeleton className="mt-1 h-4 w-20" />}</dd>
        </div>
    );
}
