import { describe, expect, it, vi } from 'vitest';
import type { BusListener } from '../src/bus';
import { LocalBus } from '../src/local-bus';
import { publish } from './support/api';
import { ManualClock } from './support/clock';
import { connect, eventsOf, type GreetedClient, payload, REFUSED, SUCCEEDED } from './support/raw-client';
import { ADDED, REMOVED } from './support/room';
import { startServer } from './support/server';

/** A bus that lets a test act as other nodes. */
class EchoingBus extends LocalBus {
    listener: BusListener | null = null;

    override async open(appId: string, listener: BusListener): Promise<void> {
        this.listener ??= listener;
        await super.open(appId, listener);
    }
}

async function until(condition: () => boolean): Promise<void> {
    await vi.waitUntil(condition, { interval: 5, timeout: 10_000 });
}

describe('presence', () => {
    it('sends the members, and each user’s join and departure once, to the others', async () => {
        const { port } = await startServer();
        const [ann, bob, bobsTab] = [await connect(port), await connect(port), await connect(port)];
        ann.joinAs('presence-desk', 'ann', { name: 'Ann' });
        await ann.settle();
        bob.joinAs('presence-desk', 2, { name: 'Bob' });
        await bob.settle();
        bobsTab.joinAs('presence-desk', '2', { name: 'Bob' });
        await bobsTab.settle();
        await ann.settle();

        const presence = { count: 2, ids: ['ann', '2'], hash: { ann: { name: 'Ann' }, '2': { name: 'Bob' } } };
        expect(eventsOf(bob, SUCCEEDED).map(payload)).toEqual([{ presence }]);
        expect(eventsOf(bobsTab, SUCCEEDED).map(payload)).toEqual([{ presence }]);
        expect(eventsOf(ann, 'pusher_internal:member_added').map(payload)).toEqual([
            { user_id: '2', user_info: { name: 'Bob' } },
        ]);
        expect(eventsOf(bob, 'pusher_internal:member_added')).toEqual([]);

        bob.socket.terminate();
        await bob.closed;
        bobsTab.send('pusher:unsubscribe', { channel: 'presence-desk' });
        await bobsTab.settle();
        await until(() => eventsOf(ann, 'pusher_internal:member_removed').length > 0);
        await ann.settle();

        expect(eventsOf(ann, 'pusher_internal:member_removed').map(payload)).toEqual([{ user_id: '2' }]);
    });

    it('never notifies a user of themselves, even after other nodes removed them for a while', async () => {
        const bus = new EchoingBus(new ManualClock());
        const { port } = await startServer({}, { bus });
        const [ann, annsTab, bob] = [await connect(port), await connect(port), await connect(port)];
        for (const [client, user] of [[ann, 'ann'] as const, [annsTab, 'ann'] as const, [bob, 'bob'] as const]) {
            client.joinAs('presence-desk', user);
            await client.settle();
        }

        bus.listener?.announce({ kind: 'left', channel: 'presence-desk', userId: 'ann' });
        bus.listener?.announce({ kind: 'joined', channel: 'presence-desk', member: { id: 'ann', info: null } });
        await publish(port, 'presence-desk', 'after', {});
        await Promise.all([ann, annsTab, bob].map((client) => client.settle()));

        const told = (client: GreetedClient) =>
            [ADDED, REMOVED].flatMap((event) => eventsOf(client, event)).map(payload);
        expect(told(bob)).toEqual([{ user_id: 'ann', user_info: null }, { user_id: 'ann' }]);
        expect(told(ann)).toEqual([{ user_id: 'bob' }]);
        expect(told(annsTab)).toEqual([{ user_id: 'bob' }]);
        expect([ann, annsTab, bob].map((client) => eventsOf(client, 'after').length)).toEqual([1, 1, 1]);
    });

    it('uses the identity of a signed-in connection without channel_data', async () => {
        const { port } = await startServer();
        const client = await connect(port);
        client.signIn('9', { user_info: { name: 'Nia' } });
        await client.settle();

        client.join('presence-desk');

        expect(payload(await client.next())).toEqual({
            presence: { count: 1, ids: ['9'], hash: { '9': { name: 'Nia' } } },
        });
    });

    it.each([
        '{}',
        '{"user_id":""}',
        '{"user_id":null}',
        '{"user_id":{"a":1}}',
        'nonsense',
        '[]',
        `{"user_id":"${'x'.repeat(129)}"}`,
    ])('refuses the channel_data %s', async (data) => {
        const { port } = await startServer();
        const client = await connect(port);

        expect(await client.joined('presence-desk', data)).toMatchObject({ event: REFUSED, data: { status: 401 } });
    });

    it('limits the members, but not a member’s tabs', async () => {
        const { port } = await startServer({ REALTIME_MAX_PRESENCE_MEMBERS: '2' });
        const clients = await Promise.all(Array.from({ length: 4 }, () => connect(port)));
        const outcomes: string[] = [];
        for (const [index, user] of ['a', 'b', 'c', 'b'].entries()) {
            const client = clients[index];
            client?.joinAs('presence-desk', user);
            outcomes.push((await client?.next())?.event ?? '');
        }

        expect(outcomes).toEqual([SUCCEEDED, SUCCEEDED, REFUSED, SUCCEEDED]);
    });

    it('limits the size of user_info', async () => {
        const { port } = await startServer();
        const client = await connect(port);

        client.joinAs('presence-desk', 1, { note: 'x'.repeat(1024) });
        client.joinAs('presence-desk', 1, { note: 'x'.repeat(1000) });

        expect(await client.next()).toMatchObject({ event: REFUSED, data: { type: 'LimitReached', status: 4301 } });
        expect(await client.next()).toMatchObject({ event: SUCCEEDED });
    });
});
