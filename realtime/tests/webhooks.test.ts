import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../src/clock';
import { Metrics } from '../src/metrics';
import { publish } from './support/api';
import { officialClient, subscribed } from './support/clients';
import { ManualClock } from './support/clock';
import { PATIENCE, reading } from './support/cluster';
import { connect } from './support/raw-client';
import { Receiver } from './support/receiver';
import { APP, startServer } from './support/server';
import { allClientsLeft, hooks } from './support/webhooks';

const ANN = { id: '1', name: 'Ann' };

/** Real time without pauses between retries. Records the requested pauses. */
function hastyClock() {
    const pauses: number[] = [];
    const sleep = async (milliseconds: number) => {
        pauses.push(milliseconds);
        await wait(1);
    };
    return { clock: { ...systemClock, sleep }, pauses };
}

describe('webhooks', () => {
    it('are sent for each kind of event with a valid signature and the configured headers', async () => {
        const receiver = await Receiver.start();
        const settings = hooks({ url: receiver.url, headers: { Authorization: 'Bearer own' } });
        const clock = new ManualClock();
        const { port } = await startServer({ ...settings, REALTIME_SUBSCRIPTION_COUNT: 'true' }, { clock });
        const [client, other] = [await connect(port), await connect(port)];

        client.joinAs('presence-cache-a', 'ann');
        await client.settle();
        await receiver.becomes(
            { name: 'member_added', channel: 'presence-cache-a', user_id: 'ann' },
            { name: 'channel_occupied', channel: 'presence-cache-a' },
            { name: 'cache_miss', channel: 'presence-cache-a' },
        );
        receiver.deliveries.length = 0;
        other.joinAs('presence-cache-a', 'ann');
        client.send('client-typing', { on: true }, 'presence-cache-a');
        await Promise.all([client.settle(), other.settle()]);
        const typed = {
            name: 'client_event',
            channel: 'presence-cache-a',
            event: 'client-typing',
            data: '{"on":true}',
            socket_id: client.socketId,
            user_id: 'ann',
        };
        await expect.poll(() => receiver.events, PATIENCE).toContainEqual(typed);
        receiver.deliveries.length = 0;
        for (const { socket, closed } of [client, other]) {
            socket.close();
            await closed;
        }
        await allClientsLeft(port);
        clock.advance(3000);
        await receiver.becomes(
            { name: 'channel_vacated', channel: 'presence-cache-a' },
            { name: 'member_removed', channel: 'presence-cache-a', user_id: 'ann' },
        );

        const [delivery] = receiver.deliveries;
        expect(delivery?.headers).toMatchObject({ authorization: 'Bearer own', 'x-pusher-key': APP.key });
    });

    it('contain the number of subscribers', async () => {
        const receiver = await Receiver.start();
        const settings = hooks({ url: receiver.url, events: ['subscription_count'] });
        const { port } = await startServer({ ...settings, REALTIME_SUBSCRIPTION_COUNT: 'true' });

        await subscribed(await officialClient(port, ANN), 'news');

        await receiver.becomes({ name: 'subscription_count', channel: 'news', subscription_count: 1 });
    });

    it('go to each target according to its filter, events and app', async () => {
        const [byPrefix, byEvent, byApp] = [await Receiver.start(), await Receiver.start(), await Receiver.start()];
        const filter = { channel_name_starts_with: 'private-', channel_name_ends_with: '-x' };
        const { port } = await startServer(
            hooks(
                { url: byPrefix.url, filter },
                { url: byEvent.url, events: ['cache_miss'] },
                { url: byApp.url, app: '8' },
            ),
        );
        const client = await connect(port);

        client.subscribe('cache-x');
        client.join('private-a');
        client.join('private-a-x');
        await client.settle();

        await byPrefix.becomes({ name: 'channel_occupied', channel: 'private-a-x' });
        await byEvent.becomes({ name: 'cache_miss', channel: 'cache-x' });
        expect(byApp.deliveries).toEqual([]);
    });

    it('are not sent for a page reload', async () => {
        const receiver = await Receiver.start();
        const clock = new ManualClock();
        const { port } = await startServer(hooks({ url: receiver.url }), { clock });
        const before = await connect(port);
        before.joinAs('presence-a', 'ann');
        await before.settle();
        await expect.poll(() => receiver.names(), PATIENCE).toEqual(['member_added', 'channel_occupied']);

        before.socket.close();
        await allClientsLeft(port);
        clock.advance(1500);
        const after = await connect(port);
        after.joinAs('presence-a', 'ann');
        await after.settle();
        clock.advance(5000);
        after.joinAs('presence-b', 'ann');
        await expect.poll(() => receiver.names().length, PATIENCE).toBe(4);

        expect(receiver.events.filter(({ channel }) => channel === 'presence-a')).toHaveLength(2);
    });

    it('report departures when the server stops', async () => {
        const receiver = await Receiver.start();
        const { port, server } = await startServer(hooks({ url: receiver.url }));
        const client = await connect(port);
        client.subscribe('news');
        await expect.poll(() => receiver.names(), PATIENCE).toEqual(['channel_occupied']);

        await server.drain();

        await receiver.becomes(
            { name: 'channel_occupied', channel: 'news' },
            { name: 'channel_vacated', channel: 'news' },
        );
    });

    it('that are being retried are sent when the server stops', async () => {
        const receiver = await Receiver.start();
        receiver.status = 500;
        const metrics = new Metrics();
        const { port, server } = await startServer(hooks({ url: receiver.url }), { metrics });
        const client = await connect(port);
        client.subscribe('news');
        await expect.poll(() => reading(metrics, 'webhooks_failed_total'), PATIENCE).toBeGreaterThan(0);
        expect(reading(metrics, 'webhooks_queued')).toBe(1);
        receiver.status = 200;
        receiver.deliveries.length = 0;

        await server.drain();

        await receiver.becomes(
            { name: 'channel_occupied', channel: 'news' },
            { name: 'channel_vacated', channel: 'news' },
        );
    });

    it.each([
        [200, 'webhooks_delivered_total', 'webhooks_dropped_total'],
        [500, 'webhooks_dropped_total', 'webhooks_delivered_total'],
    ])(
        'are all sent or counted when the server stops, with a receiver that answers %i',
        async (status, counted, not) => {
            const receiver = await Receiver.start();
            receiver.status = status;
            const metrics = new Metrics();
            let holding = true;
            const sleep = () => (holding ? new Promise<void>(() => {}) : wait(1));
            const settings = hooks({ url: receiver.url, events: ['channel_occupied'] });
            const { port, server } = await startServer(settings, { clock: { ...systemClock, sleep }, metrics });
            const client = await connect(port);
            for (let number = 0; number < 240; number += 1) {
                client.subscribe(`c${number}`);
            }
            await client.settle();

            holding = false;
            await server.drain();

            expect([reading(metrics, counted), reading(metrics, not)]).toEqual([240, 0]);
            expect(receiver.events).toHaveLength(240);
        },
    );

    it('are retried with increasing delays and dropped after five minutes', async () => {
        const receiver = await Receiver.start();
        receiver.status = 500;
        const { clock, pauses } = hastyClock();
        const metrics = new Metrics();
        const { port, log } = await startServer(hooks({ url: `${receiver.url}?token=s3cret` }), { clock, metrics });
        const client = await connect(port);

        client.subscribe('lost');
        await expect.poll(() => reading(metrics, 'webhooks_dropped_total'), PATIENCE).toBe(1);
        const [, ...backoff] = pauses;
        expect(backoff.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
        expect(backoff.slice(0, -1).reduce((sum, pause) => sum + pause, 0)).toBeLessThan(300_000);
        receiver.status = 302;
        client.subscribe('late');
        await expect.poll(() => reading(metrics, 'webhooks_failed_total'), PATIENCE).toBeGreaterThan(12);
        receiver.status = 201;

        await expect.poll(() => reading(metrics, 'webhooks_delivered_total'), PATIENCE).toBe(1);
        expect(receiver.events.at(-1)).toEqual({ name: 'channel_occupied', channel: 'late' });
        expect(log.join('')).toContain('Dropped a webhook after its last retry');
        expect(log.join('')).not.toContain('s3cret');
    });

    it('wait in a limited queue and are sent together', async () => {
        const receiver = await Receiver.start();
        const metrics = new Metrics();
        let letGo = () => {};
        const held = new Promise<void>((resolve) => (letGo = resolve));
        const { port } = await startServer(
            {
                ...hooks({ url: receiver.url, events: ['channel_occupied'] }),
                REALTIME_MAX_CHANNELS_PER_CONNECTION: '2000',
                REALTIME_FRAMES_PER_SECOND: '2000',
            },
            { clock: { ...systemClock, sleep: () => held }, metrics },
        );
        const client = await connect(port);
        for (let number = 0; number < 1200; number += 1) {
            client.subscribe(`c${number}`);
        }
        await client.settle();

        expect(reading(metrics, 'webhooks_queued')).toBe(1000);
        expect(reading(metrics, 'webhooks_dropped_total')).toBe(200);
        letGo();
        await expect.poll(() => receiver.events.length, PATIENCE).toBe(1000);
        expect(receiver.deliveries).toHaveLength(10);
        expect(receiver.events[0]).toEqual({ name: 'channel_occupied', channel: 'c200' });
    });

    it('never delay the channels', async () => {
        const { port } = await startServer(hooks({ url: 'http://127.0.0.1:1/nobody' }));
        const client = await connect(port);
        client.subscribe('news');
        await publish(port, 'news', 'e', {});
        await client.settle();

        expect(client.frames.map(({ event }) => event)).toContain('e');
    });
});
