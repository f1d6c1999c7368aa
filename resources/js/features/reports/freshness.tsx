import { formatDate, formatDateTime, formatTime } from '@/lib/format';

interface FreshnessProps {
    /** Oldest first. */
    days: readonly string[];
    computedAt: string | null;
    /** Whether corrections of these days are still to be added up. */
    isBehind?: boolean;
    timeZone: string;
}

/** The days of a report, and when its figures were added up. */
export function Freshness({ days, computedAt, isBehind = false, timeZone }: FreshnessProps) {
    const [first, last] = [formatDate(days[0] ?? '', 'UTC'), formatDate(days.at(-1) ?? '', 'UTC')];

    return (
        <>
            {first === last ? first : `${first} to ${last}`}. {figuresOf(last, computedAt, timeZone)}
            {isBehind && ' Corrections of earlier days follow within 5 minutes.'}
        </>
    );
}

function figuresOf(last: string, computedAt: string | null, timeZone: string): string {
    if (computedAt === null) {
        return 'The last day is not added up yet.';
    }

    return last === formatDate(computedAt, timeZone)
        ? `Figures of ${formatTime(computedAt, timeZone)}, updated every 5 minutes.`
        : `Figures of ${formatDateTime(computedAt, timeZone)}.`;
}
