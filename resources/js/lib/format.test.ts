import { describe, expect, it } from 'vitest';
import {
    formatBytes,
    formatCount,
    formatDate,
    formatDateTime,
    formatMoney,
    formatPhone,
    formatRelative,
    formatShort,
    formatTime,
} from '@/lib/format';

describe('formatMoney', () => {
    it.each([
        [0, '$0.00'],
        [-0, '$0.00'],
        [5, '$0.05'],
        [-5, '−$0.05'],
        [99, '$0.99'],
        [123_450, '$1,234.50'],
        [-2_500, '−$25.00'],
        [129_070_099, '$1,290,700.99'],
        [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
    ])('formats %s cents as %s', (cents, text) => {
        expect(formatMoney(cents)).toBe(text);
    });

    it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
        'throws for %s, which is not a whole number of cents',
        (cents) => {
            expect(() => formatMoney(cents)).toThrow(RangeError);
        },
    );
});

describe('formatShort', () => {
    // 21 Nov 2026, 14:05 in Melbourne.
    const now = Date.parse('2026-11-21T03:05:00Z');

    it.each([
        ['2026-11-21T03:04:50Z', 'just now'],
        ['2026-11-21T03:05:29Z', 'just now'],
        ['2026-11-21T02:35:00Z', '30 min ago'],
        ['2026-11-21T02:05:00Z', '1 h ago'],
        ['2026-11-21T00:05:01Z', '2 h ago'],
        ['2026-11-21T00:05:00Z', 'today 11:05'],
        ['2026-11-20T13:00:00Z', 'today 00:00'],
        ['2026-11-20T12:59:59Z', 'yesterday'],
        ['2026-11-19T13:00:00Z', 'yesterday'],
        ['2026-11-19T12:59:59Z', '19 Nov 2026'],
        ['2026-08-03T02:00:00Z', '3 Aug 2026'],
        ['2026-11-21T10:00:00Z', 'today 21:00'],
        ['2026-11-22T10:00:00Z', '22 Nov 2026'],
        ['', '—'],
    ])('formats %s as %s', (iso, text) => {
        expect(formatShort(iso, now, 'Australia/Melbourne')).toBe(text);
    });

    it('uses the day in the user’s time zone', () => {
        const evening = '2026-11-20T13:30:00Z';
        expect(formatShort(evening, now, 'Australia/Melbourne')).toBe('today 00:30');
        expect(formatShort(evening, now, 'Australia/Perth')).toBe('yesterday');
    });

    it('shows hours just after midnight, and counts days across a daylight saving change', () => {
        expect(formatShort('2026-11-20T12:30:00Z', Date.parse('2026-11-20T13:30:00Z'), 'Australia/Melbourne')).toBe(
            '1 h ago',
        );
        expect(formatShort('2026-10-03T04:00:00Z', Date.parse('2026-10-04T04:00:00Z'), 'Australia/Melbourne')).toBe(
            'yesterday',
        );
    });
});

describe('formatCount', () => {
    it('separates thousands and marks a capped count', () => {
        expect(formatCount(2318)).toBe('2,318');
        expect(formatCount(10_000, true)).toBe('10,000+');
    });
});

describe('dates', () => {
    it('use the user’s time zone', () => {
        expect(formatDateTime('2026-11-20T03:05:00Z', 'Australia/Melbourne')).toBe('20 Nov 2026, 14:05');
        expect(formatDateTime('2026-11-20T03:05:00Z', 'Australia/Perth')).toBe('20 Nov 2026, 11:05');
    });

    it('follow daylight saving on the night it ends', () => {
        expect(formatTime('2026-04-04T15:59:00Z', 'Australia/Melbourne')).toBe('02:59');
        expect(formatTime('2026-04-04T16:00:00Z', 'Australia/Melbourne')).toBe('02:00');
        expect(formatTime('2026-04-04T16:00:00Z', 'Australia/Brisbane')).toBe('02:00');
    });

    it('format midnight as 00:00 and months with three letters', () => {
        expect(formatDateTime('2026-06-30T14:00:00Z', 'Australia/Sydney')).toBe('1 Jul 2026, 00:00');
        expect(formatDate('2026-09-15T00:00:00Z', 'Australia/Sydney')).toBe('15 Sep 2026');
        expect(formatDate('2026-06-15T00:00:00Z', 'Australia/Sydney')).toBe('15 Jun 2026');
    });

    it('don’t move a calendar day', () => {
        expect(formatDate('1986-02-04', 'America/Los_Angeles')).toBe('4 Feb 1986');
    });

    it('show a dash for an invalid date', () => {
        expect(formatDateTime('soon', 'Australia/Sydney')).toBe('—');
        expect(formatDate('', 'Australia/Sydney')).toBe('—');
        expect(formatRelative('soon', 0)).toBe('—');
    });
});

describe('formatRelative', () => {
    const now = Date.parse('2026-11-20T03:05:00Z');
    const secondsAgo = (seconds: number) => new Date(now - seconds * 1000).toISOString();

    it.each([
        [0, 'just now'],
        [44, 'just now'],
        [45, '1 min ago'],
        [119, '1 min ago'],
        [3_599, '59 min ago'],
        [3_600, '1 h ago'],
        [86_399, '23 h ago'],
        [86_400, '1 d ago'],
        [13 * 86_400, '13 d ago'],
        [14 * 86_400, '2 wk ago'],
        [60 * 86_400, '8 wk ago'],
        [61 * 86_400, '2 mo ago'],
        [364 * 86_400, '11 mo ago'],
        [365 * 86_400, '1 y ago'],
        [3 * 366 * 86_400, '3 y ago'],
        [-3 * 3_600, 'in 3 h'],
        [-20, 'just now'],
    ])('formats %s seconds ago as %s', (seconds, text) => {
        expect(formatRelative(secondsAgo(seconds), now)).toBe(text);
    });
});

describe('formatPhone', () => {
    it.each([
        ['+61491570156', '0491 570 156'],
        ['+61398765432', '(03) 9876 5432'],
        ['+611300975707', '1300 975 707'],
        ['+61131450', '13 14 50'],
        ['+64211234567', '+64211234567'],
        ['unknown', 'unknown'],
    ])('formats %s as %s', (e164, text) => {
        expect(formatPhone(e164)).toBe(text);
    });
});

it.each([
    [1, '1 kB'],
    [319_488, '312 kB'],
    [1_468_007, '1.4 MB'],
])('formats %s bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
});
