import type { DashboardQueue } from '@/types/generated';

const MINUTE_MS = 60_000;

/** Green while the oldest item is new, amber when it is close to the target, red when it is past it. */
export function queueTone(
    { oldest_at, warn_after_minutes, late_after_minutes }: DashboardQueue,
    now: number,
): 'ok' | 'warn' | 'danger' {
    if (oldest_at === null) {
        return 'ok';
    }
    const minutes = (now - Date.parse(oldest_at)) / MINUTE_MS;
    if (minutes >= late_after_minutes) {
        return 'danger';
    }

    return minutes >= warn_after_minutes ? 'warn' : 'ok';
}
