const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats the time between two payments: '4 min', '3 h', '2 days'. Null when one payment has only a date. */
export function formatGap(seconds: number | null): string {
    if (seconds === null) {
        return 'date only';
    }
    if (seconds < MINUTE) {
        return `${seconds} s`;
    }
    if (seconds < HOUR) {
        return `${Math.floor(seconds / MINUTE)} min`;
    }
    if (seconds < 2 * DAY) {
        return `${Math.round(seconds / HOUR)} h`;
    }

    return `${Math.round(seconds / DAY)} days`;
}
