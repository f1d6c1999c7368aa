const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long lies between two payments: '4 min', '3 h', '2 days'; null where one of them says only its day. */
export function gapWords(seconds: number | null): string {
    if (seconds === null) {
        return 'by day only';
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
