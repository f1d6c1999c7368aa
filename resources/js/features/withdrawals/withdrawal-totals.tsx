import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format';
import type { WithdrawalTotals } from '@/types/generated';

/** Totals of the filtered tab. Undefined while loading. */
export function TotalsStrip({ totals }: { totals: WithdrawalTotals | undefined }) {
    return (
        <dl
            aria-label="Totals"
            aria-busy={totals === undefined || undefined}
            className="mb-3 grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 sm:grid-cols-4"
        >
            <Figure label="Withdrawals">{totals && formatCount(totals.count)}</Figure>
            <Figure label="Amount">{totals && <Money inline cents={totals.amount_cents} />}</Figure>
            <Figure label="Needs a second approver">{totals && formatCount(totals.four_eyes_count)}</Figure>
            <Figure label="Insufficient funds" hint={totals && `${formatCount(totals.not_held_count)} of them`}>
                {totals && <Money inline cents={totals.not_held_cents} />}
            </Figure>
        </dl>
    );
}

interface FigureProps {
    label: string;
    hint?: ReactNode;
    children: ReactNode;
}

function Figure({ label, hint, children }: FigureProps) {
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
