import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Channel } from '../src/channel';
import { readConfig } from '../src/config';
import { Connection } from '../src/connection';
import { createLogger } from '../src/logger';
import { Metrics } from '../src/metrics';
import { ManualClock } from './support/clock';

const { limits } = readConfig({ REVERB_APP_ID: '1', REVERB_APP_KEY: 'k', REVERB_APP_SECRET: 's', APP_URL: 'http://x' });

function crowd(size: number) {
    const clock = new ManualClock();
    const context = {
        clock,
        limits,
        metrics: new Metrics(),
        logger: createLogger(
            () => {},
            () => 0,
        ),
    };
    const channel = new Channel();
    const members = Array.from({ length: size }, (_, index) => {
        const received: string[] = [];
        const transport = {
            bufferedAmount: 0,
            send: (frame: string | Buffer) => received.push(frame.toString()),
            close: () => {},
            ping: () => {},
            pause: () => {},
            resume: () => {},
            terminate: () => {},
        };
        const connection = new Connection(`1.${index}`, transport, context);
        channel.sockets.add(connection);
        return { connection, received };
    });
    return { channel, members };
}

describe('a fan-out over thousands of sockets', () => {
    it('lets other work in between, and still keeps the order for everybody', async () => {
        const { channel, members } = crowd(3500);

        channel.deliver('first');
        const reachedAtOnce = members.filter(({ received }) => received.length > 0).length;
        for (const { connection } of members.slice(0, 700)) {
            channel.sockets.delete(connection);
        }
        channel.deliver('second', '1.3499');
        for (let turn = 0; turn < 10; turn += 1) {
            await nextTurn();
        }

        expect(reachedAtOnce).toBe(1000);
        expect(members.slice(0, 700).every(({ received }) => received.join() === 'first')).toBe(true);
        expect(members.slice(700, 3499).every(({ received }) => received.join() === 'first,second')).toBe(true);
        expect(members[3499]?.received).toEqual(['first']);
    });
});
