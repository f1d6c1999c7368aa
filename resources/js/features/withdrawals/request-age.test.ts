import { expect, it } from 'vitest';
import { ageOf, ageTone } from '@/features/withdrawals/request-age';

const LIMITS = { warn_after_minutes: 60, late_after_minutes: 240 };
const at = Date.parse('2026-11-20T12:00:00Z');

it.each([
    ['2026-11-20T11:52:00Z', '8 min', 'ok'],
    ['2026-11-20T10:55:00Z', '1 h 05', 'warn'],
    ['2026-11-20T08:00:00Z', '4 h 00', 'danger'],
    ['2026-11-18T07:00:00Z', '2 d 5 h', 'danger'],
    ['2026-11-20T12:00:30Z', '0 min', 'ok'],
] as const)('shows that a request from %s has waited %s', (asked, text, tone) => {
    const age = ageOf(asked, at);

    expect(age.text).toBe(text);
    expect(ageTone(age.minutes, LIMITS)).toBe(tone);
});
