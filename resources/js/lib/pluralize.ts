import { formatCount } from '@/lib/format';

/** Returns the count with its noun: `1 row`, `1,200 rows`. */
export function pluralize(count: number, one: string, many: string): string {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
