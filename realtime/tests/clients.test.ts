import Echo from 'laravel-echo';
import PusherServer from 'pusher';
import PusherClient, { type Options } from 'pusher-js';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
    clientOptions,
    connected,
    echoOptions,
    nextEvent,
    officialClient,
    officialServer,
    subscribed,
    wrongSignature,
} from './support/clients';
import { APP, startServer } from './support/server';

const ANN = { id: '1', name: 'Ann' };
const BOB = { id: '2', name: 'Bob' };

describe('pusher-js with the official server library', () => {
    it.each(['news', 'private-desk', 'presence-desk', 'private-encrypted-desk', 'cache-desk', 'private-cache-desk'])(
        'receives what is published on %s',
        async (name) => {
            const { port } = await startServer();
            const client = await officialClient(port, ANN);
            const channel = await subscribed(client, name);

            const received = nextEvent(channel, 'arrived');
            const reply = await officialServer(port).trigger(name, 'arrived', { amount: 1250, payer: 'Zoë 😀' });

            expect(reply.status).toBe(200);
            expect(await received).toEqual({ amount: 1250, payer: 'Zoë 😀' });
        },
    );

    it('passes only ciphertext on an encrypted channel', async () => {
        const { port } = await startServer();
        const client = await officialClient(port, ANN);
        await subscribed(client, 'private-encrypted-desk');
        const frames: unknown[] = [];
        client.connection.bind('message', (frame: unknown) => frames.push(frame));

        await officialServer(port).trigger('private-encrypted-desk', 'arrived', { secret: 'hush' });
        await subscribed(client, 'after');

        expect(JSON.stringify(frames)).toContain('ciphertext');
        expect(JSON.stringify(frames)).not.toContain('hush');
    });

    it('leaves out the author of an event by socket id', async () => {
        const { port } = await startServer();
        const [author, reader] = [await officialClient(port, ANN), await officialClient(port, BOB)];
        const [authors, readers] = [await subscribed(author, 'news'), await subscribed(reader, 'news')];
        const heard: string[] = [];
        authors.bind('first', () => heard.push('first'));
        const last = Promise.all([nextEvent(authors, 'last'), nextEvent(readers, 'last')]);

        await officialServer(port).trigger('news', 'first', {}, { socket_id: author.connection.socket_id });
        await officialServer(port).trigger('news', 'last', {});
        await last;

        expect(heard).toEqual([]);
    });

    it('keeps its presence list up to date', async () => {
        const { port } = await startServer();
        const ann = await officialClient(port, ANN);
        const bob = await officialClient(port, BOB);
        const desk = await subscribed(ann, 'presence-desk');

        const joined = nextEvent(desk, 'pusher:member_added');
        const bobs = await subscribed(bob, 'presence-desk');
        expect(await joined).toEqual({ id: '2', info: { name: 'Bob' } });
        expect(bobs).toMatchObject({ members: { count: 2, me: { id: '2', info: { name: 'Bob' } } } });
        const left = nextEvent(desk, 'pusher:member_removed');
        bob.disconnect();

        expect(await left).toEqual({ id: '2', info: { name: 'Bob' } });
        const users = await officialServer(port).get({ path: '/channels/presence-desk/users' });
        expect(await users.json()).toEqual({ users: [{ id: '1' }] });
    });

    it('counts members without info', async () => {
        const { port } = await startServer();
        const nameless = (id: string): Partial<Options> => ({
            channelAuthorization: {
                customHandler: ({ socketId, channelName }, answer) =>
                    answer(null, officialServer(port).authorizeChannel(socketId, channelName, { user_id: id })),
            },
        });
        await subscribed(await officialClient(port, ANN, nameless('1')), 'presence-desk');
        const bobs = await subscribed(await officialClient(port, BOB, nameless('2')), 'presence-desk');

        expect(bobs).toMatchObject({
            members: { count: 2, members: { 1: null, 2: null }, me: { id: '2', info: null } },
        });
    });

    it('relays client events with the sender’s id', async () => {
        const { port } = await startServer();
        const [ann, bob] = [await officialClient(port, ANN), await officialClient(port, BOB)];
        const desk = await subscribed(ann, 'presence-desk');
        const bobs = await subscribed(bob, 'presence-desk');
        const received = new Promise((resolve) =>
            bobs.bind('client-typing', (data: unknown, meta: unknown) => resolve({ data, meta })),
        );

        desk.trigger('client-typing', { on: true });

        expect(await received).toEqual({ data: { on: true }, meta: { user_id: '1' } });
    });

    it('signs in, receives user events and stays disconnected when terminated', async () => {
        const { port } = await startServer();
        const client = await officialClient(port, ANN);
        client.signin();
        await client.user.signinDonePromise;
        const server = officialServer(port);
        const received = nextEvent(client.user, 'note');
        await subscribed(client, 'settled');
        await server.sendToUser(ANN.id, 'note', { text: 'hello' });
        expect(await received).toEqual({ text: 'hello' });

        const gone = nextEvent(client.connection, 'disconnected');
        await server.terminateUserConnections(ANN.id);
        await gone;

        expect(client.connection.state).toBe('disconnected');
    });

    it('publishes batches and reads channel states', async () => {
        const { port } = await startServer();
        const client = await officialClient(port, ANN);
        const channel = await subscribed(client, 'news');
        const server = officialServer(port);
        const received = Promise.all([nextEvent(channel, 'one'), nextEvent(channel, 'two')]);

        await server.triggerBatch([
            { channel: 'news', name: 'one', data: { n: 1 } },
            { channel: 'news', name: 'two', data: { n: 2 } },
        ]);

        expect(await received).toEqual([{ n: 1 }, { n: 2 }]);
        const state = await server.get({ path: '/channels/news', params: { info: 'subscription_count' } });
        expect(await state.json()).toEqual({ occupied: true, subscription_count: 1 });
    });

    it('is refused with a wrong secret', async () => {
        const { port } = await startServer();
        const forger = new PusherServer({
            appId: APP.id,
            key: APP.key,
            secret: 'guess',
            host: '127.0.0.1',
            port: String(port),
        });

        await expect(forger.trigger('news', 'e', {})).rejects.toMatchObject({ status: 401 });
    });

    it('reports a refused subscription to the page', async () => {
        const { port } = await startServer();
        const client = await officialClient(port, ANN, {
            channelAuthorization: wrongSignature,
        });

        const fault = await nextEvent(client.subscribe('private-desk'), 'pusher:subscription_error');

        expect(fault).toMatchObject({ type: 'AuthError', status: 401 });
    });

    it('stops reconnecting with an unknown key', async () => {
        const { port } = await startServer();
        const client = new PusherClient('nobody', clientOptions(port, ANN));
        onTestFinished(() => client.disconnect());

        await nextEvent(client.connection, 'disconnected');
    });

    it('reconnects and resubscribes after a restart', async () => {
        const first = await startServer();
        const client = await officialClient(first.port, ANN);
        const channel = await subscribed(client, 'private-desk');
        const again = nextEvent(channel, 'pusher:subscription_succeeded');

        await first.server.drain();
        await startServer({ REALTIME_PORT: String(first.port) });
        await connected(client);
        await again;
        const received = nextEvent(channel, 'arrived');
        await officialServer(first.port).trigger('private-desk', 'arrived', 1);

        expect(await received).toBe(1);
    });
});

