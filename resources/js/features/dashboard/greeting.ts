/** `Good morning`, `Good afternoon` or `Good evening`, by the clock of the zone. */
export function greeting(now: Date, timeZone: string): string {
    const hour = Number(new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
    if (hour < 12) {
        return 'Good morning';
    }

    return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** `Friday 20 November`, in the zone. */
export function today(now: Date, timeZone: string): string {
    return new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
        .format(now)
        .replace(',', '');
}
