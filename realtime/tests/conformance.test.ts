import PusherClient, { type Options } from 'pusher-js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { channelAuth } from '../src/auth';
import {
    ask,
    clientOptions,
    faultOf,
    heard,
    nextEvent,
    officialClient,
    officialServer,
    refusalOf,
    settle,
    subscribed,
    wrongSignature,
} from './support/clients';
import { PATIENCE } from './support/cluster';
import { APP, OTHER_APP, startServer } from './support/server';

/** First half of the protocol checklist, with the official clients. Raw clients test the rest. */

const ANN = { id: '1', name: 'Ann' };
const BOB = { id: '2', name: 'Bob' };
const GUARDED = [
    'private-a',
    'presence-a',
    'private-encrypted-a',
    'private-cache-a',
    'presence-cache-a',
    'private-encrypted-cache-a',
];

/** A well-formed signature for another channel, with the other data that this type of channel needs. */
const forged: Options['channelAuthorization'] = {
    customHandler: ({ socketId, channelName }, answer) => {
        const data = channelName.startsWith('presence-') ? { user_id: '1', user_info: {} } : undefined;
        answer(null, officialServer(1).authorizeChannel(socketId, `${channelName}-other`, data));
    },
};

function stranger(port: number, key: string, more: Partial<Options> = {}): PusherClient {
    const client = new PusherClient(key, { ...clientOptions(port, ANN), ...more });
    onTestFinished(() => client.disconnect());
    return client;
}

describe('connections (1-4, 7-9, 13)', () => {
    it('get their own socket id', async () => {
        const { port } = await startServer();
        const [one, two] = [await officialClient(port, ANN), await officialClient(port, ANN)];

        expect(one.connection.socket_id).toMatch(/^\d+\.\d+$/);
        expect(one.connection.socket_id).not.toBe(two.connection.socket_id);
    });

    it.each([
        ['an unknown key', 'nobody', {}, 4001],
        ['a full app', APP.key, { REALTIME_MAX_CONNECTIONS: '1' }, 4004],
    ])('with %s are refused without a reconnect', async (_, key, settings, code) => {
        const { port } = await startServer(settings);
        if (code === 4004) {
            await officialClient(port, ANN);
        }
        const client = stranger(port, key);

        expect(await faultOf(client)).toBe(code);
        await expect.poll(() => client.connection.state, PATIENCE).toBe('disconnected');
    });

    it('without TLS are refused when TLS is required, and switch to it', async () => {
        const { port } = await startServer({ REALTIME_REQUIRE_TLS: 'true' });
        const client = stranger(port, APP.key, { wssPort: port });

        expect(await faultOf(client)).toBe(4000);
        expect(client.connection).toMatchObject({ usingTLS: true });
    });

    it('of two apps are separate', async () => {
        const { port } = await startServer();
        const mine = await subscribed(await officialClient(port, ANN), 'news');
        const foreign = stranger(port, OTHER_APP.key);
        const theirs = heard(await subscribed(foreign, 'news'), 'e');
        const received = nextEvent(mine, 'e');

        await officialServer(port).trigger('news', 'e', {});
        await received;
        await settle(foreign);

        expect(theirs).toEqual([]);
    });

    it('with a frame that is too large are closed and reconnect', async () => {
        const { port } = await startServer({ REALTIME_MAX_FRAME_BYTES: '4096' });
        const client = await officialClient(port, ANN);
        const id = client.connection.socket_id;
        client.send_event('pusher:ping', 'x'.repeat(3500));
        await settle(client);
        expect(client.connection.socket_id).toBe(id);

        client.send_event('pusher:ping', 'x'.repeat(4500));

        await expect.poll(() => client.connection.socket_id, PATIENCE).not.toBe(id);
        await expect.poll(() => client.connection.state, PATIENCE).toBe('connected');
    });

    it('get an answer to a ping and stay open', async () => {
        const { port } = await startServer();
        const client = await officialClient(port, ANN, { activityTimeout: 60, pongTimeout: 400 });
        const pong = nextEvent(client.connection, 'message');

        expect(await pong).toMatchObject({ event: 'pusher:pong' });
        expect(client.connection.state).toBe('connected');
    });

    it('work with a path prefix', async () => {
        const { port } = await startServer({ REALTIME_PATH: '/live' });

        await officialClient(port, ANN, { wsPath: '/live' });
    });
});

