import { describe, expect, it } from 'vitest';
import { sweep } from '../src/liveness';
import { Metrics } from '../src/metrics';
import { ManualClock } from './support/clock';
import { StubSocket } from './support/stub-socket';

describe('a sweep over thousands of idle connections', () => {
    it('spreads its pings over several sweeps', () => {
        const clock = new ManualClock();
        const sockets = Array.from({ length: 2500 }, (_, index) => new StubSocket(`1.${index}`, new Metrics(), clock));
        const connections = sockets.map(({ connection }) => connection);
        const pinged: number[] = [];

        clock.advance(120_000);
        for (let second = 0; second < 4; second += 1) {
            sweep(connections, (sockets[0] as StubSocket).context);
            pinged.push(sockets.filter(({ pings }) => pings === 1).length);
            clock.advance(1000);
        }

        expect(pinged).toEqual([1000, 2000, 2500, 2500]);
    });

    it('gives each connection the full time to answer its own ping', () => {
        const clock = new ManualClock();
        const sockets = Array.from({ length: 1001 }, (_, index) => new StubSocket(`1.${index}`, new Metrics(), clock));
        const connections = sockets.map(({ connection }) => connection);
        const [first, last] = [sockets[0], sockets[1000]] as [StubSocket, StubSocket];

        clock.advance(120_000);
        sweep(connections, first.context);
        clock.advance(1000);
        sweep(connections, first.context);
        clock.advance(29_000);
        sweep(connections, first.context);

        expect(first.closedWith).toBe(4201);
        expect(last.closedWith).toBeNull();
        clock.advance(1000);
        sweep(connections, first.context);
        expect(last.closedWith).toBe(4201);
    });
});
