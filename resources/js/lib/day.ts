/** A calendar day as `2026-11-20`. It has no time zone. */
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** `20/11/2026`, `5.3.26`, `5-3-2026` or `20112026`: day, month, year. */
const TYPED_DAY = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$|^(\d{2})(\d{2})(\d{4})$/;
/** Two digits up to this many years ahead mean this century, so `84` is a birth year and `30` a year to come. */
const YEARS_AHEAD = 20;
const DAY_MS = 86_400_000;

/** Reads a day as Australians type it, or in ISO form. Returns it as `2026-11-20`, or null for other text. */
export function readDay(text: string): string | null {
    return hasShortYear(text) ? null : readAnyDay(text, 0);
}

/** Like readDay, and reads a year of two digits. While typing, `5/3/20` may still become 2026. */
export function readAnyDay(text: string, thisYear = new Date().getFullYear()): string | null {
    const iso = ISO_DAY.exec(text.trim());
    if (iso) {
        return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    }
    const typed = TYPED_DAY.exec(text.trim());
    if (!typed) {
        return null;
    }
    const [day, month, year] = typed[4] ? typed.slice(4) : typed.slice(1, 4);

    return toDay(year?.length === 2 ? fullYear(Number(year), thisYear) : Number(year), Number(month), Number(day));
}

/** `2026-11-20` as `20/11/2026`. Other text stays as it is. */
export function writeDay(value: string): string {
    const iso = ISO_DAY.exec(value);

    return iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : value;
}

export function isDay(value: string): boolean {
    return ISO_DAY.test(value) && readDay(value) !== null;
}

export function addDays(day: string, count: number): string {
    return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another month, or that month's last day. */
export function addMonths(day: string, count: number): string {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const last = new Date(Date.UTC(year, month + count, 0));

    return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
        .toISOString()
        .slice(0, 10);
}

/** Days since Monday: 0 to 6. */
export function weekdayOf(day: string): number {
    return (new Date(day).getUTCDay() + 6) % 7;
}

/** The current day on this computer. */
export function today(): string {
    const now = new Date();

    return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}

function hasShortYear(text: string): boolean {
    return TYPED_DAY.exec(text.trim())?.[3]?.length === 2;
}

function fullYear(twoDigits: number, thisYear: number): number {
    const century = Math.floor(thisYear / 100) * 100;

    return century + twoDigits > thisYear + YEARS_AHEAD ? century - 100 + twoDigits : century + twoDigits;
}

function toDay(year: number, month: number, day: number): string | null {
    const date = new Date(Date.UTC(year, month - 1, day));
    const isReal = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;

    return isReal ? date.toISOString().slice(0, 10) : null;
}