describe('channels (15-21)', () => {
    it('of many clients each get their own events', async () => {
        const { port } = await startServer();
        const clients = await Promise.all(Array.from({ length: 5 }, () => officialClient(port, ANN)));
        const received = await Promise.all(
            clients.map(async (client, index) => {
                const names = Array.from({ length: 5 }, (_, number) => number).filter((n) => (n + index) % 2 === 0);
                const channels = await Promise.all(names.map((n) => subscribed(client, `c${n}`)));
                return { names, all: channels.map((channel) => heard(channel, 'tick')) };
            }),
        );

        for (let number = 0; number < 5; number += 1) {
            await officialServer(port).trigger(`c${number}`, 'tick', number);
        }
        await Promise.all(clients.map(settle));

        for (const { names, all } of received) {
            expect(all.flat()).toEqual(names.map((number) => ['tick', number]));
        }
    });

    it.each(['a b', 'x'.repeat(201), 'private-ü'])('can’t have the name %s', async (name) => {
        const { port } = await startServer();
        const client = await officialClient(port, ANN, { channelAuthorization: wrongSignature });

        expect(await refusalOf(client.subscribe(name))).toMatchObject({ status: 400 });
    });

    it.each(GUARDED)('like %s need a valid signature', async (name) => {
        const { port } = await startServer();
        const [client, honest] = [
            await officialClient(port, ANN, { channelAuthorization: forged }),
            await officialClient(port, ANN),
        ];

        expect(await refusalOf(client.subscribe(name))).toMatchObject({ type: 'AuthError', status: 401 });
        await subscribed(honest, name);
    });

    it('are removed after the last client unsubscribes or disconnects', async () => {
        const { port } = await startServer();
        const [ann, bob] = [await officialClient(port, ANN), await officialClient(port, BOB)];
        await subscribed(ann, 'a');
        await subscribed(ann, 'presence-b');
        await subscribed(bob, 'presence-c');
        expect(await ask(port, '/channels')).toEqual({ channels: { a: {}, 'presence-b': {}, 'presence-c': {} } });

        ann.unsubscribe('a');
        ann.unsubscribe('presence-b');
        bob.disconnect();

        await expect.poll(() => ask(port, '/channels'), PATIENCE).toEqual({ channels: {} });
    });
});

describe('presence (22-29)', () => {
    it('treats a user with two tabs as one member until the last tab closes', async () => {
        const { port } = await startServer();
        const [ann, tab, other] = [
            await officialClient(port, ANN),
            await officialClient(port, BOB),
            await officialClient(port, BOB),
        ];
        const desk = await subscribed(ann, 'presence-desk');
        const changes = heard(desk, 'pusher:member_added', 'pusher:member_removed');
        await subscribed(tab, 'presence-desk');
        expect(await subscribed(other, 'presence-desk')).toMatchObject({ members: { count: 2 } });
        tab.disconnect();
        other.disconnect();

        await expect
            .poll(() => changes, PATIENCE)
            .toEqual([
                ['pusher:member_added', { id: '2', info: { name: 'Bob' } }],
                ['pusher:member_removed', { id: '2', info: { name: 'Bob' } }],
            ]);
        expect(await ask(port, '/channels/presence-desk/users')).toEqual({ users: [{ id: '1' }] });
    });

    it('accepts numeric ids', async () => {
        const { port } = await startServer();
        const client = await officialClient(port, ANN, {
            channelAuthorization: {
                customHandler: ({ socketId, channelName }, answer) => {
                    const data = '{"user_id":5}';
                    answer(null, { auth: channelAuth(APP, socketId, channelName, data), channel_data: data });
                },
            },
        });

        expect(await subscribed(client, 'presence-desk')).toMatchObject({ members: { count: 1 } });
        expect(await ask(port, '/channels/presence-desk/users')).toEqual({ users: [{ id: '5' }] });
    });

    it('limits the number of members and the size of their info', async () => {
        const { port } = await startServer({
            REALTIME_MAX_PRESENCE_MEMBERS: '1',
            REALTIME_MAX_PRESENCE_INFO_BYTES: '64',
        });
        const [ann, bob] = [await officialClient(port, ANN), await officialClient(port, BOB)];
        const wordy = await officialClient(port, { id: '1', name: 'x'.repeat(100) });
        await subscribed(ann, 'presence-desk');

        expect(await refusalOf(bob.subscribe('presence-desk'))).toMatchObject({ type: 'LimitReached', status: 4004 });
        expect(await refusalOf(wordy.subscribe('presence-desk'))).toMatchObject({ type: 'LimitReached', status: 4301 });
    });
});

describe('cache channels (30-32)', () => {
    it.each(['cache-a', 'private-cache-a', 'presence-cache-a', 'private-encrypted-cache-a'])(
        '%s reports a cache miss, then sends the last API event to new subscribers',
        async (name) => {
            const { port } = await startServer();
            const [ann, bob] = [await officialClient(port, ANN), await officialClient(port, BOB)];
            const early = ann.subscribe(name);
            await nextEvent(early, 'pusher:cache_miss');
            const received = nextEvent(early, 'state');
            await officialServer(port).trigger(name, 'state', { open: true });
            expect(await received).toEqual({ open: true });

            const late = bob.subscribe(name);

            expect(await nextEvent(late, 'state')).toEqual({ open: true });
            const last = (await officialClient(port, { id: '3', name: 'Cy' })).subscribe(name);
            expect(await nextEvent(last, 'state')).toEqual({ open: true });
        },
    );
});
