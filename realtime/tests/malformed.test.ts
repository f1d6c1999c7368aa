import { describe, expect, it } from 'vitest';
import { generator } from './support/random';
import { connect } from './support/raw-client';
import { startServer } from './support/server';

const EVENTS = [
    'pusher:subscribe',
    'pusher:unsubscribe',
    'pusher:pong',
    'client-x',
    'pusher:nothing',
    '',
    'x',
    '__proto__',
];
const CHANNELS = [
    'a',
    'private-a',
    'presence-a',
    'private-encrypted-a',
    'cache-a',
    '#server-to-user-1',
    '',
    '__proto__',
    'constructor',
];
const VALUES: readonly unknown[] = [
    null,
    true,
    0,
    -1.5,
    '',
    'text',
    '{',
    '{"user_id":1}',
    [],
    [[]],
    {},
    { toString: null },
    { channel: {} },
    '\u0000',
    '😀',
];

function frame(random: () => number): string {
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const value = () => pick<unknown>([...VALUES, pick(CHANNELS)]);
    const data = pick<unknown>([
        value(),
        { channel: value(), auth: value(), channel_data: value() },
        { channel: pick(CHANNELS) },
    ]);
    const text = JSON.stringify({ event: pick<unknown>([...EVENTS, value()]), channel: value(), data });
    const cut = Math.floor(random() * text.length);
    return pick([
        text,
        text,
        text,
        text.slice(0, cut),
        text.slice(cut),
        `${text.slice(0, cut)}\u0007${text.slice(cut)}`,
    ]);
}

describe('malformed frames', () => {
    it.each([
        'not json',
        '',
        'null',
        '[]',
        '7',
        '{}',
        '{"event":7}',
        '{"event":"pusher:subscribe"}',
        '{"event":"pusher:subscribe","data":{}}',
        '{"event":"pusher:subscribe","data":"{"}',
        '{"event":"pusher:subscribe","data":{"channel":7}}',
        '{"event":"pusher:subscribe","data":{"channel":"private-a","auth":7}}',
        '{"event":"pusher:subscribe","data":{"channel":"presence-a","auth":"x","channel_data":7}}',
        '{"event":"pusher:unsubscribe","data":[]}',
        '{"event":"client-x","channel":7,"data":{}}',
        '{"event":"client-x","data":{}}',
        '{"event":"pusher:unheard_of","data":{}}',
    ])('%s gets an error and the connection stays open', async (text) => {
        const { port } = await startServer();
        const client = await connect(port);

        client.sendText(text);

        expect((await client.next()).event).toMatch(/^pusher:(error|subscription_error)$/);
        await client.settle();
    });

    it('in binary get an error too', async () => {
        const { port } = await startServer();
        const client = await connect(port);

        client.socket.send(Buffer.from('{"event":"pusher:ping"}'), { binary: true });

        expect((await client.next()).event).toBe('pusher:error');
        await client.settle();
    });

    it.each([1, 20_261_120, 0xbadf00d])(
        'with 2,000 random inputs (seed %i) affect neither the connection nor others',
        async (seed) => {
            const { port, log } = await startServer({ REALTIME_FRAMES_PER_SECOND: '2000' });
            const [fuzzer, bystander] = [await connect(port), await connect(port)];
            const random = generator(seed);

            for (let sent = 0; sent < 2000; sent += 1) {
                fuzzer.sendText(frame(random));
            }
            await fuzzer.settle();
            await bystander.settle();

            expect(bystander.frames.map(({ event }) => event)).toEqual([
                'pusher:connection_established',
                'pusher:pong',
            ]);
            expect(log).toEqual([]);
        },
    );
});
