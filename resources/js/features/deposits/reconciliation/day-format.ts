const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Returns `Fri` for `2026-11-20`. Calendar days have no time zone. */
export function weekday(day: string): string {
    return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** `Friday 20 November 2026`. */
export function formatLongDay(day: string): string {
    return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
    });
}

/** `November 2026`. */
export function monthOf(day: string): string {
    return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
    });
}
