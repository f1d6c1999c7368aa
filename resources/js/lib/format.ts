import { type ZonedTime, zonedTime } from './zoned-time';

/** Shown for a value that is unknown or not set. */
export const NOTHING = '—';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Within this time, the relative time is more useful than the time of day. */
const RECENT = 3 * HOUR;

/**
 * Formats integer cents as dollars: `$1,234.50`, with a real minus sign in front (`−$25.00`).
 *
 * @throws RangeError when the amount is not a whole number of cents.
 */
export function formatMoney(cents: number): string {
    if (!Number.isSafeInteger(cents)) {
        throw new RangeError(`Money is a whole number of cents, got ${cents}.`);
    }
    const magnitude = Math.abs(cents);
    const dollars = formatCount(Math.trunc(magnitude / 100));
    const rest = String(magnitude % 100).padStart(2, '0');

    return `${cents < 0 ? '−' : ''}$${dollars}.${rest}`;
}

/** Formats a whole number with thousands separators. A count that the server capped reads `10,000+`. */
export function formatCount(count: number, isCapped = false): string {
    // Not toLocaleString: the browser takes 10 ms of a page's first load to prepare it.
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',') + (isCapped ? '+' : '');
}

/** File size: `1.4 MB`, `312 kB`. */
export function formatBytes(bytes: number): string {
    return bytes >= 1024 * 1024
        ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
        : `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

/** `20 Nov 2026, 14:05` in the given IANA zone. */
export function formatDateTime(iso: string, timeZone: string): string {
    const parts = partsOf(iso, timeZone);

    return parts ? `${dayOf(parts)}, ${timeOf(parts)}` : NOTHING;
}

/** `20 Nov 2026`. A value without a time (`2026-11-20`) is a calendar day, which has no time zone. */
export function formatDate(iso: string, timeZone: string): string {
    const isCalendarDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
    const parts = partsOf(iso, isCalendarDay ? 'UTC' : timeZone);

    return parts ? dayOf(parts) : NOTHING;
}

/** A month by its first day: `2026-11-01` as `Nov 2026`. */
export function formatMonth(day: string): string {
    return `${MONTHS[Number(day.slice(5, 7)) - 1] ?? NOTHING} ${day.slice(0, 4)}`;
}

/** `14:05` in the given IANA zone. */
export function formatTime(iso: string, timeZone: string): string {
    const parts = partsOf(iso, timeZone);

    return parts ? timeOf(parts) : NOTHING;
}

/**
 * Short time for lists: `1 h ago`, then `today 09:12`, `yesterday` and the date (`3 Aug 2026`). Days begin at midnight in the
 * given IANA zone.
 */
export function formatShort(iso: string, now: Date | number, timeZone: string): string {
    const age = (Number(now) - Date.parse(iso)) / 1000;
    const then = partsOf(iso, timeZone);
    const today = partsOf(new Date(now).toISOString(), timeZone);
    if (!then || !today) {
        return NOTHING;
    }
    // `useNow` is up to 30 seconds behind.
    if (age > -45 && age < RECENT) {
        return formatRelative(iso, now);
    }
    const daysAgo = dayNumberOf(today) - dayNumberOf(then);
    if (daysAgo === 0) {
        return `today ${timeOf(then)}`;
    }

    return daysAgo === 1 ? 'yesterday' : dayOf(then);
}

/** Relative time: `just now`, `5 min ago`, `in 3 h`, `2 d ago`, `4 wk ago`, `3 mo ago`, `2 y ago`. */
export function formatRelative(iso: string, now: Date | number): string {
    const seconds = (Date.parse(iso) - Number(now)) / 1000;
    if (Number.isNaN(seconds)) {
        return NOTHING;
    }
    const distance = Math.abs(seconds);
    if (distance < 45) {
        return 'just now';
    }
    const amount = relativeAmount(distance);

    return seconds < 0 ? `${amount} ago` : `in ${amount}`;
}

function relativeAmount(seconds: number): string {
    const minutes = Math.max(1, Math.floor(seconds / MINUTE));
    const days = Math.floor(seconds / DAY);
    if (seconds < HOUR) {
        return `${minutes} min`;
    }
    if (days < 1) {
        return `${Math.floor(seconds / HOUR)} h`;
    }
    if (days < 14) {
        return `${days} d`;
    }
    // 60 days would be one month, less than the 8 weeks of the day before.
    if (days <= 60) {
        return `${Math.floor(days / 7)} wk`;
    }
    if (days < 365) {
        return `${Math.floor(days / 30.44)} mo`;
    }

    return `${Math.floor(days / 365.25) || 1} y`;
}

const AUSTRALIAN_NUMBERS: ReadonlyArray<[RegExp, string]> = [
    [/^\+61(4\d{2})(\d{3})(\d{3})$/, '0$1 $2 $3'],
    [/^\+61(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
    [/^\+61(13)(\d{2})(\d{2})$/, '$1 $2 $3'],
    [/^\+61([2378])(\d{4})(\d{4})$/, '(0$1) $2 $3'],
];

/** Formats an E.164 number in Australian style: `0491 570 156`, `(03) 9876 5432`. Foreign numbers stay unchanged. */
export function formatPhone(e164: string): string {
    const known = AUSTRALIAN_NUMBERS.find(([pattern]) => pattern.test(e164));

    return known ? e164.replace(known[0], known[1]) : e164;
}

function partsOf(iso: string, timeZone: string): ZonedTime | null {
    const date = new Date(iso);

    return Number.isNaN(date.getTime()) ? null : zonedTime(date, timeZone);
}

/** Own month names, because browsers shorten September and June inconsistently in Australian English. */
function dayOf({ day, month, year }: ZonedTime): string {
    return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** Number of days since an epoch, to compare calendar days. */
function dayNumberOf({ day, month, year }: ZonedTime): number {
    return Date.UTC(year, month - 1, day) / 1000 / DAY;
}

function timeOf({ hour, minute }: ZonedTime): string {
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
