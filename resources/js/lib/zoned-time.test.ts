import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MELBOURNE = 'Australia/Melbourne';
const DAY = 24 * 3600;
/** As App\Support\ZoneOffsets prints them: from 1 January 2026, summer time ends in April and starts in October. */
const PRINTED = `${MELBOURNE} 1767225600:660 1775318400:600 1791043200:660 1806768000:`;

/** A fresh module: it reads the printed offsets once. */
async function load(printed: string) {
    vi.resetModules();
    document.head.innerHTML = printed === '' ? '' : `<meta name="time-zone" content="${printed}">`;

    return (await import('./zoned-time')).zonedTime;
}

const at = (seconds: number) => new Date(seconds * 1000);

describe('zonedTime', () => {
    const askBrowser = () => vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    let browser = askBrowser().mockClear();

    beforeEach(() => {
        browser = askBrowser().mockClear();
    });
    afterEach(() => document.head.replaceChildren());

    it('agrees with the browser at every change of the offset', async () => {
        const times = [1767225600, 1775318400, 1791043200].flatMap((change) => [
            change,
            change + 1,
            change + 3599,
            change + 90 * 60,
            change + DAY,
        ]);
        const byBrowser = await load('');
        const expected = times.map((time) => byBrowser(at(time), MELBOURNE));
        browser.mockClear();
        const byPrinted = await load(PRINTED);

        expect(times.map((time) => byPrinted(at(time), MELBOURNE))).toEqual(expected);
        expect(browser).not.toHaveBeenCalled();
    });

    it('takes the offset before a change until its last second', async () => {
        const zonedTime = await load(PRINTED);

        expect(zonedTime(at(1775318399), MELBOURNE)).toEqual({ year: 2026, month: 4, day: 5, hour: 2, minute: 59 });
        expect(zonedTime(at(1775318400), MELBOURNE)).toEqual({ year: 2026, month: 4, day: 5, hour: 2, minute: 0 });
    });

    it.each([
        ['times before the list', 1767225599, MELBOURNE, { year: 2026, month: 1, day: 1, hour: 10, minute: 59 }],
        ['times after the list', 1806768000, MELBOURNE, { year: 2027, month: 4, day: 4, hour: 2, minute: 0 }],
        ['another zone', 1767225600, 'Australia/Perth', { year: 2026, month: 1, day: 1, hour: 8, minute: 0 }],
    ])('asks the browser about %s', async (_what, seconds, zone, expected) => {
        const zonedTime = await load(PRINTED);

        expect(zonedTime(at(seconds), zone)).toEqual(expected);
        expect(browser).toHaveBeenCalledOnce();
    });

    it('converts UTC without a lookup', async () => {
        const zonedTime = await load('');

        expect(zonedTime(at(1767225600), 'UTC')).toEqual({ year: 2026, month: 1, day: 1, hour: 0, minute: 0 });
        expect(browser).not.toHaveBeenCalled();
    });
});
