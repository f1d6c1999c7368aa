import { expect, it } from 'vitest';
import { smsLength } from '@/lib/sms-segments';

/** Same cases as tests/Unit/Support/SmsSegmentsTest.php. */
it.each([
    ['', 1, 1],
    ['a', 160, 1],
    ['a', 161, 2],
    ['a', 306, 2],
    ['a', 307, 3],
    ['€', 80, 1],
    ['€', 81, 2],
    ['ñ', 160, 1],
    ['ł', 70, 1],
    ['ł', 71, 2],
    ['ł', 134, 2],
    ['🙂', 35, 1],
    ['🙂', 36, 2],
    ['🙂', 66, 2],
    ['🙂', 67, 3],
    ['€', 152, 2],
    ['€', 153, 3],
])('%s repeated %i times needs %i SMS', (letter, times, segments) => {
    expect(smsLength(letter.repeat(times)).segments).toBe(segments);
});

it('shows the characters left, also with special characters', () => {
    expect(smsLength('Hello')).toEqual({ segments: 1, left: 155, isUnicode: false });
    expect(smsLength(`${'a'.repeat(152)}€`)).toEqual({ segments: 1, left: 6, isUnicode: false });
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(10)}`)).toEqual({ segments: 2, left: 141, isUnicode: false });
    expect(smsLength('Привет')).toEqual({ segments: 1, left: 64, isUnicode: true });
});
