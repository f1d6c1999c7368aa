import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { call, publish } from './support/api';
import { connect } from './support/raw-client';
import { APP, startServer } from './support/server';

const EVENT = { name: 'e', channel: 'news', data: '{}' };

describe('POST /events', () => {
    it('publishes to one or several channels, to each channel once', async () => {
        const { port } = await startServer();
        const client = await connect(port);
        client.subscribe('a');
        client.subscribe('b');
        await client.settle();

        const one = await publish(port, 'a', 'single', { n: 1 });
        await call(port, 'POST', '/events', { name: 'multi', channels: ['a', 'b', 'b'], data: 'plain text' });
        await client.settle();

        expect(one.status).toBe(200);
        expect(one.json).toEqual({});
        expect(one.headers.get('content-length')).toBe('2');
        expect(one.headers.get('content-type')).toBe('application/json');
        expect(client.frames.filter(({ event }) => event === 'multi')).toEqual([
            { event: 'multi', channel: 'a', data: 'plain text' },
            { event: 'multi', channel: 'b', data: 'plain text' },
        ]);
    });

    it('leaves out the given socket and ignores an unknown one', async () => {
        const { port } = await startServer();
        const [author, reader] = [await connect(port), await connect(port)];
        author.subscribe('a');
        reader.subscribe('a');
        await Promise.all([author.settle(), reader.settle()]);

        await publish(port, 'a', 'mine', {}, { socket_id: author.socketId });
        await publish(port, 'a', 'other', {}, { socket_id: '1.1' });
        await Promise.all([author.settle(), reader.settle()]);

        const events = (frames: readonly { event: string }[]) =>
            frames.map(({ event }) => event).filter((event) => !event.startsWith('pusher'));
        expect(events(author.frames)).toEqual(['other']);
        expect(events(reader.frames)).toEqual(['mine', 'other']);
    });

    it('returns counts on request', async () => {
        const { port } = await startServer();
        const [one, two] = [await connect(port), await connect(port)];
        one.joinAs('presence-a', 1);
        two.joinAs('presence-a', 1);
        two.subscribe('b');
        await Promise.all([one.settle(), two.settle()]);

        const reply = await call(port, 'POST', '/events', {
            name: 'e',
            channels: ['presence-a', 'b'],
            data: '{}',
            info: 'subscription_count,user_count',
        });

        expect(reply.json).toEqual({
            channels: { 'presence-a': { subscription_count: 2, user_count: 1 }, b: { subscription_count: 1 } },
        });
    });

    it('counts a subscriber once when a batch has several events on a channel', async () => {
        const { port } = await startServer();
        const client = await connect(port);
        client.subscribe('news');
        await client.settle();
        const event = { ...EVENT, channel: 'news', info: 'subscription_count' };

        const reply = await call(port, 'POST', '/batch_events', { batch: [event, event] });

        expect(reply.json).toEqual({ batch: [{ subscription_count: 1 }, { subscription_count: 1 }] });
    });

    it.each([
        ['no object', []],
        ['no name', { ...EVENT, name: undefined }],
        ['an empty name', { ...EVENT, name: '' }],
        ['a name that is too long', { ...EVENT, name: 'x'.repeat(201) }],
        ['no data', { ...EVENT, data: undefined }],
        ['no channel', { ...EVENT, channel: undefined }],
        ['an invalid channel', { ...EVENT, channel: 'a b' }],
        ['a numeric channel', { ...EVENT, channel: 7 }],
        ['channels that are not a list', { ...EVENT, channels: 'a' }],
        ['an empty list', { ...EVENT, channels: [] }],
        ['too many channels', { ...EVENT, channels: Array.from({ length: 101 }, (_, n) => `c${n}`) }],
        ['an encrypted channel among others', { ...EVENT, channels: ['private-encrypted-a', 'b'] }],
        ['an invalid socket_id', { ...EVENT, socket_id: 'x' }],
        ['an invalid info', { ...EVENT, info: 7 }],
    ])('refuses %s', async (_, body) => {
        const { port } = await startServer();

        expect((await call(port, 'POST', '/events', body)).status).toBe(400);
    });

    it('refuses a body that is not JSON', async () => {
        const { port } = await startServer();

        expect((await call(port, 'POST', '/events', '{"name":')).status).toBe(400);
        expect((await call(port, 'POST', '/events')).status).toBe(400);
    });

    it('accepts data up to the exact limit in bytes', async () => {
        const { port } = await startServer();

        expect((await call(port, 'POST', '/events', { ...EVENT, data: 'é'.repeat(5120) })).status).toBe(200);
        expect((await call(port, 'POST', '/events', { ...EVENT, data: `${'é'.repeat(5120)}x` })).status).toBe(413);
    });

    it('answers 413 to a request that is too large, chunked or not, and keeps working', async () => {
        const { port } = await startServer({ REALTIME_MAX_REQUEST_BYTES: '20000' });
        expect((await call(port, 'POST', '/events', { ...EVENT, data: 'x'.repeat(20_000) })).status).toBe(413);

        const status = await new Promise((resolve, reject) => {
            const upload = request({ port, method: 'POST', path: `/apps/${APP.id}/events` }, (response) => {
                resolve(response.statusCode);
                response.resume();
            });
            upload.on('error', reject);
            for (let chunk = 0; chunk < 5; chunk += 1) {
                upload.write('x'.repeat(5000));
            }
            upload.end();
        });

        expect(status).toBe(413);
        expect((await call(port, 'POST', '/events', EVENT)).status).toBe(200);
    });
});

