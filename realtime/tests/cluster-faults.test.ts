import { describe, expect, it } from 'vitest';
import { call, publish } from './support/api';
import {
    busIs,
    type ClusterNode,
    PATIENCE,
    reading,
    startCluster,
    startNode,
    startProcess,
    subscribersOf,
    usersOf,
} from './support/cluster';
import { connect, eventsOf, payload } from './support/raw-client';
import { RedisServer } from './support/redis';
import { ADDED, member, REMOVED, roomBecomes, roomOf, settled } from './support/room';

const ready = async ({ port }: ClusterNode) => (await fetch(`http://127.0.0.1:${port}/ready`)).status;

describe('a node', () => {
    it('is removed by the others when it is killed, announced once by each', async () => {
        const [redis, one, two] = await startCluster();
        const third = await startProcess(redis);
        const [ann, bob] = [await member(one.port, 'ann'), await member(two.port, 'bob')];
        await member(third.port, 'cy');
        await member(third.port, 'ann');
        await roomBecomes(['ann', 'bob', 'cy'], ann, bob);
        await expect
            .poll(() => subscribersOf(one.port, 'presence-desk'), PATIENCE)
            .toMatchObject({
                subscription_count: 4,
            });

        third.process.kill('SIGKILL');
        await roomBecomes(['ann', 'bob'], ann, bob);
        await settled();

        for (const client of [ann, bob]) {
            expect(eventsOf(client, REMOVED).map(payload)).toEqual([{ user_id: 'cy' }]);
        }
        expect(await usersOf(one.port, 'presence-desk')).toEqual(['ann', 'bob']);
        expect(await subscribersOf(two.port, 'presence-desk')).toEqual({ occupied: true, subscription_count: 2 });
    });

    it('returns with its members after being frozen and declared dead', async () => {
        const [redis, one] = await startCluster();
        const frozen = await startProcess(redis);
        const ann = await member(one.port, 'ann');
        const cy = await member(frozen.port, 'cy');
        await roomBecomes(['ann', 'cy'], ann, cy);

        frozen.process.kill('SIGSTOP');
        await roomBecomes(['ann'], ann);
        frozen.process.kill('SIGCONT');
        await roomBecomes(['ann', 'cy'], ann, cy);
        await publish(one.port, 'presence-desk', 'again', {});

        await expect.poll(() => eventsOf(cy, 'again').length, PATIENCE).toBe(1);
        const told = [...eventsOf(cy, ADDED), ...eventsOf(cy, REMOVED)].map((frame) => payload(frame).user_id);
        expect(told).not.toContain('cy');
    });

    it('is removed at once when it stops in order', async () => {
        const redis = await RedisServer.start();
        const one = await startNode(redis, {}, { nodeSeconds: 300 });
        const two = await startNode(redis, {}, { nodeSeconds: 300 });
        const [ann, bob] = [await member(one.port, 'ann'), await member(two.port, 'bob')];
        await roomBecomes(['ann', 'bob'], ann, bob);

        await two.server.drain();

        await roomBecomes(['ann'], ann);
        expect(await subscribersOf(one.port, 'presence-desk')).toEqual({ occupied: true, subscription_count: 1 });
    });

    it('sends accepted events to the others before it stops in order', async () => {
        const [, one, two] = await startCluster();
        const ann = await connect(two.port);
        const channels = Array.from({ length: 100 }, (_, number) => `c${number}`);
        ann.subscribe('c99');
        await ann.settle();

        const numbers = Array.from({ length: 20 }, (_, number) => number);
        await Promise.all(
            numbers.map((number) => publish(one.port, 'ignored', 'e', number, { channel: undefined, channels })),
        );
        await one.server.drain();

        await expect.poll(() => eventsOf(ann, 'e').length, PATIENCE).toBe(20);
    });

    it('subscribes to an app only while it has sockets, and cleans up', async () => {
        const redis = await RedisServer.start();
        const node = await startNode(redis);
        const client = await redis.client();
        const followers = async () => (await client.pubsub('NUMSUB', 'test:7:topic'))[1];
        expect(await followers()).toBe(0);

        const ann = await member(node.port, 'ann');
        await publish(node.port, 'presence-desk', 'e', {});
        expect(await followers()).toBe(1);
        ann.socket.close();
        await expect.poll(followers, PATIENCE).toBe(0);
        await member(node.port, 'bob');
        await node.server.drain();

        const keys = (await client.keys('test:*')).filter((key) => !key.startsWith('test:7:used:'));
        const kept = keys.map((key) => key.split(':').at(-1));
        expect(kept.filter((name) => name !== 'epoch' && name !== 'log')).toEqual([]);
        expect(await client.client('LIST')).not.toContain(node.name);
    });

    it('uses only keys with its own prefix', async () => {
        const redis = await RedisServer.start();
        const [mine, other] = [await startNode(redis), await startNode(redis, {}, { prefix: 'elsewhere:' })];
        const [ann, bob] = [await member(mine.port, 'ann'), await member(other.port, 'bob')];

        const another = await startNode(redis, {}, { prefix: 'elsewhere:' });
        await publish(mine.port, 'presence-desk', 'mine', {});
        await publish(another.port, 'presence-desk', 'theirs', {});
        await expect.poll(() => eventsOf(bob, 'theirs').length, PATIENCE).toBe(1);
        await ann.settle();

        expect([eventsOf(ann, 'mine').length, eventsOf(ann, 'theirs').length]).toEqual([1, 0]);
        expect(eventsOf(bob, 'mine')).toHaveLength(0);
        expect([roomOf(ann), roomOf(bob)]).toEqual([['ann'], ['bob']]);
    });
});

