import { useId } from 'react';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import type { DuplicateHistoryEntry } from '@/types/generated';

const WIDTH = 400;
const HEIGHT = 56;
const INSET = 8;
const AXIS = 40;
/** Shortest period, so that two payments of one hour aren't drawn at opposite ends. */
const SHORTEST_MS = 14 * 24 * 3600 * 1000;

/** A payer's payments on a timeline. The payments of the case and payments of the same amount stand out. */
export function PayerTimeline({ history }: { history: readonly DuplicateHistoryEntry[] }) {
    const timeZone = useTimeZone();
    const titleId = useId();
    const times = history.map((entry) => Date.parse(entry.value_at));
    const last = Math.max(...times);
    const first = Math.min(...times, last - SHORTEST_MS);
    const span = last - first;
    const x = (at: number) => INSET + ((at - first) / span) * (WIDTH - 2 * INSET);
    const same = history.filter((entry) => entry.is_same_amount && !entry.is_of_case).length;

    return (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={titleId} className="w-full">
            <title id={titleId}>
                {`${pluralize(history.length, 'payment', 'payments')} from ${formatDate(new Date(first).toISOString(), timeZone)} to ${formatDate(new Date(last).toISOString(), timeZone)}, ${same} more of the same amount`}
            </title>
            <line x1={INSET} x2={WIDTH - INSET} y1={AXIS} y2={AXIS} className="stroke-line-strong" strokeWidth="1" />
            {history.map((entry) => (
                <g key={entry.bank_line_id} className={dotColour(entry)}>
                    <line
                        x1={x(Date.parse(entry.value_at))}
                        x2={x(Date.parse(entry.value_at))}
                        y1={AXIS}
                        y2={entry.is_of_case ? 12 : entry.is_same_amount ? 24 : 32}
                        stroke="currentColor"
                        strokeWidth="1.5"
                    />
                    <circle
                        cx={x(Date.parse(entry.value_at))}
                        cy={entry.is_of_case ? 12 : entry.is_same_amount ? 24 : 32}
                        r={entry.is_of_case ? 5 : 3.5}
                        fill="currentColor"
                    />
                </g>
            ))}
            <text x={INSET} y={HEIGHT - 2} className="fill-muted text-xs">
                {formatDate(new Date(first).toISOString(), timeZone)}
            </text>
            <text x={WIDTH - INSET} y={HEIGHT - 2} textAnchor="end" className="fill-muted text-xs">
                {formatDate(new Date(last).toISOString(), timeZone)}
            </text>
        </svg>
    );
}

function dotColour(entry: DuplicateHistoryEntry): string {
    if (entry.is_of_case) {
        return 'text-danger';
    }

    return entry.is_same_amount ? 'text-warn' : 'text-faint';
}
