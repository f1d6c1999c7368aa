/** `Good morning`, `Good afternoon` or `Good evening`, by the local time. */
export function greeting(now: Date, timeZone: string): string {
    const hour = Number(new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
    if (hour < 12) {
        return 'Good morning';
    }

    return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The local date, such as `Friday 20 November`. */
export function today(now: Date, timeZone: string): string {
    return new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
        .format(now)
        .replace(',', '');
}
