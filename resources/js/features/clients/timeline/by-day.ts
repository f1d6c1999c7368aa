import { formatDate } from '@/lib/format';
import type { TimelineEntry } from '@/types/generated';

export interface TimelineDay {
    /** For example `20 Nov 2026`. */
    day: string;
    entries: TimelineEntry[];
}

/** Groups entries by their day in the given time zone, in the given order. */
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

/** Puts newer entries before older ones. An entry in both lists appears once, in its newer version. */
export function mergeEntries(newer: readonly TimelineEntry[], older: readonly TimelineEntry[]): TimelineEntry[] {
    const known = new Set(newer.map(({ key }) => key));

    return [...newer, ...older.filter(({ key }) => !known.has(key))];
}
