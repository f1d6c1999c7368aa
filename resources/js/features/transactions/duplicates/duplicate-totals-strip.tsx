import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { formatCount, formatMoney } from '@/lib/format';
import type { DuplicateFigure, DuplicateTotals } from '@/types/generated';

/** Totals of possible duplicates above the list. Undefined while loading. */
export function DuplicateTotalsStrip({ totals }: { totals: DuplicateTotals | undefined }) {
    return (
        <dl
            aria-label="Totals of possible duplicates"
            aria-busy={totals === undefined || undefined}
            className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 lg:grid-cols-5"
        >
            <Figure label="To review" figure={totals?.open} tone="text-warn" />
            <Figure label="To return" figure={totals?.confirmed} tone="text-danger" />
            <Figure label="Both credited" figure={totals?.credited} tone="text-danger" />
            <Figure label="Returned in the last 30 days" figure={totals?.returned} tone="text-ok" />
            <Figure label="Dismissed in the last 30 days" figure={totals?.dismissed} />
        </dl>
    );
}

interface FigureProps {
    label: string;
    figure: DuplicateFigure | undefined;
    tone?: string;
}

function Figure({ label, figure, tone }: FigureProps) {
    return (
        <div className="min-w-0">
            <dt className="text-compact text-muted">{label}</dt>
            <dd className="flex min-h-6 flex-wrap items-baseline gap-x-2">
                {figure ? (
                    <>
                        <span className={cn('font-strong tabular', figure.cases > 0 && tone)}>
                            {formatMoney(figure.amount_cents)}
                        </span>
                        <span className="text-xs text-muted">
                            {formatCount(figure.cases)} {figure.cases === 1 ? 'case' : 'cases'}
                        </span>
                    </>
                ) : (
                    <Skeleton className="mt-1 h-4 w-20" />
                )}
            </dd>
        </div>
    );
}
