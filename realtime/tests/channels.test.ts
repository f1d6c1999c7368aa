import { describe, expect, it } from 'vitest';
import { channelKind, isChannelName } from '../src/protocol';
import { call, publish } from './support/api';
import { ManualClock } from './support/clock';
import { connect, eventsOf, REFUSED, SUCCEEDED } from './support/raw-client';
import { startServer } from './support/server';

async function gauge(port: number, name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^realtime_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

describe('channel names', () => {
    it.each([
        ['news', false, false, false, false],
        ['privateer', false, false, false, false],
        ['private-a', true, false, false, false],
        ['presence-a', true, true, false, false],
        ['private-encrypted-a', true, false, true, false],
        ['cache-a', false, false, false, true],
        ['private-cache-a', true, false, false, true],
        ['presence-cache-a', true, true, false, true],
        ['private-encrypted-cache-a', true, false, true, true],
        ['presencecache-a', false, false, false, false],
    ])('%s has the type of its prefix', (name, guarded, presence, encrypted, cached) => {
        expect(channelKind(name)).toEqual({ guarded, presence, encrypted, cached });
    });

    it('contain only the allowed characters, at most 200', () => {
        expect(isChannelName('Az0-_=@,.;')).toBe(true);
        expect(isChannelName('a'.repeat(200))).toBe(true);
        for (const name of ['', 'a'.repeat(201), 'a b', 'a/b', '#a', 'ä', 'a\n', 7, null]) {
            expect(isChannelName(name)).toBe(false);
        }
    });
});

describe('subscribing', () => {
    it('confirms public channels, also when repeated, and delivers once', async () => {
        const { port } = await startServer();
        const client = await connect(port);

        client.subscribe('news');
        client.send('pusher:subscribe', JSON.stringify({ channel: 'news' }));
        expect(await client.next()).toEqual({ event: SUCCEEDED, channel: 'news', data: '{}' });
        expect(await client.next()).toEqual({ event: SUCCEEDED, channel: 'news', data: '{}' });
        await publish(port, 'news', 'story', { id: 1 });

        expect(await client.next()).toEqual({ event: 'story', channel: 'news', data: '{"id":1}' });
        await client.settle();
        expect(eventsOf(client, 'story')).toHaveLength(1);
    });

    it.each([
        'private-a',
        'presence-a',
        'private-encrypted-a',
        'private-cache-a',
        'presence-cache-a',
        'private-encrypted-cache-a',
    ])('accepts only a valid signature for %s, not a missing, wrong or borrowed one', async (channel) => {
        const { port } = await startServer();
        const [client, neighbour] = [await connect(port), await connect(port)];
        const data = channel.startsWith('presence') ? '{"user_id":"1"}' : undefined;
        const refused = async () =>
            expect(await client.next()).toMatchObject({
                event: REFUSED,
                channel,
                data: { type: 'AuthError', status: 401 },
            });

        client.subscribe(channel, { channel_data: data });
        await refused();
        client.subscribe(channel, { channel_data: data, auth: 'app-key:0000' });
        await refused();
        client.socketId = neighbour.socketId;
        client.join(channel, data);
        await refused();
        neighbour.join(channel, data);
        expect(await neighbour.next()).toMatchObject({ event: SUCCEEDED, channel });
    });

    it.each(['a'.repeat(201), 'no spaces', '#reserved', 'private-ü'])('refuses the name %s', async (channel) => {
        const { port } = await startServer();
        const client = await connect(port);

        client.join(channel);

        expect(await client.next()).toMatchObject({ event: REFUSED, channel, data: { status: 400 } });
    });

    it('limits the channels of one connection', async () => {
        const { port } = await startServer({ REALTIME_MAX_CHANNELS_PER_CONNECTION: '2' });
        const client = await connect(port);

        for (const channel of ['a', 'b', 'c', 'a']) {
            client.subscribe(channel);
        }
        await client.settle();

        expect(eventsOf(client, SUCCEEDED).map(({ channel }) => channel)).toEqual(['a', 'b', 'a']);
        expect(eventsOf(client, REFUSED).map(({ channel }) => channel)).toEqual(['c']);
    });

    it('delivers each of many channels to exactly its subscribers', async () => {
        const { port } = await startServer();
        const clients = await Promise.all(Array.from({ length: 12 }, () => connect(port)));
        await Promise.all(
            clients.map((client, index) => {
                for (let channel = 0; channel < 12; channel += 1) {
                    if ((index + channel) % 3 === 0) {
                        client.subscribe(`c${channel}`);
                    }
                }
                return client.settle();
            }),
        );

        await Promise.all(Array.from({ length: 12 }, (_, channel) => publish(port, `c${channel}`, 'tick', channel)));
        await Promise.all(clients.map((client) => client.settle()));

        clients.forEach((client, index) => {
            const got = eventsOf(client, 'tick')
                .map(({ data }) => Number(data))
                .sort((a, b) => a - b);
            expect(got).toEqual(Array.from({ length: 12 }, (_, c) => c).filter((c) => (index + c) % 3 === 0));
        });
    });

    it('removes channels after unsubscribing and after an abrupt disconnect', async () => {
        const { port } = await startServer();
        const [polite, abrupt] = [await connect(port), await connect(port)];
        polite.subscribe('a');
        polite.joinAs('presence-a', 1);
        abrupt.joinAs('presence-b', 2);
        await Promise.all([polite.settle(), abrupt.settle()]);
        expect(await gauge(port, 'channels')).toBe(3);

        polite.send('pusher:unsubscribe', { channel: 'a' });
        polite.send('pusher:unsubscribe', { channel: 'presence-a' });
        polite.send('pusher:unsubscribe', { channel: 'never-joined' });
        abrupt.socket.terminate();
        await Promise.all([polite.settle(), abrupt.closed]);
        while ((await gauge(port, 'connections')) !== 1) {}

        expect(await gauge(port, 'channels')).toBe(0);
        await publish(port, 'a', 'late', {});
        await polite.settle();
        expect(eventsOf(polite, 'late')).toHaveLength(0);
    });
});

describe('cache channels', () => {
    it.each(['cache-x', 'private-cache-x', 'presence-cache-x', 'private-encrypted-cache-x'])(
        '%s sends its last API event, or reports a cache miss',
        async (channel) => {
            const { port } = await startServer();
            const [early, late] = [await connect(port), await connect(port)];
            early.joinAs(channel, 'u1');
            await early.settle();
            expect(early.frames.slice(-2)[0]).toEqual({ event: 'pusher:cache_miss', channel });

            await publish(port, channel, 'first', { n: 1 });
            await publish(port, channel, 'second', { n: 2 });
            late.joinAs(channel, 'u2');
            await late.settle();

            expect(late.frames.slice(1, -1).map(({ event }) => event)).toEqual([SUCCEEDED, 'second']);
            expect(late.frames.at(-2)).toEqual({ event: 'second', channel, data: '{"n":2}' });
        },
    );

    it('drop an event after its lifetime', async () => {
        const clock = new ManualClock();
        const { port } = await startServer({ REALTIME_CACHE_SECONDS: '60' }, { clock });
        const event = { name: 'old', channel: 'cache-x', data: '{}' };
        const { status } = await call(port, 'POST', '/events', event, { timestamp: clock.now() / 1000 });
        expect(status).toBe(200);
        const client = await connect(port);

        clock.advance(61_000);
        client.subscribe('cache-x');
        await client.settle();

        expect(eventsOf(client, 'pusher:cache_miss')).toHaveLength(1);
    });
});
