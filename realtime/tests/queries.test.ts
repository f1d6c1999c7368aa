import { describe, expect, it } from 'vitest';
import { call, publish } from './support/api';
import { connect } from './support/raw-client';
import { startServer } from './support/server';

describe('querying channels', () => {
    async function occupiedServer() {
        const { port } = await startServer();
        const clients = [await connect(port), await connect(port)] as const;
        clients[0].joinAs('presence-a', 'ann');
        clients[1].joinAs('presence-a', 'ann');
        clients[1].joinAs('presence-b', 'bob');
        clients[1].subscribe('cache-n');
        clients[1].signIn('bob');
        clients[1].subscribe('#server-to-user-bob');
        await Promise.all(clients.map((client) => client.settle()));
        return port;
    }

    it('lists occupied channels, by prefix and with counts', async () => {
        const port = await occupiedServer();
        const list = async (query: Record<string, string>) =>
            (await call(port, 'GET', '/channels', undefined, { query })).json;

        expect(await list({})).toEqual({ channels: { 'presence-a': {}, 'presence-b': {}, 'cache-n': {} } });
        expect(await list({ filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
            channels: { 'presence-a': { user_count: 1 }, 'presence-b': { user_count: 1 } },
        });
        expect(await list({ filter_by_prefix: 'private-' })).toEqual({ channels: {} });
        expect((await call(port, 'GET', '/channels', undefined, { query: { info: 'user_count' } })).status).toBe(400);
    });

    it('describes one channel', async () => {
        const port = await occupiedServer();
        const one = async (name: string, info = '') =>
            (await call(port, 'GET', `/channels/${name}`, undefined, { query: { info } })).json;
        await publish(port, 'cache-n', 'e', { n: 1 });

        expect(await one('presence-a', 'user_count,subscription_count')).toEqual({
            occupied: true,
            user_count: 1,
            subscription_count: 2,
        });
        expect(await one('nobody')).toEqual({ occupied: false });
        expect(await one('cache-n', 'cache')).toEqual({
            occupied: true,
            cache: { data: '{"n":1}', ttl: expect.any(Number) },
        });
        expect(await one('cache-empty', 'cache')).toEqual({ occupied: false });
        expect((await call(port, 'GET', '/channels/a', undefined, { query: { info: 'user_count' } })).status).toBe(400);
        expect((await call(port, 'GET', '/channels/a%20b')).status).toBe(400);
    });

    it('lists the users of presence channels only, each once', async () => {
        const port = await occupiedServer();

        expect((await call(port, 'GET', '/channels/presence-a/users')).json).toEqual({ users: [{ id: 'ann' }] });
        expect((await call(port, 'GET', '/channels/presence-none/users')).json).toEqual({ users: [] });
        expect((await call(port, 'GET', '/channels/cache-n/users')).status).toBe(400);
    });

    it('counts every connection once', async () => {
        const port = await occupiedServer();

        expect((await call(port, 'GET', '/connections')).json).toEqual({ connections: 2 });
    });
});

describe('terminating a user', () => {
    it('ends only that user’s connections', async () => {
        const { port } = await startServer();
        const [first, second, other] = [await connect(port), await connect(port), await connect(port)];
        first.signIn('a/b');
        second.signIn('a/b');
        other.signIn('c');
        await Promise.all([first.settle(), second.settle(), other.settle()]);

        const reply = await call(port, 'POST', '/users/a%2Fb/terminate_connections', {});

        expect(reply.json).toEqual({});
        expect((await first.closed).code).toBe(4009);
        expect((await second.closed).code).toBe(4009);
        await other.settle();
    });
});
