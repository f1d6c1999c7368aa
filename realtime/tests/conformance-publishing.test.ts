import PusherServer from 'pusher';
import type PusherClient from 'pusher-js';
import { describe, expect, it } from 'vitest';
import { type Clock, systemClock } from '../src/clock';
import { ask, faultOf, heard, nextEvent, officialClient, officialServer, settle, subscribed } from './support/clients';
import { ManualClock } from './support/clock';
import { PATIENCE, startCluster } from './support/cluster';
import { APP, OTHER_APP, startServer } from './support/server';

/** Second half of the protocol checklist, with the official clients. */

const ANN = { id: '1', name: 'Ann' };
const BOB = { id: '2', name: 'Bob' };

describe('client events (33-40)', () => {
    async function pair(settings: Record<string, string> = {}, clock: Clock = systemClock) {
        const { port } = await startServer(settings, { clock });
        const [ann, bob] = [await officialClient(port, ANN), await officialClient(port, BOB)];
        return { ann, anns: await subscribed(ann, 'private-a'), bob, bobs: await subscribed(bob, 'private-a') };
    }

    it('reach the other subscribers, also without data, but not their sender', async () => {
        const { ann, anns, bobs } = await pair();
        const own = heard(anns, 'client-note', 'client-last');
        const received = heard(bobs, 'client-note', 'client-last');

        anns.trigger('client-note', undefined);
        anns.trigger('client-last', { on: true });
        await settle(ann);

        await expect
            .poll(() => received, PATIENCE)
            .toEqual([
                ['client-note', undefined],
                ['client-last', { on: true }],
            ]);
        expect(own).toEqual([]);
    });

    it.each([
        ['are turned off', { REALTIME_CLIENT_EVENTS: 'false' }, 'client-x', {}],
        ['have a name that is too long', {}, `client-${'x'.repeat(200)}`, {}],
        ['have too much data', {}, 'client-x', 'x'.repeat(10_241)],
    ])('that %s are refused, and the connection stays open', async (_, settings, event, data) => {
        const { ann, anns, bob, bobs } = await pair(settings);
        const received = heard(bobs, event);
        const fault = faultOf(ann);

        anns.trigger(event, data);

        expect(await fault).toBe(4301);
        await Promise.all([settle(ann), settle(bob)]);
        expect(received).toEqual([]);
    });

    it('are limited to ten a second', async () => {
        const { ann, anns, bob, bobs } = await pair({}, new ManualClock());
        const received = heard(bobs, 'client-x');
        const fault = faultOf(ann);

        for (let sent = 0; sent < 30; sent += 1) {
            anns.trigger('client-x', sent);
        }

        expect(await fault).toBe(4301);
        await settle(ann);
        await settle(bob);
        expect(received).toHaveLength(10);
    });
});

describe('the HTTP API (41-55, 63)', () => {
    it('publishes to several channels and counts on request', async () => {
        const { port } = await startServer();
        const client = await officialClient(port, ANN);
        const [a, b] = [await subscribed(client, 'a'), await subscribed(client, 'presence-b')];
        const received = Promise.all([nextEvent(a, 'e'), nextEvent(b, 'e')]);

        const reply = await officialServer(port).trigger(['a', 'presence-b'], 'e', 1, {
            info: 'subscription_count,user_count',
        });

        expect(await received).toEqual([1, 1]);
        expect(await reply.json()).toEqual({
            channels: { a: { subscription_count: 1 }, 'presence-b': { subscription_count: 1, user_count: 1 } },
        });
    });

    it('accepts data up to its limit', async () => {
        const { port } = await startServer();
        const server = officialServer(port);

        expect((await server.trigger('a', 'e', 'x'.repeat(10_240))).status).toBe(200);
        await expect(server.trigger('a', 'e', 'x'.repeat(10_241))).rejects.toMatchObject({ status: 413 });
    });

    it('lists channels by prefix, and users once', async () => {
        const { port } = await startServer();
        for (const user of [ANN, ANN, BOB]) {
            await subscribed(await officialClient(port, user), 'presence-desk');
        }

        expect(await ask(port, '/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
            channels: { 'presence-desk': { user_count: 2 } },
        });
        expect(await ask(port, '/channels', { filter_by_prefix: 'private-' })).toEqual({ channels: {} });
        expect(await ask(port, '/channels/presence-desk/users')).toEqual({ users: [{ id: '1' }, { id: '2' }] });
        expect(await ask(port, '/connections')).toEqual({ connections: 3 });
        await expect(ask(port, '/channels', { info: 'user_count' })).rejects.toMatchObject({ status: 400 });
        await expect(ask(port, '/channels/news/users')).rejects.toMatchObject({ status: 400 });
        await expect(ask(port, '/nowhere')).rejects.toMatchObject({ status: 404 });
    });

    it.each([
        ['another secret', { secret: 'guess' }, 401],
        ['another key', { key: OTHER_APP.key }, 401],
        ['an app that does not exist', { appId: '404' }, 404],
        ['an app that is disabled', { appId: '9', key: 'disabled-key', secret: 'disabled-secret' }, 403],
    ])('refuses %s', async (_, change, status) => {
        const { port } = await startServer();
        const credentials = { appId: APP.id, key: APP.key, secret: APP.secret, ...change };
        const server = new PusherServer({ ...credentials, host: '127.0.0.1', port: String(port), useTLS: false });

        await expect(server.trigger('a', 'e', {})).rejects.toMatchObject({ status });
        await expect(server.get({ path: '/channels' })).rejects.toMatchObject({ status });
    });

    it('refuses a request with an old signature', async () => {
        const clock = { ...systemClock, now: () => Date.now() + 700_000 };
        const { port } = await startServer({}, { clock });

        await expect(ask(port, '/channels')).rejects.toMatchObject({ status: 401 });
    });
});

