import { Money } from '@/components/ui/money';
import { StatCard } from '@/components/ui/stat-card';
import { formatCount, formatMoney } from '@/lib/format';
import type { ReconciliationFigures } from '@/types/generated';

/** What was at the bank before the day, what came and went, and what is there after it, by the ledger. */
export function DayFigures({ figures }: { figures: ReconciliationFigures | undefined }) {
    const gap = figures ? figures.line_cents - figures.in_cents : 0;

    return (
        <div className="grid grid-cols-2 gap-3 xl:grid-cols-5">
            <Figure label="Opening by ledger" cents={figures?.opening_cents} />
            <Figure label="In" cents={figures?.in_cents} />
            <Figure label="Out" cents={figures?.out_cents} />
            <Figure label="Closing by ledger" cents={figures?.closing_cents} />
            <StatCard
                className="max-xl:col-span-2"
                label="Lines of the bank"
                loading={figures === undefined}
                value={figures && <Money inline cents={figures.line_cents} />}
                tone={gap === 0 ? 'neutral' : 'danger'}
                hint={
                    figures &&
                    (gap === 0
                        ? `${formatCount(figures.lines)} lines, the same as In`
                        : `${formatCount(figures.lines)} lines, ${formatMoney(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} than came in`)
                }
            />
        </div>
    );
}

function Figure({ label, cents }: { label: string; cents: number | undefined }) {
    return (
        <StatCard
            label={label}
            loading={cents === undefined}
            value={cents !== undefined && <Money inline cents={cents} />}
        />
    );
}
