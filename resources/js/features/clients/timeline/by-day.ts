import { formatDate } from '@/lib/format';
import type { TimelineEntry } from '@/types/generated';

export interface TimelineDay {
    /** `20 Nov 2026`, in the reader's zone. */
    day: string;
    entries: TimelineEntry[];
}

/** Lines grouped by the day they fall on in the given zone, in the order they come. */
export function byDay(entries: readonly TimelineEntry[], timeZone: string): TimelineDay[] {
    const days: TimelineDay[] = [];
    for (const entry of entries) {
        const day = formatDate(entry.at, timeZone);
        const last = days.at(-1);
        if (last?.day === day) {
            last.entries.push(entry);
        } else {
            days.push({ day, entries: [entry] });
        }
    }

    return days;
}

/** Newer lines in front of those already shown; a line that is in both stands once, as it is now. */
export function joined(newer: readonly TimelineEntry[], older: readonly TimelineEntry[]): TimelineEntry[] {
    const known = new Set(newer.map(({ key }) => key));

    return [...newer, ...older.filter(({ key }) => !known.has(key))];
}
