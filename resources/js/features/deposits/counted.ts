import { formatCount } from '@/lib/format';

/** `1 row`, `1,200 rows`. */
export function counted(count: number, one: string, many: string): string {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
