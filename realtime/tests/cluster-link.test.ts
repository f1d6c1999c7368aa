import { describe, expect, it } from 'vitest';
import { call, publish } from './support/api';
import { busIs, PATIENCE, startCluster, startNode, subscribersOf, usersOf } from './support/cluster';
import { FlakyLink } from './support/flaky-link';
import { connect, eventsOf } from './support/raw-client';
import { RedisServer } from './support/redis';
import { member, roomBecomes, roomOf } from './support/room';

/** The command that reads missed events, and the start of a message to a subscriber. */
const [READ_LOG, MESSAGE] = ['xrange', '$7\r\nmessage'];

describe('a broken connection of one node', () => {
    it('loses no event, repeats none and causes no presence change', async () => {
        const [redis, one, two] = await startCluster();
        const [ann, bob, cy] = [
            await member(one.port, 'ann'),
            await member(two.port, 'bob'),
            await member(one.port, 'cy'),
        ];
        await roomBecomes(['ann', 'bob', 'cy'], ann, bob);
        const client = await redis.client();
        let number = 0;
        const send = async (times: number) => {
            for (const end = number + times; number < end; number += 1) {
                await publish(one.port, 'presence-desk', 'tick', number);
            }
        };

        await send(20);
        for (let cut = 0; cut < 3; cut += 1) {
            const list = String(await client.client('LIST'));
            for (const line of list.split('\n').filter((entry) => entry.includes(`name=${two.name} `))) {
                await client.client('KILL', 'ID', Number(/^id=(\d+)/.exec(line)?.[1]));
            }
            await busIs(false, two);
            await send(20);
            cy.socket.close();
            await busIs(true, two);
            await send(20);
        }

        await expect.poll(() => eventsOf(bob, 'tick').length, PATIENCE).toBe(number);
        expect(eventsOf(bob, 'tick').map(({ data }) => Number(data))).toEqual(
            Array.from({ length: number }, (_, index) => index),
        );
        await roomBecomes(['ann', 'bob'], ann, bob);
    });

    it('makes its clients reconnect when the log no longer contains all that it missed', async () => {
        const redis = await RedisServer.start();
        const link = await FlakyLink.start(redis.port);
        const cutOff = await startNode(redis, {}, { url: link.url });
        const two = await startNode(redis);
        const ann = await connect(cutOff.port);
        ann.signIn('5');
        ann.join('private-desk');
        await ann.settle();
        await publish(two.port, 'private-desk', 'before', {});
        await expect.poll(() => eventsOf(ann, 'before').length, PATIENCE).toBe(1);

        link.cut();
        await busIs(false, cutOff);
        await call(two.port, 'POST', '/users/5/terminate_connections', {});
        const client = await redis.client();
        await expect.poll(() => client.xlen('test:7:log'), PATIENCE).toBe(2);
        await client.del('test:7:log');
        link.heal();
        await busIs(true, cutOff);

        expect((await ann.closed).code).toBe(4200);
    });

    it('makes clients reconnect whose first connection came during the interruption', async () => {
        const redis = await RedisServer.start();
        const link = await FlakyLink.start(redis.port);
        const cutOff = await startNode(redis, {}, { url: link.url });
        const two = await startNode(redis);
        link.cut();
        await busIs(false, cutOff);
        const ann = await connect(cutOff.port);
        ann.signIn('5');
        ann.join('private-desk');
        await ann.settle();

        await call(two.port, 'POST', '/users/5/terminate_connections', {});
        const client = await redis.client();
        await expect.poll(() => client.xlen('test:7:log'), PATIENCE).toBe(1);
        link.heal();
        await busIs(true, cutOff);

        expect((await ann.closed).code).toBe(4200);
    });

    it('repeats no event that it reads from the log before the message arrives', async () => {
        const redis = await RedisServer.start();
        const link = await FlakyLink.start(redis.port);
        const cutOff = await startNode(redis, {}, { url: link.url });
        const two = await startNode(redis);
        const ann = await member(cutOff.port, 'ann');
        await publish(two.port, 'presence-desk', 'before', {});
        await expect.poll(() => eventsOf(ann, 'before').length, PATIENCE).toBe(1);

        link.hold(READ_LOG);
        link.cut();
        await busIs(false, cutOff);
        link.heal();
        await expect.poll(() => link.isHolding(READ_LOG), PATIENCE).toBe(true);
        link.hold(MESSAGE);
        await publish(two.port, 'presence-desk', 'once', {});
        await expect.poll(() => link.isHolding(MESSAGE), PATIENCE).toBe(true);
        link.release(READ_LOG);
        await expect.poll(() => eventsOf(ann, 'once').length, PATIENCE).toBe(1);
        link.release(MESSAGE);
        await publish(two.port, 'presence-desk', 'after', {});
        await expect.poll(() => eventsOf(ann, 'after').length, PATIENCE).toBe(1);

        expect(eventsOf(ann, 'once')).toHaveLength(1);
    });

    it('repeats no event when Redis accepted it without confirming and declared the node dead', async () => {
        const redis = await RedisServer.start();
        const link = await FlakyLink.start(redis.port);
        const cutOff = await startNode(redis, {}, { url: link.url, nodeSeconds: 1 });
        const two = await startNode(redis, {}, { nodeSeconds: 1 });
        const ann = await member(two.port, 'ann');
        const client = await redis.client();
        const nodes = () => client.scard('test:7:nodes');
        await expect.poll(nodes, PATIENCE).toBe(2);

        link.swallow();
        await publish(cutOff.port, 'presence-desk', 'once', {});
        await expect.poll(() => eventsOf(ann, 'once').length, PATIENCE).toBe(1);
        link.cut();
        await expect.poll(nodes, PATIENCE).toBe(1);
        link.heal();
        await busIs(true, cutOff);
        await publish(cutOff.port, 'presence-desk', 'after', {});
        await expect.poll(() => eventsOf(ann, 'after').length, PATIENCE).toBe(1);

        expect(eventsOf(ann, 'once')).toHaveLength(1);
    });

    it('removes its former members and counts when Redis returns with older data', async () => {
        const redis = await RedisServer.start();
        const link = await FlakyLink.start(redis.port);
        const cutOff = await startNode(redis, {}, { url: link.url });
        const two = await startNode(redis);
        const [ann, cy] = [await member(cutOff.port, 'ann'), await member(cutOff.port, 'cy')];
        await cy.joined('private-left');
        const client = await redis.client();
        await expect.poll(() => client.hlen('test:7:subscribers'), PATIENCE).toBe(2);
        const saved = await Promise.all(
            (await client.keys('*')).map(async (key) => [key, (await client.dumpBuffer(key)) ?? ''] as const),
        );
        cy.socket.close();
        await roomBecomes(['ann'], ann);

        link.cut();
        await busIs(false, cutOff);
        for (const [key, data] of saved) {
            await client.restore(key, 0, data, 'REPLACE');
        }
        link.heal();
        await busIs(true, cutOff);

        await expect.poll(() => subscribersOf(two.port, 'private-left'), PATIENCE).toMatchObject({ occupied: false });
        expect(await subscribersOf(two.port, 'presence-desk')).toMatchObject({ subscription_count: 1 });
        expect(await usersOf(two.port, 'presence-desk')).toEqual(['ann']);
        await ann.settle();
        expect(roomOf(ann)).toEqual(['ann']);
    });
});
