import { expect, it } from 'vitest';
import { TokenBucket } from '../src/token-bucket';
import { ManualClock } from './support/clock';

it('is not drained when the system clock is set back', () => {
    const clock = new ManualClock();
    const bucket = new TokenBucket(clock, 10, 10);
    clock.advance(-60_000);

    expect(bucket.borrow()).toBe(0);

    clock.advance(100);
    expect(Array.from({ length: 11 }, () => bucket.take()).filter(Boolean)).toHaveLength(10);
});
