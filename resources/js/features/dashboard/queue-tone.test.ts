import { describe, expect, it } from 'vitest';
import { queueTone } from './queue-tone';

const queue = {
    type: 'risk_check' as const,
    title: 'Risk checks',
    open: 1,
    oldest_at: '2026-11-20T00:00:00Z',
    warn_at: '2026-11-20T00:15:00Z',
    due_at: '2026-11-20T01:00:00Z',
};
const minutesOn = (minutes: number) => Date.parse(queue.oldest_at) + minutes * 60_000;

describe('queueTone', () => {
    it.each([
        [14, 'ok'],
        [15, 'warn'],
        [59, 'warn'],
        [60, 'danger'],
    ])('after %i minutes the tone is %s', (minutes, tone) => {
        expect(queueTone(queue, minutesOn(minutes))).toBe(tone);
    });

    it('is neutral when the queue is empty', () => {
        expect(queueTone({ ...queue, open: 0, oldest_at: null, warn_at: null, due_at: null }, minutesOn(999))).toBe(
            'ok',
        );
    });
});
