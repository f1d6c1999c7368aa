import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Channel } from '../src/channel';
import { FanOut } from '../src/fan-out';
import { Metrics } from '../src/metrics';
import { StubSocket } from './support/stub-socket';

function crowd(size: number) {
    const metrics = new Metrics();
    const fanOut = new FanOut(metrics);
    const channel = new Channel(fanOut);
    const sockets = Array.from({ length: size }, (_, index) => new StubSocket(`1.${index}`, metrics));
    for (const { connection } of sockets) {
        channel.admit(connection);
    }
    return { metrics, fanOut, channel, sockets };
}

async function turns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
        await nextTurn();
    }
}

function reached(sockets: readonly StubSocket[]): number {
    return sockets.filter(({ texts }) => texts.length > 0).length;
}

describe('a fan-out over thousands of sockets', () => {
    it('lets other work run in between', async () => {
        const { channel, sockets } = crowd(1250);
        const seen: number[] = [];

        channel.deliver('event');
        for (let turn = 0; turn < 4; turn += 1) {
            seen.push(reached(sockets));
            await nextTurn();
        }

        expect(seen).toEqual([0, 500, 1000, 1250]);
    });

    it('keeps the order for every socket, also across channels', async () => {
        const { channel, fanOut, sockets } = crowd(2500);
        const other = new Channel(fanOut);
        for (const { connection } of sockets) {
            other.admit(connection);
        }

        channel.deliver('first');
        await nextTurn();
        other.deliver('second');
        channel.deliver('third');
        await turns(30);

        expect(sockets.every(({ texts }) => texts.join() === 'first,second,third')).toBe(true);
    });

    it('skips sockets that left, and sockets that joined after the event', async () => {
        const { channel, sockets } = crowd(2500);
        const [early, late] = [sockets[10], sockets[2400]] as [StubSocket, StubSocket];
        const newcomer = new StubSocket('2.1', new Metrics());

        channel.deliver('event');
        await nextTurn();
        channel.release(early.connection);
        channel.release(late.connection);
        channel.admit(newcomer.connection);
        await turns(5);

        expect(early.texts).toEqual(['event']);
        expect(late.texts).toEqual([]);
        expect(newcomer.texts).toEqual([]);
        expect(reached(sockets)).toBe(2499);
    });

    it('sends only the second event to a socket that joined between two events', async () => {
        const { channel, sockets } = crowd(2);
        const newcomer = new StubSocket('2.1', new Metrics());

        channel.deliver('first');
        channel.admit(newcomer.connection);
        channel.deliver('second');
        await turns(2);

        expect(newcomer.texts).toEqual(['second']);
        expect(sockets.map(({ texts }) => texts.join())).toEqual(['first,second', 'first,second']);
    });
});

describe('events published together', () => {
    it('are sent in one write, without the events that exclude the socket', async () => {
        const { channel, metrics, sockets } = crowd(3);

        channel.deliver('first');
        channel.deliver('second', '1.1');
        channel.deliver('third');
        await turns(2);

        expect(sockets.map(({ texts }) => texts.join())).toEqual([
            'first,second,third',
            'first,third',
            'first,second,third',
        ]);
        expect(sockets.map(({ writes }) => writes)).toEqual([1, 1, 1]);
        expect(metrics.render()).toContain('realtime_frames_sent_total 8\n');
    });

    it('write nothing to a socket that is excluded from all of them', async () => {
        const { channel, sockets } = crowd(2);

        channel.deliver('first', '1.1');
        channel.deliver('second', '1.1');
        await turns(2);

        expect(sockets.map(({ writes }) => writes)).toEqual([1, 0]);
    });

    it('take more turns when they are larger', async () => {
        const { channel, sockets } = crowd(100);

        for (let event = 0; event < 8; event += 1) {
            channel.deliver('x'.repeat(8192));
        }
        await nextTurn();
        const first = reached(sockets);
        await turns(10);

        expect(first).toBeGreaterThan(0);
        expect(first).toBeLessThan(100);
        expect(sockets.every(({ texts }) => texts.length === 8)).toBe(true);
    });
});

describe('a socket that reads too slowly', () => {
    it('is dropped during a fan-out without affecting others', async () => {
        const { channel, metrics, sockets } = crowd(3);
        const slow = sockets[1] as StubSocket;

        slow.writableLength = slow.context.limits.bufferedBytes + 1;
        channel.deliver('first');
        await turns(2);
        slow.writableLength = 0;
        channel.deliver('second');
        await turns(2);

        expect(sockets.map(({ texts }) => texts.join())).toEqual(['first,second', '', 'first,second']);
        expect(slow.terminated).toBe(true);
        expect(metrics.render()).toContain('realtime_slow_consumers_total 1\n');
    });

    it('gets nothing more once its WebSocket is closing', async () => {
        const { channel, sockets } = crowd(2);
        const closing = sockets[0] as StubSocket;

        closing.readyState = 2;
        channel.deliver('event');
        await turns(2);

        expect(sockets.map(({ writes }) => writes)).toEqual([0, 1]);
    });
});

describe('publishers', () => {
    it('wait while more work is pending than the network accepts', async () => {
        const { channel, fanOut } = crowd(1);
        let resumed = false;

        for (let event = 0; event < 17; event += 1) {
            channel.deliver('x'.repeat(1_048_576));
        }
        const waiting = fanOut.room().then(() => {
            resumed = true;
        });
        await Promise.resolve();

        expect(resumed).toBe(false);
        await waiting;
        await expect(fanOut.room()).resolves.toBeUndefined();
    });
});
