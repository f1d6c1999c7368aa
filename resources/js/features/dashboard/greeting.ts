import { zonedTime } from '@/lib/zoned-time';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
];

/** `Good morning`, `Good afternoon` or `Good evening`, by the local time. */
export function greeting(now: Date, timeZone: string): string {
    const { hour } = zonedTime(now, timeZone);
    if (hour < 12) {
        return 'Good morning';
    }

    return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The local date, such as `Friday 20 November`. */
export function today(now: Date, timeZone: string): string {
    const { year, month, day } = zonedTime(now, timeZone);
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();

    return `${WEEKDAYS[weekday]} ${day} ${MONTHS[month - 1]}`;
}
