import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { call, publish } from './support/api';
import { ManualClock } from './support/clock';
import { connect, openSocket, payload } from './support/raw-client';
import { APP, DISABLED_APP, OTHER_APP, startServer } from './support/server';

const TARGET = `/app/${APP.key}?protocol=7`;

describe('connection handshake', () => {
    it('returns the socket id and the activity timeout', async () => {
        const { port } = await startServer();
        const client = openSocket(port, TARGET);

        const greeting = await client.next();

        expect(greeting.event).toBe('pusher:connection_established');
        expect(typeof greeting.data).toBe('string');
        expect(payload(greeting)).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 120 });
    });

    it('gives every connection its own id', async () => {
        const { port } = await startServer();
        const clients = await Promise.all(Array.from({ length: 20 }, () => connect(port)));

        expect(new Set(clients.map(({ socketId }) => socketId)).size).toBe(20);
    });
});

describe('refusals', () => {
    it.each([
        ['an unknown app', '/app/nobody?protocol=7', 4001],
        ['a disabled app', `/app/${DISABLED_APP.key}?protocol=7`, 4003],
        ['another path', '/elsewhere?protocol=7', 4005],
        ['a protocol that is no number', `/app/${APP.key}?protocol=seven`, 4006],
        ['an older protocol', `/app/${APP.key}?protocol=5`, 4007],
        ['no protocol', `/app/${APP.key}`, 4008],
        ['a broken escape in the key', '/app/%E0%A4%A?protocol=7', 4001],
    ])('answer %s with an error and its close code', async (_, path, code) => {
        const { port } = await startServer();
        const client = openSocket(port, path);

        expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code } });
        expect((await client.closed).code).toBe(code);
        expect(client.frames).toHaveLength(1);
    });

    it('limit the connections of an app', async () => {
        const { port } = await startServer({ REALTIME_MAX_CONNECTIONS: '1' });
        const first = await connect(port);

        expect((await openSocket(port, TARGET).closed).code).toBe(4004);

        first.socket.close();
        await first.closed;
        await connect(port);
    });

    it('require TLS when configured', async () => {
        const { port } = await startServer({ REALTIME_REQUIRE_TLS: 'true' });

        expect((await openSocket(port, TARGET).closed).code).toBe(4000);
        await connect(port, APP.key, { headers: { 'x-forwarded-proto': 'https' } });
    });

    it.each([
        ['paddock.example', 'https://paddock.example', true],
        ['paddock.example', 'https://evil.example', false],
        ['paddock.example', 'https://paddock.example.evil.example', false],
        ['paddock.example', 'null', false],
        ['*.paddock.example', 'https://www.paddock.example', true],
        ['*.paddock.example', 'https://paddock.example', false],
        ['https://paddock.example', 'http://paddock.example', false],
        ['localhost:8000', 'http://localhost:8000', true],
        ['localhost:8000', 'http://localhost:9000', false],
        ['a.example, b.example', 'https://b.example', true],
    ])('with allowed origins %s for %s: %s', async (patterns, origin, allowed) => {
        const { port } = await startServer({ REALTIME_ALLOWED_ORIGINS: patterns });
        const client = openSocket(port, TARGET, { origin });

        expect((await client.next()).event).toBe(allowed ? 'pusher:connection_established' : 'pusher:error');
        if (!allowed) {
            expect((await client.closed).code).toBe(4009);
        }
    });

    it('accept clients without an origin, because only browsers send one', async () => {
        const { port } = await startServer({ REALTIME_ALLOWED_ORIGINS: 'paddock.example' });

        await connect(port);
    });

    it('accept only their own path prefix', async () => {
        const { port } = await startServer({ REALTIME_PATH: '/live/' });
        const outside = new WebSocket(`ws://127.0.0.1:${port}${TARGET}`);
        const [fault] = await once(outside, 'error');

        expect(String(fault)).toContain('404');
        expect((await openSocket(port, `/live${TARGET}`).next()).event).toBe('pusher:connection_established');
        expect((await openSocket(port, '/live/other?protocol=7').closed).code).toBe(4005);
    });
});

