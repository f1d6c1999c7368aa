/** The age in whole years of a person born on `birthDay` (`1986-02-04`), today in the given time zone. */
export function ageOn(birthDay: string, now: Date, timeZone: string): number {
    // The en-CA locale formats dates as ISO 8601.
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
    const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));

    return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}
