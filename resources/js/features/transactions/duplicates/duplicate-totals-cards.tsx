import { StatCard } from '@/components/ui/stat-card';
import { formatCount, formatMoney } from '@/lib/format';
import type { DuplicateFigure, DuplicateTotals } from '@/types/generated';

/** How much money may have come twice; undefined while it is added up. */
export function DuplicateTotalsCards({ totals }: { totals: DuplicateTotals | undefined }) {
    return (
        <section aria-label="Money that may have come twice" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <FigureCard label="Open" figure={totals?.open} tone="warn" hint="to be looked at" />
            <FigureCard label="Confirmed" figure={totals?.confirmed} tone="danger" hint="to be returned" />
            <FigureCard
                label="Already credited"
                figure={totals?.credited}
                tone="danger"
                hint="of these, on clients’ balances"
            />
            <FigureCard label="Returned in 30 days" figure={totals?.returned} tone="ok" hint={dismissedHint(totals)} />
        </section>
    );
}

function dismissedHint(totals: DuplicateTotals | undefined): string {
    return totals ? `and ${formatCount(totals.dismissed.cases)} dismissed` : '';
}

interface FigureCardProps {
    label: string;
    figure: DuplicateFigure | undefined;
    tone: 'ok' | 'warn' | 'danger';
    hint: string;
}

function FigureCard({ label, figure, tone, hint }: FigureCardProps) {
    return (
        <StatCard
            label={label}
            loading={figure === undefined}
            value={figure && formatMoney(figure.amount_cents)}
            hint={figure && `${formatCount(figure.cases)} ${figure.cases === 1 ? 'case' : 'cases'} ${hint}`}
            tone={figure && figure.cases > 0 ? tone : 'neutral'}
        />
    );
}