describe('POST /batch_events', () => {
    it('publishes and counts in order', async () => {
        const { port } = await startServer();
        const client = await connect(port);
        client.subscribe('a');
        await client.settle();

        const plain = await call(port, 'POST', '/batch_events', {
            batch: [EVENT, { ...EVENT, channel: 'a', name: 'x' }],
        });
        const counted = await call(port, 'POST', '/batch_events', {
            batch: [
                { ...EVENT, channel: 'a', name: 'y', info: 'subscription_count' },
                { ...EVENT, channel: 'none' },
            ],
        });
        await client.settle();

        expect(plain.json).toEqual({});
        expect(counted.json).toEqual({ batch: [{ subscription_count: 1 }, {}] });
        expect(client.frames.map(({ event }) => event).filter((event) => event.length === 1)).toEqual(['x', 'y']);
    });

    it('accepts as many events as the setting allows', async () => {
        const { port } = await startServer({ REALTIME_MAX_BATCH_EVENTS: '200' });
        const clients = await Promise.all([1, 200].map(() => connect(port)));
        clients.forEach((client, index) => {
            client.subscribe(`user.${index === 0 ? 1 : 200}`);
        });
        await Promise.all(clients.map((client) => client.settle()));

        const batch = Array.from({ length: 201 }, (_, index) => ({
            name: 'e',
            channel: `user.${index + 1}`,
            data: JSON.stringify({ id: index + 1, text: '💬'.repeat(1000) }),
        }));
        const tooMany = await call(port, 'POST', '/batch_events', { batch });
        const accepted = await call(port, 'POST', '/batch_events', { batch: batch.slice(0, 200) });
        await Promise.all(clients.map((client) => client.settle()));

        expect([tooMany.status, accepted.status]).toEqual([400, 200]);
        const received = clients.map(({ frames }) => frames.filter(({ event }) => event === 'e'));
        expect(received.map((events) => events.map(({ data }) => JSON.parse(String(data)).id))).toEqual([[1], [200]]);
    });

    it('publishes nothing when one event is invalid or there are more than ten', async () => {
        const { port } = await startServer();
        const client = await connect(port);
        client.subscribe('news');
        await client.settle();

        expect((await call(port, 'POST', '/batch_events', { batch: [EVENT, {}] })).status).toBe(400);
        expect((await call(port, 'POST', '/batch_events', { batch: Array(11).fill(EVENT) })).status).toBe(400);
        expect((await call(port, 'POST', '/batch_events', { batch: 'x' })).status).toBe(400);
        await client.settle();

        expect(client.frames.some(({ event }) => event === 'e')).toBe(false);
    });
});
