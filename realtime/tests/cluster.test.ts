import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { call, publish } from './support/api';
import { PATIENCE, startCluster, subscribersOf, usersOf } from './support/cluster';
import { connect, eventsOf, type GreetedClient, payload, REFUSED, SUCCEEDED } from './support/raw-client';
import { ADDED, REMOVED } from './support/room';

/** Waits until an event arrives. Later events of the same node come after it. */
async function hears(client: GreetedClient, event: string, times = 1): Promise<void> {
    await expect.poll(() => eventsOf(client, event).length, PATIENCE).toBeGreaterThanOrEqual(times);
}

describe('two nodes on one Redis', () => {
    it('deliver events of both nodes in order, except to the excluded socket', async () => {
        const [, one, two] = await startCluster();
        const [near, far] = [await connect(one.port), await connect(two.port)];
        near.subscribe('news');
        far.subscribe('news');
        await Promise.all([near.settle(), far.settle()]);

        for (let number = 0; number < 50; number += 1) {
            await publish(one.port, 'news', 'to-both', number);
        }
        await publish(one.port, 'news', 'not-to-far', {}, { socket_id: far.socketId });
        await publish(one.port, 'news', 'last', {});
        await hears(far, 'last');
        await near.settle();

        const numbers = Array.from({ length: 50 }, (_, number) => String(number));
        expect(eventsOf(near, 'to-both').map(({ data }) => data)).toEqual(numbers);
        expect(eventsOf(far, 'to-both').map(({ data }) => data)).toEqual(numbers);
        expect(eventsOf(near, 'not-to-far')).toHaveLength(1);
        expect(eventsOf(far, 'not-to-far')).toHaveLength(0);
    });

    it('relay client events of both nodes', async () => {
        const [, one, two] = await startCluster();
        const [near, far] = [await connect(one.port), await connect(two.port)];
        near.joinAs('presence-desk', 'ann');
        far.joinAs('presence-desk', 'bob');
        await Promise.all([near.settle(), far.settle()]);

        near.send('client-typing', { on: true }, 'presence-desk');
        await hears(far, 'client-typing');

        expect(eventsOf(far, 'client-typing')).toEqual([
            { event: 'client-typing', channel: 'presence-desk', data: '{"on":true}', user_id: 'ann' },
        ]);
    });

    it('agree on counts and cached events', async () => {
        const [, one, two] = await startCluster();
        const [near, far] = [await connect(one.port), await connect(two.port)];
        near.subscribe('cache-a');
        far.subscribe('cache-a');
        await Promise.all([near.settle(), far.settle()]);
        await publish(one.port, 'cache-a', 'e', { n: 1 });
        await hears(far, 'e');
        const late = await connect(two.port);
        late.subscribe('cache-a');
        await late.settle();

        expect(eventsOf(late, 'e')).toEqual([{ event: 'e', channel: 'cache-a', data: '{"n":1}' }]);
        for (const { port } of [one, two]) {
            const query = { info: 'subscription_count' };
            const list = async () => (await call(port, 'GET', '/channels', undefined, { query })).json;
            const connections = async () => (await call(port, 'GET', '/connections')).json;
            await expect.poll(list, PATIENCE).toEqual({ channels: { 'cache-a': { subscription_count: 3 } } });
            await expect
                .poll(() => subscribersOf(port, 'cache-a'), PATIENCE)
                .toEqual({
                    occupied: true,
                    subscription_count: 3,
                });
            await expect.poll(connections, PATIENCE).toEqual({ connections: 3 });
        }
    });

    it('end every connection of a user on all nodes', async () => {
        const [, one, two] = await startCluster({ REALTIME_REQUIRE_SIGN_IN: 'true' });
        const sockets = await Promise.all([one, one, two, two].map(({ port }) => connect(port)));
        const other = await connect(two.port);
        for (const socket of sockets) {
            socket.signIn('7');
            socket.join('private-desk');
        }
        other.signIn('8');
        await Promise.all([...sockets, other].map((socket) => socket.settle()));
        expect(sockets.map((socket) => eventsOf(socket, SUCCEEDED).length)).toEqual([1, 1, 1, 1]);

        expect((await call(one.port, 'POST', '/users/7/terminate_connections', {})).json).toEqual({});

        expect((await Promise.all(sockets.map(({ closed }) => closed))).map(({ code }) => code)).toEqual([
            4009, 4009, 4009, 4009,
        ]);
        await other.settle();
    });

    it('send the last event of a presence cache channel to every late subscriber', async () => {
        const [, one, two] = await startCluster({ REALTIME_SUBSCRIPTION_COUNT: 'true' });
        const first = await connect(one.port);
        first.joinAs('presence-cache-a', 'first');
        await first.settle();
        await publish(one.port, 'presence-cache-a', 'e', { n: 1 });
        await hears(first, 'e');

        for (let number = 0; number < 20; number += 1) {
            const late = await connect(number % 2 === 0 ? one.port : two.port);
            late.joinAs('presence-cache-a', `late-${number}`);
            await late.settle();
            expect(eventsOf(late, 'e')).toEqual([{ event: 'e', channel: 'presence-cache-a', data: '{"n":1}' }]);
        }
    });

    it('treat a user on both nodes as one member', async () => {
        const [, one, two] = await startCluster();
        const [watcher, near, far] = [await connect(one.port), await connect(one.port), await connect(two.port)];
        watcher.joinAs('presence-a', 'watcher');
        await watcher.settle();
        near.joinAs('presence-a', 'bob', { name: 'Bob' });
        await near.settle();
        await hears(watcher, ADDED);
        far.joinAs('presence-a', 'bob', { name: 'Bob' });
        await far.settle();

        expect(eventsOf(far, SUCCEEDED).map(payload)).toMatchObject([
            { presence: { count: 2, hash: { bob: { name: 'Bob' } } } },
        ]);
        near.send('pusher:unsubscribe', { channel: 'presence-a' });
        await near.settle();
        far.send('client-still-here', {}, 'presence-a');
        await hears(watcher, 'client-still-here');
        expect(eventsOf(watcher, ADDED).map(payload)).toEqual([{ user_id: 'bob', user_info: { name: 'Bob' } }]);
        expect(eventsOf(watcher, REMOVED)).toHaveLength(0);

        far.send('pusher:unsubscribe', { channel: 'presence-a' });
        await hears(watcher, REMOVED);
        expect(eventsOf(watcher, REMOVED).map(payload)).toEqual([{ user_id: 'bob' }]);
        expect(await usersOf(two.port, 'presence-a')).toEqual(['watcher']);
    });

    it('share the member limit of a channel', async () => {
        const [, one, two] = await startCluster({ REALTIME_MAX_PRESENCE_MEMBERS: '1' });
        const [near, far, again] = [await connect(one.port), await connect(two.port), await connect(two.port)];
        near.joinAs('presence-a', 'ann');
        await near.settle();
        far.joinAs('presence-a', 'bob');
        again.joinAs('presence-a', 'ann');
        await Promise.all([far.settle(), again.settle()]);

        expect(eventsOf(far, 'pusher:subscription_error')).toMatchObject([{ data: { type: 'LimitReached' } }]);
        expect(eventsOf(again, SUCCEEDED)).toHaveLength(1);
        expect(await usersOf(one.port, 'presence-a')).toEqual(['ann']);
    });

    it('show all members of a full channel to a member who joins right after a refused user', async () => {
        const [redis, one, two] = await startCluster({ REALTIME_MAX_PRESENCE_MEMBERS: '2' });
        for (const user of ['ann', 'cy']) {
            const near = await connect(one.port);
            near.joinAs('presence-a', user);
            await near.settle();
        }
        const [bob, again] = [await connect(two.port), await connect(two.port)];

        redis.freeze();
        for (const [client, user] of [
            [bob, 'bob'],
            [again, 'ann'],
        ] as const) {
            client.joinAs('presence-a', user);
            client.socket.ping();
            await once(client.socket, 'pong');
        }
        redis.thaw();
        await Promise.all([bob.settle(), again.settle()]);

        expect(eventsOf(bob, REFUSED)).toHaveLength(1);
        expect(eventsOf(again, SUCCEEDED).map(payload)).toMatchObject([{ presence: { count: 2 } }]);
    });

    it('refuse every socket of a user when the channel is full, even concurrent ones', async () => {
        const [redis, one, two] = await startCluster({ REALTIME_MAX_PRESENCE_MEMBERS: '1' });
        const ann = await connect(one.port);
        ann.joinAs('presence-a', 'ann');
        await ann.settle();
        const bobs = await Promise.all(Array.from({ length: 3 }, () => connect(two.port)));

        redis.freeze();
        for (const bob of bobs) {
            bob.joinAs('presence-a', 'bob');
            bob.socket.ping();
        }
        await Promise.all(bobs.map(({ socket }) => once(socket, 'pong')));
        redis.thaw();
        await Promise.all(bobs.map((bob) => bob.settle()));

        expect(bobs.map((bob) => eventsOf(bob, REFUSED).length)).toEqual([1, 1, 1]);
        expect(await usersOf(two.port, 'presence-a')).toEqual(['ann']);
        ann.send('pusher:unsubscribe', { channel: 'presence-a' });
        await ann.settle();
        for (const bob of bobs) {
            bob.joinAs('presence-a', 'bob');
        }
        await Promise.all(bobs.map((bob) => bob.settle()));
        expect(bobs.map((bob) => eventsOf(bob, SUCCEEDED).length)).toEqual([1, 1, 1]);
    });

    it('end the connections of a user on both nodes', async () => {
        const [, one, two] = await startCluster();
        const [near, far] = [await connect(one.port), await connect(two.port)];
        near.signIn('5');
        far.signIn('5');
        await Promise.all([near.settle(), far.settle()]);

        await call(one.port, 'POST', '/users/5/terminate_connections', {});

        expect((await near.closed).code).toBe(4009);
        expect((await far.closed).code).toBe(4009);
    });

    it('send user events to the user’s nodes', async () => {
        const [, one, two] = await startCluster();
        const far = await connect(two.port);
        far.signIn('5');
        far.subscribe('#server-to-user-5', { auth: '' });
        await far.settle();

        await publish(one.port, '#server-to-user-5', 'note', { text: 'hello' });
        await hears(far, 'note');

        expect(eventsOf(far, 'note')).toHaveLength(1);
    });
});
