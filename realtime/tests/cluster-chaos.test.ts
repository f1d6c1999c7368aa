import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { call } from './support/api';
import { busIs, PATIENCE, startCluster, subscribersOf, usersOf } from './support/cluster';
import { generator, pick } from './support/random';
import { connect, type GreetedClient } from './support/raw-client';
import { member, roomBecomes } from './support/room';

/** Set another seed with CHAOS_SEED=… The seed is in the test name. */
const SEED = Number(process.env.CHAOS_SEED ?? 4);
const STEPS = 120;

it(`ends with the same members on all nodes after random Redis failures, joins and departures (seed ${SEED})`, async () => {
    const random = generator(SEED);
    const [redis, one, two] = await startCluster();
    const witnesses = [await member(one.port, 'first'), await member(two.port, 'second')];
    const present = new Map<GreetedClient, string>();
    const join = async () => {
        const client = await connect(pick(random, [one.port, two.port]));
        const user = `u${Math.floor(random() * 8)}`;
        client.joinAs('presence-desk', user);
        present.set(client, user);
    };
    const leave = () => {
        const client = pick(random, [...present.keys()]);
        present.delete(client);
        client?.socket.close();
    };
    const mishaps = [
        () => redis.kill(),
        () => redis.start(),
        async () => (await redis.client()).flushall(),
        async () => (await redis.client()).call('CLIENT', 'KILL', 'TYPE', 'normal'),
        async () => (await redis.client()).call('CLIENT', 'KILL', 'TYPE', 'pubsub'),
        () => redis.kill(),
        () => redis.start(),
    ];

    for (let step = 1; step <= STEPS; step += 1) {
        await (random() < 0.55 || present.size === 0 ? join() : leave());
        if (step % 16 === 0) {
            await mishaps.shift()?.();
        }
        await wait(10);
    }

    await busIs(true, one, two);
    const users = [...new Set(['first', 'second', ...present.values()])].sort();
    await roomBecomes(users, ...witnesses, ...present.keys());
    for (const { port } of [one, two]) {
        await expect.poll(() => usersOf(port, 'presence-desk'), PATIENCE).toEqual(users);
        const subscribers = { occupied: true, subscription_count: present.size + 2 };
        await expect.poll(() => subscribersOf(port, 'presence-desk'), PATIENCE).toEqual(subscribers);
        expect((await call(port, 'GET', '/connections')).json).toEqual({ connections: present.size + 2 });
    }
    expect([...one.log, ...two.log]).toEqual([]);
}, 40_000);