describe('an upgrade for an unknown path', () => {
    it('is closed after the answer, even if the peer stays connected', async () => {
        const { port, server } = await startServer();
        const peer = dial({ port, host: '127.0.0.1', allowHalfOpen: true });
        onTestFinished(() => {
            peer.destroy();
        });
        peer.write('GET *:99999 HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
        peer.resume();
        await once(peer, 'end');

        await server.drain();

        await expect(fetch(`http://127.0.0.1:${port}/up`)).rejects.toThrow();
    });
});

describe('apps on one server', () => {
    it('are separate', async () => {
        const { port } = await startServer();
        const mine = await connect(port);
        const other = await connect(port, OTHER_APP.key);
        mine.subscribe('news');
        other.subscribe('news');
        await Promise.all([mine.settle(), other.settle()]);

        await publish(port, 'news', 'hello', { for: 'mine' });
        await Promise.all([mine.settle(), other.settle()]);

        expect(mine.frames.some(({ event }) => event === 'hello')).toBe(true);
        expect(other.frames.some(({ event }) => event === 'hello')).toBe(false);
        const reply = await call(port, 'GET', '/channels', undefined, {
            app: OTHER_APP,
            query: { info: 'subscription_count' },
        });
        expect(reply.json).toEqual({ channels: { news: { subscription_count: 1 } } });
    });
});

/** Everything sent to a subscriber before this event has arrived once it arrives. */
async function mark(port: number, clock: ManualClock): Promise<void> {
    const event = { name: 'meanwhile', channel: 'news', data: '{}' };
    const { status } = await call(port, 'POST', '/events', event, { timestamp: clock.now() / 1000 });
    expect(status).toBe(200);
}

describe('liveness', () => {
    it('answers a ping', async () => {
        const { port } = await startServer();
        const client = await connect(port);

        client.send('pusher:ping');

        expect(await client.next()).toEqual({ event: 'pusher:pong', data: '{}' });
    });

    it('pings an idle client and keeps it when it answers', async () => {
        const clock = new ManualClock();
        const { port } = await startServer({}, { clock });
        const client = await connect(port);

        clock.advance(120_000);
        await once(client.socket, 'ping');
        await client.settle();
        clock.advance(31_000);
        await client.settle();

        expect(client.socket.readyState).toBe(WebSocket.OPEN);
    });

    it('closes a client with 4201 when it does not answer the ping', async () => {
        const clock = new ManualClock();
        const { port } = await startServer({}, { clock });
        const client = await connect(port, APP.key, { autoPong: false });
        client.subscribe('news');
        await client.settle();

        clock.advance(120_000);
        await once(client.socket, 'ping');
        clock.advance(29_000);
        await mark(port, clock);
        expect((await client.next()).event).toBe('meanwhile');
        clock.advance(2000);

        expect((await client.closed).code).toBe(4201);
    });

    it.each(['ping', 'pong'] as const)('counts a control %s as activity', async (control) => {
        const clock = new ManualClock();
        const { port } = await startServer({}, { clock });
        const client = await connect(port, APP.key, { autoPong: false });
        const pings: unknown[] = [];
        client.socket.on('ping', (data) => pings.push(data));
        client.subscribe('news');
        await client.settle();

        clock.advance(119_000);
        client.socket[control]();
        await client.settle();
        clock.advance(119_000);
        await mark(port, clock);
        expect((await client.next()).event).toBe('meanwhile');

        expect(pings).toEqual([]);
    });
});

describe('bad behaviour', () => {
    it('refuses a frame that is too large with 1009 and accepts one below the limit', async () => {
        const { port } = await startServer({ REALTIME_MAX_FRAME_BYTES: '2048' });
        const client = await connect(port);

        client.sendText(JSON.stringify({ event: 'pusher:ping', data: 'x'.repeat(1900) }));
        expect((await client.next()).event).toBe('pusher:pong');
        client.sendText(JSON.stringify({ event: 'pusher:ping', data: 'x'.repeat(2100) }));

        expect((await client.closed).code).toBe(1009);
    });

    it('drops only the client that does not read', async () => {
        const { port } = await startServer({
            REALTIME_MAX_BUFFERED_BYTES: '65536',
            REALTIME_MAX_EVENT_BYTES: '200000',
        });
        const slow = await connect(port);
        const quick = await connect(port);
        slow.subscribe('feed');
        quick.subscribe('feed');
        await Promise.all([slow.settle(), quick.settle()]);

        slow.socket.pause();
        for (let sent = 0; sent < 80; sent += 1) {
            await publish(port, 'feed', 'chunk', 'x'.repeat(150_000));
        }
        await quick.settle();
        slow.socket.resume();

        expect((await slow.closed).code).toBe(1006);
        expect(quick.frames.filter(({ event }) => event === 'chunk')).toHaveLength(80);
        const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        expect(metrics).toContain('realtime_slow_consumers_total 1\n');
    });
});

describe('draining', () => {
    it('closes clients with 4200 and new ones with 4100, and reports not ready', async () => {
        let finish = () => {};
        const clock = new ManualClock();
        clock.sleep = () => new Promise((resolve) => (finish = resolve));
        const { port, server } = await startServer({}, { clock });
        const client = await connect(port);

        const drained = server.drain();

        expect((await client.closed).code).toBe(4200);
        const newcomer = openSocket(port, TARGET);
        expect(await newcomer.next()).toMatchObject({ event: 'pusher:error', data: { code: 4100 } });
        expect((await newcomer.closed).code).toBe(4100);
        expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(503);
        finish();
        clock.sleep = async () => {};
        await drained;
    });
});
