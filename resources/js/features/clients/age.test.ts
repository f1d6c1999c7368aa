import { expect, it } from 'vitest';
import { ageOn } from './age';

it.each([
    ['the day before the birthday', '2026-02-03T02:00:00Z', 39],
    ['the birthday', '2026-02-04T02:00:00Z', 40],
    ['the birthday in Melbourne, while it is still the day before in UTC', '2026-02-03T14:00:00Z', 40],
])('counts whole years on %s', (_when, now, age) => {
    expect(ageOn('1986-02-04', new Date(now), 'Australia/Melbourne')).toBe(age);
});
