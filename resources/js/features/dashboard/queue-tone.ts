import type { DashboardQueue } from '@/types/generated';

/** Green while there is time, amber when an item is due soon, red when one is overdue. */
export function queueTone({ warn_at, due_at }: DashboardQueue, now: number): 'ok' | 'warn' | 'danger' {
    if (due_at !== null && now >= Date.parse(due_at)) {
        return 'danger';
    }

    return warn_at !== null && now >= Date.parse(warn_at) ? 'warn' : 'ok';
}
