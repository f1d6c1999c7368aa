/** Whole years from a day of birth (`1986-02-04`) to the present day of the given zone. */
export function ageOn(birthDay: string, now: Date, timeZone: string): number {
    // Canadian English writes a date as ISO does.
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
    const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));

    return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}