describe('without Redis', () => {
    it('delivers locally, and afterwards delivers everything once', async () => {
        const [redis, one, two] = await startCluster();
        const [ann, bob, cy] = [
            await member(one.port, 'ann'),
            await member(two.port, 'bob'),
            await member(two.port, 'cy'),
        ];
        await roomBecomes(['ann', 'bob', 'cy'], ann, bob, cy);

        await redis.kill();
        await busIs(false, one, two);
        for (let number = 0; number < 40; number += 1) {
            await publish(number % 2 === 0 ? one.port : two.port, 'presence-desk', 'tick', number);
        }
        const dora = await member(one.port, 'dora');
        cy.socket.close();
        await roomBecomes(['ann', 'bob', 'cy', 'dora'], ann, dora);
        await roomBecomes(['ann', 'bob'], bob);
        expect(eventsOf(ann, 'tick').map(({ data }) => Number(data))).toEqual(even(40));
        expect(await Promise.all([ready(one), ready(two)])).toEqual([200, 200]);
        expect(reading(one.metrics, 'bus_queued')).toBe(20);

        await redis.start();
        await busIs(true, one, two);
        await roomBecomes(['ann', 'bob', 'dora'], ann, bob, dora);
        await expect.poll(() => eventsOf(ann, 'tick').length, PATIENCE).toBe(40);
        await expect.poll(() => eventsOf(bob, 'tick').length, PATIENCE).toBe(40);
        await publish(two.port, 'presence-desk', 'after', {});
        await expect.poll(() => eventsOf(ann, 'after').length, PATIENCE).toBe(1);

        for (const client of [ann, bob]) {
            const numbers = eventsOf(client, 'tick').map(({ data }) => Number(data));
            expect(numbers.filter((number) => number % 2 === 0)).toEqual(even(40));
            expect(new Set(numbers).size).toBe(40);
        }
        expect(eventsOf(bob, REMOVED).map(payload)).toEqual([{ user_id: 'cy' }]);
        expect(await usersOf(two.port, 'presence-desk')).toEqual(['ann', 'bob', 'dora']);
        expect(await subscribersOf(one.port, 'presence-desk')).toMatchObject({ subscription_count: 3 });
        expect([...one.log, ...two.log]).toEqual([]);
        expect(one.busLog.map((line) => JSON.parse(line).message)).toEqual([
            'Joined the cluster through Redis',
            'Redis is unavailable. This node serves its own clients until Redis is back',
            'Joined the cluster through Redis',
        ]);
    });

    it('removes members of a node that died in the meantime', async () => {
        const [redis, one] = await startCluster();
        const doomed = await startProcess(redis);
        const ann = await member(one.port, 'ann');
        await member(doomed.port, 'cy');
        await roomBecomes(['ann', 'cy'], ann);

        await redis.kill();
        doomed.process.kill('SIGKILL');
        await redis.start();

        await roomBecomes(['ann'], ann);
        expect(eventsOf(ann, REMOVED).map(payload)).toEqual([{ user_id: 'cy' }]);
    });

    it('does not wait long for a Redis that hangs', async () => {
        const [redis, one, two] = await startCluster();
        const [ann, bob] = [await member(one.port, 'ann'), await member(two.port, 'bob')];
        await roomBecomes(['ann', 'bob'], ann, bob);

        redis.freeze();
        await publish(one.port, 'presence-desk', 'meanwhile', {});
        await ann.settle();
        expect(eventsOf(ann, 'meanwhile')).toHaveLength(1);
        await busIs(false, one, two);
        const cy = await member(one.port, 'cy');
        await roomBecomes(['ann', 'bob', 'cy'], cy);
        redis.thaw();

        await roomBecomes(['ann', 'bob', 'cy'], ann, bob, cy);
        await expect.poll(() => eventsOf(bob, 'meanwhile').length, PATIENCE).toBe(1);
        expect(await Promise.all([usersOf(one.port, 'presence-desk'), usersOf(two.port, 'presence-desk')])).toEqual([
            ['ann', 'bob', 'cy'],
            ['ann', 'bob', 'cy'],
        ]);
    });

    it('starts a node and joins the cluster when Redis is available', async () => {
        const redis = await RedisServer.start();
        await redis.kill();
        const [one, two] = [await startNode(redis), await startNode(redis)];
        const [ann, bob] = [await member(one.port, 'ann'), await member(two.port, 'bob')];
        await publish(one.port, 'presence-desk', 'alone', {});
        await ann.settle();
        expect([roomOf(ann), roomOf(bob)]).toEqual([['ann'], ['bob']]);
        expect(eventsOf(ann, 'alone')).toHaveLength(1);

        await redis.start();

        expect([(await ann.closed).code, (await bob.closed).code]).toEqual([4200, 4200]);
        await busIs(true, one, two);
        const returned = [await member(one.port, 'ann'), await member(two.port, 'bob')];
        await roomBecomes(['ann', 'bob'], ...returned);
        await expect.poll(() => usersOf(two.port, 'presence-desk'), PATIENCE).toEqual(['ann', 'bob']);
    });

    it('makes clients of the other nodes reconnect when events for them were dropped', async () => {
        const [redis, one, two] = await startCluster();
        const ann = await connect(two.port);
        ann.signIn('5');
        ann.join('private-desk');
        await ann.settle();

        await redis.kill();
        await busIs(false, one, two);
        await call(one.port, 'POST', '/users/5/terminate_connections', {});
        const channels = Array.from({ length: 100 }, (_, number) => `c${number}`);
        for (let sent = 0; sent < 51; sent += 1) {
            await publish(one.port, 'ignored', 'e', {}, { channel: undefined, channels });
        }
        await redis.start();
        await busIs(true, one, two);

        expect((await ann.closed).code).toBe(4200);
    });

    it('limits the queue and drops the oldest events first', async () => {
        const redis = await RedisServer.start();
        await redis.kill();
        const node = await startNode(redis);

        const channels = Array.from({ length: 100 }, (_, number) => `c${number}`);
        for (let sent = 0; sent < 60; sent += 1) {
            await publish(node.port, 'ignored', 'e', {}, { channel: undefined, channels });
        }
        expect(reading(node.metrics, 'bus_queued')).toBe(5000);
        expect(reading(node.metrics, 'bus_dropped_total')).toBe(1000);
    });
});

describe('a Redis that loses its data', () => {
    it('gets everything again without a member appearing to leave', async () => {
        const [redis, one, two] = await startCluster();
        const [ann, bob] = [await member(one.port, 'ann'), await member(two.port, 'bob')];
        await roomBecomes(['ann', 'bob'], ann, bob);
        const client = await redis.client();
        await publish(one.port, 'presence-desk', 'before', {});
        await expect.poll(() => eventsOf(bob, 'before').length, PATIENCE).toBe(1);

        await client.flushall();
        await expect.poll(() => usersOf(one.port, 'presence-desk'), PATIENCE).toEqual(['ann', 'bob']);
        await expect
            .poll(() => subscribersOf(two.port, 'presence-desk'), PATIENCE)
            .toMatchObject({
                subscription_count: 2,
            });
        await settled();

        for (const page of [ann, bob]) {
            expect(eventsOf(page, REMOVED)).toEqual([]);
            expect(eventsOf(page, ADDED).length).toBeLessThanOrEqual(1);
        }
        const cy = await member(two.port, 'cy');
        await roomBecomes(['ann', 'bob', 'cy'], ann, bob, cy);
    });
});

function even(end: number): number[] {
    return Array.from({ length: end / 2 }, (_, index) => index * 2);
}
