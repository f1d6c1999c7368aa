import { Money } from '@/components/ui/money';
import { StatCard } from '@/components/ui/stat-card';
import { formatMoney } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import type { ReconciliationFigures } from '@/types/generated';

/** Opening balance, credits, debits and closing balance of the day, by the ledger. */
export function DayFigures({ figures }: { figures: ReconciliationFigures | undefined }) {
    const gap = figures ? figures.line_cents - figures.in_cents : 0;

    return (
        <div className="grid grid-cols-2 gap-3 xl:grid-cols-5">
            <Figure label="Ledger opening balance" isWide cents={figures?.opening_cents} />
            <Figure label="In" cents={figures?.in_cents} />
            <Figure label="Out" cents={figures?.out_cents} />
            <Figure label="Ledger closing balance" isWide cents={figures?.closing_cents} />
            <StatCard
                className="max-xl:col-span-2"
                label="Bank lines"
                loading={figures === undefined}
                value={figures && <Money inline cents={figures.line_cents} />}
                tone={gap === 0 ? 'neutral' : 'danger'}
                hint={
                    figures &&
                    (gap === 0
                        ? `${pluralize(figures.lines, 'line', 'lines')}, the same as In`
                        : `${pluralize(figures.lines, 'line', 'lines')}, ${formatMoney(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} than In`)
                }
            />
        </div>
    );
}

interface FigureProps {
    label: string;
    cents: number | undefined;
    /** The full width of a phone, for the long balances. */
    isWide?: boolean;
}

function Figure({ label, cents, isWide = false }: FigureProps) {
    return (
        <StatCard
            className={isWide ? 'max-sm:col-span-2' : ''}
            label={label}
            loading={cents === undefined}
            value={cents !== undefined && <Money inline cents={cents} />}
        />
    );
}
