import { describe, expect, it } from 'vitest';
import { greeting, today } from './greeting';

describe('greeting', () => {
    it.each([
        ['2026-11-19T20:30:00Z', 'Good morning'],
        ['2026-11-20T02:00:00Z', 'Good afternoon'],
        ['2026-11-20T09:00:00Z', 'Good evening'],
    ])('uses the local time of the time zone at %s', (at, expected) => {
        expect(greeting(new Date(at), 'Australia/Melbourne')).toBe(expected);
    });

    it('shows the date of the time zone, not of UTC', () => {
        expect(today(new Date('2026-11-19T20:30:00Z'), 'Australia/Melbourne')).toBe('Friday 20 November');
        expect(today(new Date('2026-11-19T10:30:00Z'), 'Australia/Perth')).toBe('Thursday 19 November');
    });
});
