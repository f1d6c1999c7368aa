import { formatShare } from '@/lib/odds';

/** Formats a share of a whole in per cent: `97.5%`. A dash when there is no whole. */
export function formatRate(part: number, whole: number): string {
    return formatShare(whole === 0 ? null : Math.round((part / whole) * 10_000));
}
