import { Total, TotalsStrip } from '@/components/ui/totals-strip';
import { cn } from '@/lib/cn';
import { formatCount, formatMoney } from '@/lib/format';
import type { DuplicateFigure, DuplicateTotals } from '@/types/generated';

/** Amounts and numbers of possible duplicates, without empty groups. Undefined while loading. */
export function DuplicateTotalsStrip({ totals }: { totals: DuplicateTotals | undefined }) {
    return (
        <TotalsStrip label="Totals of possible duplicates" loading={totals === undefined}>
            <Figure label="To review" figure={totals?.open} tone="text-warn" isKept />
            <Figure label="To return" figure={totals?.confirmed} tone="text-danger" />
            <Figure label="Duplicate credited" figure={totals?.credited} tone="text-danger" />
            <Figure label="Returned, 30 days" figure={totals?.returned} tone="text-ok" />
            <Figure label="Dismissed, 30 days" figure={totals?.dismissed} />
        </TotalsStrip>
    );
}

interface FigureProps {
    label: string;
    figure: DuplicateFigure | undefined;
    tone?: string;
    /** Shown without cases too. */
    isKept?: boolean;
}

function Figure({ label, figure, tone, isKept = false }: FigureProps) {
    if (!figure?.cases && !isKept) {
        return null;
    }

    return (
        <Total label={label} hint={figure && `(${formatCount(figure.cases)})`}>
            {figure && <span className={cn(figure.cases > 0 && tone)}>{formatMoney(figure.amount_cents)}</span>}
        </Total>
    );
}
