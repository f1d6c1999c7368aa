import { formatRelative } from '@/lib/format';

/** `Due in 3 h`, `2 d overdue`. */
export function dueText(dueAt: string, now: Date | number): string {
    const relative = formatRelative(dueAt, now);

    return relative.endsWith(' ago') ? relative.replace('ago', 'overdue') : `Due ${relative}`;
}
