import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { formatCount, formatMoney } from '@/lib/format';
import { formatShare } from '@/lib/odds';
import type { BetTotals as Totals } from '@/types/generated';

/** The totals of all bets that match the filter, or `null` while they are loading. */
export function BetTotals({ totals }: { totals: Totals | null }) {
    return (
        <dl
            aria-label="Totals of these bets"
            aria-busy={totals === null || undefined}
            className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 sm:grid-cols-3 lg:grid-cols-5"
        >
            <Figure label="Bets" hint={totals && totals.open_count > 0 && `${formatCount(totals.open_count)} open`}>
                {totals && formatCount(totals.count)}
            </Figure>
            <Figure
                label="Stake"
                hint={totals && totals.bonus_cents > 0 && `+ ${formatMoney(totals.bonus_cents)} bonus`}
            >
                {totals && <Money inline cents={totals.stake_cents} />}
            </Figure>
            <Figure label="Return">{totals && <Money inline cents={totals.return_cents} />}</Figure>
            <Figure label="Our profit">
                {totals && (
                    <Money
                        inline
                        cents={totals.profit_cents}
                        className={cn(totals.profit_cents < 0 && 'text-danger')}
                    />
                )}
            </Figure>
            <Figure label="Margin" hint={totals && 'of settled stakes'}>
                {totals && <span className="tabular">{formatShare(totals.margin_basis_points)}</span>}
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
