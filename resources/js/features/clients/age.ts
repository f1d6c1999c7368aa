import { zonedTime } from '@/lib/zoned-time';

/** The age in whole years of a person born on `birthDay` (`1986-02-04`), today in the given time zone. */
export function ageOn(birthDay: string, now: Date, timeZone: string): number {
    const today = zonedTime(now, timeZone);
    const [year = 0, month = 0, day = 0] = birthDay.split('-').map(Number);
    const hadBirthday = today.month > month || (today.month === month && today.day >= day);

    return today.year - year - (hadBirthday ? 0 : 1);
}
