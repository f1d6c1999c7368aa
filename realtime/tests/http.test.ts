import { describe, expect, it } from 'vitest';
import { UsedSignatures } from '../src/used-signatures';
import { call, signedTarget } from './support/api';
import { ManualClock } from './support/clock';
import { startCluster } from './support/cluster';
import { connect, eventsOf } from './support/raw-client';
import { APP, DISABLED_APP, OTHER_APP, startServer } from './support/server';

const ROUTES = [
    ['POST', '/events'],
    ['POST', '/batch_events'],
    ['GET', '/channels'],
    ['GET', '/channels/news'],
    ['GET', '/channels/presence-a/users'],
    ['POST', '/users/7/terminate_connections'],
    ['GET', '/connections'],
] as const;

const EVENT = { name: 'e', channel: 'news', data: '{}' };

describe('signatures', () => {
    it.each(ROUTES)('need a signature for %s %s', async (method, route) => {
        const { port } = await startServer();
        const body = method === 'POST' ? EVENT : undefined;
        const tampered = { tamper: (query: URLSearchParams) => query.set('auth_signature', '0'.repeat(64)) };

        expect((await call(port, method, route, body, tampered)).status).toBe(401);
        expect((await call(port, method, route, body, { app: { ...APP, key: OTHER_APP.key } })).status).toBe(401);
        expect((await call(port, method, route, body, { app: { ...APP, secret: 'wrong' } })).status).toBe(401);
        expect((await call(port, method, route, body, { timestamp: Date.now() / 1000 - 700 })).status).toBe(401);
    });

    it('need an existing and enabled app', async () => {
        const { port } = await startServer();

        expect((await call(port, 'GET', '/channels', undefined, { app: { ...APP, id: '404' } })).status).toBe(404);
        expect((await call(port, 'GET', '/channels', undefined, { app: { ...APP, id: 'x y' } })).status).toBe(404);
        expect((await call(port, 'GET', '/channels', undefined, { app: DISABLED_APP })).status).toBe(403);
        expect((await call(port, 'GET', '/channels', undefined, { app: OTHER_APP })).status).toBe(200);
    });

    it('are signed for the path without the prefix', async () => {
        const { port } = await startServer({ REALTIME_PATH: 'live' });

        expect((await call(port, 'POST', '/events', EVENT, { prefix: '/live' })).json).toEqual({});
        expect((await call(port, 'POST', '/events', EVENT)).status).toBe(404);
    });
});

describe('repeated calls', () => {
    const send = (port: number, target: string, body: string) =>
        fetch(`http://127.0.0.1:${port}${target}`, { method: 'POST', body });

    it('are refused and delivered once', async () => {
        const { port } = await startServer();
        const client = await connect(port);
        client.subscribe('news');
        await client.settle();
        const body = JSON.stringify(EVENT);
        const target = signedTarget('POST', '/events', Buffer.from(body));

        expect((await send(port, target, body)).status).toBe(200);
        expect((await send(port, target, body)).status).toBe(401);
        expect((await call(port, 'POST', '/events', EVENT)).status).toBe(200);

        await client.settle();
        expect(eventsOf(client, 'e')).toHaveLength(2);
    });

    it('are refused by the other nodes too', async () => {
        const [redis, one, two] = await startCluster();
        const body = JSON.stringify(EVENT);
        const target = signedTarget('POST', '/events', Buffer.from(body));

        expect((await send(one.port, target, body)).status).toBe(200);
        expect((await send(two.port, target, body)).status).toBe(401);

        await redis.kill();
        const alone = signedTarget('POST', '/events', Buffer.from(body));
        expect((await send(one.port, alone, body)).status).toBe(200);
        expect((await send(one.port, alone, body)).status).toBe(401);
    });

    it('are forgotten when their time is over', () => {
        const clock = new ManualClock();
        const used = new UsedSignatures(clock);

        expect([used.claim('a', 1000), used.claim('a', 1000)]).toEqual([true, false]);
        clock.advance(1000);
        expect(used.claim('b', 1000)).toBe(true);
        expect(used.claim('a', 1000)).toBe(true);
    });
});

describe('unsigned routes', () => {
    const get = (port: number, path: string, headers: Record<string, string> = {}) =>
        fetch(`http://127.0.0.1:${port}${path}`, { headers });

    it('report the health', async () => {
        const { port } = await startServer();

        expect(await (await get(port, '/up')).json()).toEqual({ health: 'OK' });
        expect((await get(port, '/')).status).toBe(200);
        expect((await get(port, '/ready')).status).toBe(200);
    });

    it('answer 404 to anything else', async () => {
        const { port } = await startServer();

        expect((await get(port, '/nowhere')).status).toBe(404);
        expect((await fetch(`http://127.0.0.1:${port}/up`, { method: 'DELETE' })).status).toBe(404);
        expect((await call(port, 'GET', '/nowhere')).status).toBe(404);
        expect((await call(port, 'GET', '/events')).status).toBe(404);
    });

    it('show metrics only to this machine or with the token', async () => {
        const open = await startServer();
        const guarded = await startServer({ REALTIME_METRICS_TOKEN: 'tell-me' });
        await connect(open.port);

        const text = await (await get(open.port, '/metrics')).text();
        expect(text).toContain('# TYPE realtime_connections gauge\nrealtime_connections 1\n');
        expect(text).toContain('realtime_connections_total 1\n');
        expect(text).toMatch(/^realtime_event_loop_delay_p99_seconds \d/m);
        expect(text).toContain('realtime_webhooks_queued 0\n');
        expect((await get(open.port, '/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
        expect((await get(guarded.port, '/metrics')).status).toBe(404);
        expect((await get(guarded.port, '/metrics', { authorization: 'Bearer tell-me' })).status).toBe(200);
    });
});
