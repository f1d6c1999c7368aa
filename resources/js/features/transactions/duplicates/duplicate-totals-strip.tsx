import { Total, TotalsStrip } from '@/components/ui/totals-strip';
import { cn } from '@/lib/cn';
import { formatMoney } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import type { DuplicateFigure, DuplicateTotals } from '@/types/generated';

/** Totals of possible duplicates above the list. Undefined while loading. */
export function DuplicateTotalsStrip({ totals }: { totals: DuplicateTotals | undefined }) {
    return (
        <TotalsStrip label="Totals of possible duplicates" loading={totals === undefined} className="lg:grid-cols-5">
            <Figure label="To review" figure={totals?.open} tone="text-warn" />
            <Figure label="To return" figure={totals?.confirmed} tone="text-danger" />
            <Figure label="Both credited" figure={totals?.credited} tone="text-danger" />
            <Figure label="Returned in the last 30 days" figure={totals?.returned} tone="text-ok" />
            <Figure label="Dismissed in the last 30 days" figure={totals?.dismissed} />
        </TotalsStrip>
    );
}

interface FigureProps {
    label: string;
    figure: DuplicateFigure | undefined;
    tone?: string;
}

function Figure({ label, figure, tone }: FigureProps) {
    return (
        <Total label={label} hint={figure && pluralize(figure.cases, 'case', 'cases')}>
            {figure && <span className={cn(figure.cases > 0 && tone)}>{formatMoney(figure.amount_cents)}</span>}
        </Total>
    );
}
