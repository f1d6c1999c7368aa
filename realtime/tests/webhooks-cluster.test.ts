import { describe, expect, it } from 'vitest';
import { busIs, PATIENCE, reading, startCluster, startNode, startProcess } from './support/cluster';
import { FlakyLink } from './support/flaky-link';
import { connect, type GreetedClient } from './support/raw-client';
import { Receiver } from './support/receiver';
import { RedisServer } from './support/redis';
import { allClientsLeft, hooks } from './support/webhooks';

/** Departures that are due together may come in any order. */
const byName = (left: Record<string, unknown>, right: Record<string, unknown>) =>
    String(left.name).localeCompare(String(right.name));

/** Departures are reported in order. After this one, none before it is pending. */
async function marked(client: GreetedClient, receiver: Receiver): Promise<void> {
    client.subscribe('marker');
    await expect.poll(() => receiver.events, PATIENCE).toContainEqual({ name: 'channel_occupied', channel: 'marker' });
    client.send('pusher:unsubscribe', { channel: 'marker' });
    await expect.poll(() => receiver.events, PATIENCE).toContainEqual({ name: 'channel_vacated', channel: 'marker' });
}

describe('webhooks of several nodes', () => {
    it('are sent by one node and describe the whole cluster', async () => {
        const receiver = await Receiver.start();
        const [, one, two] = await startCluster(hooks({ url: receiver.url }));
        const [near, far] = [await connect(one.port), await connect(two.port)];
        near.joinAs('presence-a', 'ann');
        await near.settle();
        await expect.poll(() => receiver.names(), PATIENCE).toEqual(['member_added', 'channel_occupied']);

        far.joinAs('presence-a', 'ann');
        await far.settle();
        near.socket.close();
        await near.closed;
        await allClientsLeft(one.port);
        await marked(far, receiver);
        expect(receiver.names().slice(2)).toEqual(['channel_occupied', 'channel_vacated']);
        far.send('pusher:unsubscribe', { channel: 'presence-a' });

        await expect
            .poll(() => receiver.events.slice(4).sort(byName), PATIENCE)
            .toEqual([
                { name: 'channel_vacated', channel: 'presence-a' },
                { name: 'member_removed', channel: 'presence-a', user_id: 'ann' },
            ]);
    });

    it('report the members of a dead node once', async () => {
        const receiver = await Receiver.start();
        const [redis, one] = await startCluster(hooks({ url: receiver.url }));
        const doomed = await startProcess(redis, hooks({ url: receiver.url }));
        const client = await connect(doomed.port);
        client.joinAs('presence-a', 'ann');
        await expect.poll(() => receiver.names(), PATIENCE).toEqual(['member_added', 'channel_occupied']);

        doomed.process.kill('SIGKILL');
        await expect
            .poll(() => receiver.names().slice(2).sort(), PATIENCE)
            .toEqual(['channel_vacated', 'member_removed']);
        await marked(await connect(one.port), receiver);

        expect(receiver.events.filter(({ channel }) => channel === 'presence-a')).toHaveLength(4);
    });

    it('are not repeated when Redis loses its data', async () => {
        const receiver = await Receiver.start();
        const [redis, one] = await startCluster(hooks({ url: receiver.url }));
        const client = await connect(one.port);
        client.joinAs('presence-a', 'ann');
        await expect.poll(() => receiver.names().length, PATIENCE).toBe(2);

        await (await redis.client()).flushall();
        await expect.poll(() => reading(one.metrics, 'bus_joins_total'), PATIENCE).toBeGreaterThan(1);
        client.subscribe('later');
        await expect.poll(() => receiver.names().length, PATIENCE).toBeGreaterThan(2);

        expect(receiver.events.at(-1)).toEqual({ name: 'channel_occupied', channel: 'later' });
        expect(receiver.names()).toHaveLength(3);
    });

    it('are not repeated when Redis loses its data and the first attempt to rejoin fails', async () => {
        const receiver = await Receiver.start();
        const redis = await RedisServer.start();
        const link = await FlakyLink.start(redis.port);
        const node = await startNode(redis, hooks({ url: receiver.url }), { url: link.url });
        const client = await connect(node.port);
        client.joinAs('presence-a', 'ann');
        await expect.poll(() => receiver.names().length, PATIENCE).toBe(2);

        link.hold('xrange');
        await (await redis.client()).flushall();
        await expect.poll(() => link.isHolding('xrange'), PATIENCE).toBe(true);
        link.cut();
        link.release('xrange');
        link.heal();
        await busIs(true, node);
        client.subscribe('later');
        await expect.poll(() => receiver.names().length, PATIENCE).toBeGreaterThan(2);

        expect(receiver.events.slice(2)).toEqual([{ name: 'channel_occupied', channel: 'later' }]);
    });
});