describe('several nodes (43, 54, 59)', () => {
    it('serve the official clients like one node', async () => {
        const [, one, two] = await startCluster();
        const [ann, bob] = [await officialClient(one.port, ANN), await officialClient(two.port, BOB)];
        const desk = await subscribed(ann, 'presence-desk');
        const joined = nextEvent(desk, 'pusher:member_added');
        const bobs = await subscribed(bob, 'presence-desk');
        expect(await joined).toEqual({ id: '2', info: { name: 'Bob' } });
        expect(bobs).toMatchObject({ members: { count: 2 } });
        const [own, received] = [heard(desk, 'mine', 'last'), heard(bobs, 'mine', 'last')];

        await officialServer(two.port).trigger('presence-desk', 'mine', {}, { socket_id: ann.connection.socket_id });
        await officialServer(two.port).trigger('presence-desk', 'last', {});

        await expect.poll(() => own, PATIENCE).toEqual([['last', {}]]);
        expect(received).toEqual([
            ['mine', {}],
            ['last', {}],
        ]);
        ann.signin();
        await ann.user.signinDonePromise;
        await officialServer(two.port).terminateUserConnections('1');
        await expect.poll(() => ann.connection.state, PATIENCE).toBe('disconnected');
    });
});

describe('other protocol features', () => {
    it('sends subscribers their number on all nodes', async () => {
        const [, one, two] = await startCluster({ REALTIME_SUBSCRIPTION_COUNT: 'true' });
        const [ann, bob] = [await officialClient(one.port, ANN), await officialClient(two.port, BOB)];
        const news = await subscribed(ann, 'news');
        await subscribed(bob, 'news');

        await expect.poll(() => news.subscriptionCount, PATIENCE).toBe(2);
        bob.disconnect();
        await expect.poll(() => news.subscriptionCount, PATIENCE).toBe(1);
    });

    it('sends the online users of a watchlist on all nodes', async () => {
        const [, one, two] = await startCluster();
        const ann = await watcher(one.port, ['2', '3']);
        const online: unknown[] = [];
        for (const name of ['online', 'offline']) {
            ann.user.watchlist.bind(name, (event: unknown) => online.push(event));
        }
        ann.signin();
        await expect.poll(() => online, PATIENCE).toEqual([{ name: 'offline', user_ids: ['2', '3'] }]);

        const bob = await officialClient(two.port, BOB);
        bob.signin();
        await expect.poll(() => online.slice(1), PATIENCE).toEqual([{ name: 'online', user_ids: ['2'] }]);
        bob.disconnect();
        await expect.poll(() => online.slice(2), PATIENCE).toEqual([{ name: 'offline', user_ids: ['2'] }]);
    });

    it('accepts a watchlist of at most a hundred users', async () => {
        const { port } = await startServer();
        const ids = Array.from({ length: 101 }, (_, number) => String(number));
        const fits = await watcher(port, ids.slice(1));
        const tooLong = await watcher(port, ids);
        const [events, fault] = [nextEvent(fits.user.watchlist, 'offline'), faultOf(tooLong)];

        fits.signin();
        tooLong.signin();

        expect(await events).toMatchObject({ name: 'offline' });
        expect(await fault).toBe(4302);
        expect(tooLong.connection.state).toBe('connected');
    });

    function watcher(port: number, watchlist: string[]): Promise<PusherClient> {
        return officialClient(port, ANN, {
            userAuthentication: {
                customHandler: ({ socketId }, answer) =>
                    answer(null, officialServer(port).authenticateUser(socketId, { id: '1', watchlist })),
            },
        });
    }
});
