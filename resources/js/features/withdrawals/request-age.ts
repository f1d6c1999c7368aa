import type { Tone } from '@/components/ui/badge';

/** Minutes after which a request is due soon and overdue. */
export interface AgeLimits {
    warn_after_minutes: number;
    late_after_minutes: number;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Returns how long a request has waited: `8 min`, `3 h 05`, `2 d 4 h`. */
export function ageOf(requestedAt: string, now: number): { minutes: number; text: string } {
    const minutes = Math.max(0, Math.floor((now - Date.parse(requestedAt)) / MINUTE_MS));

    return { minutes, text: wordsFor(minutes) };
}

export function ageTone(minutes: number, limits: AgeLimits): Tone {
    if (minutes >= limits.late_after_minutes) {
        return 'danger';
    }

    return minutes >= limits.warn_after_minutes ? 'warn' : 'ok';
}

function wordsFor(minutes: number): string {
    if (minutes < HOUR_MINUTES) {
        return `${minutes} min`;
    }
    if (minutes < DAY_MINUTES) {
        return `${Math.floor(minutes / HOUR_MINUTES)} h ${String(minutes % HOUR_MINUTES).padStart(2, '0')}`;
    }

    return `${Math.floor(minutes / DAY_MINUTES)} d ${Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES)} h`;
}
