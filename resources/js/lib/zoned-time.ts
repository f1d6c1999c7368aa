/** The time of day and the calendar day in a time zone. Months count from 1. */
export type ZonedTime = Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;

/** Seconds since 1970, and the minutes ahead of UTC from then on: null where the list ends. */
type Offset = readonly [from: number, minutes: number | null];

/** @param timeZone an IANA name */
export function zonedTime(date: Date, timeZone: string): ZonedTime {
    const minutes = timeZone === 'UTC' ? 0 : printedOffset(date, timeZone);
    if (minutes === null) {
        return byBrowser(date, timeZone);
    }
    const shifted = new Date(date.getTime() + minutes * 60_000);

    return {
        year: shifted.getUTCFullYear(),
        month: shifted.getUTCMonth() + 1,
        day: shifted.getUTCDate(),
        hour: shifted.getUTCHours(),
        minute: shifted.getUTCMinutes(),
    };
}

let printed: { readonly timeZone: string; readonly offsets: readonly Offset[] } | null = null;

/**
 * The offset that the root view printed for the user's own time zone (App\Support\ZoneOffsets), or null for other zones and
 * times: the browser takes 30 ms of a page's first load to prepare its own tables.
 */
function printedOffset(date: Date, timeZone: string): number | null {
    printed ??= readPrinted();
    const seconds = date.getTime() / 1000;

    return printed.timeZone === timeZone ? (printed.offsets.findLast(([from]) => from <= seconds)?.[1] ?? null) : null;
}

function readPrinted(): NonNullable<typeof printed> {
    const content = document.querySelector<HTMLMetaElement>('meta[name="time-zone"]')?.content ?? '';
    const [timeZone = '', ...offsets] = content.split(' ');

    return {
        timeZone,
        offsets: offsets.map((offset) => {
            const [from, minutes] = offset.split(':');

            return [Number(from), minutes ? Number(minutes) : null];
        }),
    };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function byBrowser(date: Date, timeZone: string): ZonedTime {
    let formatter = formatters.get(timeZone);
    if (!formatter) {
        formatter = new Intl.DateTimeFormat('en-AU', {
            timeZone,
            year: 'numeric',
            month: 'numeric',
            day: 'numeric',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
        });
        formatters.set(timeZone, formatter);
    }
    const time: ZonedTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
    for (const { type, value } of formatter.formatToParts(date)) {
        if (type in time) {
            time[type as keyof ZonedTime] = Number(value);
        }
    }

    return time;
}
