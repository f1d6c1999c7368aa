import { formatRelative } from '@/lib/format';

/** `Due in 3 h`, `Overdue by 2 d`. */
export function dueText(dueAt: string, now: Date | number): string {
    const relative = formatRelative(dueAt, now);

    return relative.endsWith(' ago') ? `Overdue by ${relative.replace(' ago', '')}` : `Due ${relative}`;
}