describe('laravel-echo', () => {
    it('receives private, presence and user events like the pages do', async () => {
        const { port } = await startServer();
        const echo = new Echo<'reverb'>({
            broadcaster: 'reverb',
            key: APP.key,
            Pusher: PusherClient,
            ...echoOptions(port, ANN),
        });
        onTestFinished(() => echo.disconnect());
        const server = officialServer(port);

        const alert = new Promise((resolve) => {
            echo.private('new-client-risk-check-notifications.1')
                .listen('.new-account-check-notification', resolve)
                .subscribed(() =>
                    server.trigger('private-new-client-risk-check-notifications.1', 'new-account-check-notification', {
                        id: 5,
                    }),
                );
        });
        expect(await alert).toEqual({ id: 5 });

        const here = await new Promise((resolve) => echo.join('desk').here(resolve));
        expect(here).toEqual([{ name: 'Ann' }]);
        expect(echo.socketId()).toMatch(/^\d+\.\d+$/);
    });

    it('calls error() when a channel is refused', async () => {
        const { port } = await startServer();
        const echo = new Echo<'reverb'>({
            broadcaster: 'reverb',
            key: APP.key,
            Pusher: PusherClient,
            ...echoOptions(port, ANN),
            channelAuthorization: wrongSignature,
        });
        onTestFinished(() => echo.disconnect());

        const fault = await new Promise((resolve) => echo.private('desk').error(resolve));

        expect(fault).toMatchObject({ status: 401 });
    });
});
