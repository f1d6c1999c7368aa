import { describe, expect, it } from 'vitest';
import { call, publish } from './support/api';
import { MemoryBroker } from './support/memory-bus';
import { connect, eventsOf, payload, SUCCEEDED } from './support/raw-client';
import { startServer } from './support/server';

async function twoNodes(settings: Record<string, string> = {}): Promise<readonly [number, number]> {
    const broker = new MemoryBroker();
    const first = await startServer(settings, { bus: broker.bus() });
    const second = await startServer(settings, { bus: broker.bus() });
    return [first.port, second.port];
}

describe('two nodes on one bus', () => {
    it('deliver what either of them publishes, except to the socket left out', async () => {
        const [one, two] = await twoNodes();
        const [near, far] = [await connect(one), await connect(two)];
        near.subscribe('news');
        far.subscribe('news');
        await Promise.all([near.settle(), far.settle()]);

        await publish(one, 'news', 'to-both', {});
        await publish(one, 'news', 'not-to-far', {}, { socket_id: far.socketId });
        await publish(two, 'news', 'last', {});
        await Promise.all([near.settle(), far.settle()]);

        expect(near.frames.map(({ event }) => event)).toEqual(
            expect.arrayContaining(['to-both', 'not-to-far', 'last']),
        );
        expect(eventsOf(far, 'to-both')).toHaveLength(1);
        expect(eventsOf(far, 'not-to-far')).toHaveLength(0);
    });

    it('agree on counts and on cached events', async () => {
        const [one, two] = await twoNodes();
        const [near, far] = [await connect(one), await connect(two)];
        near.subscribe('cache-a');
        far.subscribe('cache-a');
        await Promise.all([near.settle(), far.settle()]);
        await publish(one, 'cache-a', 'e', { n: 1 });
        const late = await connect(two);
        late.subscribe('cache-a');
        await late.settle();

        expect(eventsOf(late, 'e')).toEqual([{ event: 'e', channel: 'cache-a', data: '{"n":1}' }]);
        for (const port of [one, two]) {
            const query = { info: 'subscription_count' };
            expect((await call(port, 'GET', '/channels', undefined, { query })).json).toEqual({
                channels: { 'cache-a': { subscription_count: 3 } },
            });
            expect((await call(port, 'GET', '/connections')).json).toEqual({ connections: 3 });
        }
    });

    it('know a user on both of them as one member', async () => {
        const [one, two] = await twoNodes();
        const [watcher, near, far] = [await connect(one), await connect(one), await connect(two)];
        watcher.joinAs('presence-a', 'watcher');
        await watcher.settle();
        near.joinAs('presence-a', 'bob', { name: 'Bob' });
        await near.settle();
        far.joinAs('presence-a', 'bob', { name: 'Bob' });
        await far.settle();

        expect(eventsOf(far, SUCCEEDED).map(payload)).toMatchObject([{ presence: { count: 2 } }]);
        near.send('pusher:unsubscribe', { channel: 'presence-a' });
        await near.settle();
        await watcher.settle();
        expect(eventsOf(watcher, 'pusher_internal:member_added')).toHaveLength(1);
        expect(eventsOf(watcher, 'pusher_internal:member_removed')).toHaveLength(0);
        far.send('pusher:unsubscribe', { channel: 'presence-a' });
        await far.settle();
        await watcher.settle();

        expect(eventsOf(watcher, 'pusher_internal:member_removed').map(payload)).toEqual([{ user_id: 'bob' }]);
        expect((await call(two, 'GET', '/channels/presence-a/users')).json).toEqual({ users: [{ id: 'watcher' }] });
    });

    it('cap the members of a channel together', async () => {
        const [one, two] = await twoNodes({ REALTIME_MAX_PRESENCE_MEMBERS: '1' });
        const [near, far] = [await connect(one), await connect(two)];
        near.joinAs('presence-a', 'ann');
        await near.settle();
        far.joinAs('presence-a', 'bob');
        await far.settle();

        expect(eventsOf(far, 'pusher:subscription_error')).toMatchObject([{ data: { type: 'LimitReached' } }]);
        expect((await call(one, 'GET', '/channels/presence-a/users')).json).toEqual({ users: [{ id: 'ann' }] });
    });

    it('end the connections of a user on both', async () => {
        const [one, two] = await twoNodes();
        const [near, far] = [await connect(one), await connect(two)];
        near.signIn('5');
        far.signIn('5');
        await Promise.all([near.settle(), far.settle()]);

        await call(one, 'POST', '/users/5/terminate_connections', {});

        expect((await near.closed).code).toBe(4009);
        expect((await far.closed).code).toBe(4009);
    });
});
