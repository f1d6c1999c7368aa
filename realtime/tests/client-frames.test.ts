import { describe, expect, it } from 'vitest';
import { ManualClock } from './support/clock';
import { PATIENCE } from './support/cluster';
import { connect, eventsOf, REFUSED, SUCCEEDED } from './support/raw-client';
import { startServer } from './support/server';

describe('client events', () => {
    it('reach the other subscribers with nothing but their payload', async () => {
        const { port } = await startServer();
        const [sender, receiver] = [await connect(port), await connect(port)];
        sender.joinAs('presence-desk', 'ann');
        receiver.joinAs('presence-desk', 'bob');
        await Promise.all([sender.settle(), receiver.settle()]);

        sender.sendText(
            JSON.stringify({
                event: 'client-typing',
                channel: 'presence-desk',
                data: { on: true },
                user_id: 'bob',
                extra: 1,
            }),
        );
        sender.send('client-empty', undefined, 'presence-desk');
        await Promise.all([sender.settle(), receiver.settle()]);

        expect(eventsOf(receiver, 'client-typing')).toEqual([
            { event: 'client-typing', channel: 'presence-desk', data: '{"on":true}', user_id: 'ann' },
        ]);
        expect(eventsOf(receiver, 'client-empty')).toEqual([
            { event: 'client-empty', channel: 'presence-desk', user_id: 'ann' },
        ]);
        expect(eventsOf(sender, 'client-typing')).toEqual([]);
    });

    it.each([
        ['a channel not joined', 'client-x', 'private-other', {}],
        ['a public channel', 'client-x', 'public', {}],
        ['an encrypted channel', 'client-x', 'private-encrypted-a', {}],
        ['a name too long', `client-${'x'.repeat(194)}`, 'private-a', {}],
        ['a payload too large', 'client-x', 'private-a', 'x'.repeat(10 * 1024 + 1)],
    ])('are refused with 4301 for %s, and the connection stays open', async (_, event, channel, data) => {
        const { port } = await startServer();
        const [sender, receiver] = [await connect(port), await connect(port)];
        for (const client of [sender, receiver]) {
            client.join('private-a');
            client.join('private-encrypted-a');
            client.subscribe('public');
        }
        receiver.join('private-other');
        await Promise.all([sender.settle(), receiver.settle()]);

        sender.send(event, data, channel);

        expect(await sender.next()).toMatchObject({ event: 'pusher:error', data: { code: 4301 } });
        await Promise.all([sender.settle(), receiver.settle()]);
        expect(eventsOf(receiver, event)).toEqual([]);
    });

    it('are refused when the app has them turned off', async () => {
        const { port } = await startServer({ REALTIME_CLIENT_EVENTS: 'false' });
        const client = await connect(port);
        await client.joined('private-a');

        client.send('client-x', {}, 'private-a');

        expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code: 4301 } });
    });

    it('are limited to ten a second', async () => {
        const clock = new ManualClock();
        const { port } = await startServer({}, { clock });
        const [sender, receiver] = [await connect(port), await connect(port)];
        sender.join('private-a');
        receiver.join('private-a');
        await Promise.all([sender.settle(), receiver.settle()]);
        const burst = async () => {
            for (let sent = 0; sent < 15; sent += 1) {
                sender.send('client-x', sent, 'private-a');
            }
            await sender.settle();
            await receiver.settle();
        };

        await burst();
        expect(eventsOf(receiver, 'client-x')).toHaveLength(10);
        expect(eventsOf(sender, 'pusher:error')).toHaveLength(5);
        clock.advance(500);
        await burst();

        expect(eventsOf(receiver, 'client-x')).toHaveLength(15);
    });
});

describe('a client that sends too fast', () => {
    it('can send a burst of five seconds and is then slowed down without delaying others', async () => {
        const clock = new ManualClock();
        let letGo = () => {};
        const held = new Promise<void>((resolve) => (letGo = resolve));
        const pauses: number[] = [];
        clock.sleep = (milliseconds: number) => {
            pauses.push(milliseconds);
            return held;
        };
        const { port } = await startServer({ REALTIME_FRAMES_PER_SECOND: '40' }, { clock });
        const [flood, other] = [await connect(port), await connect(port)];
        const pongs = () => eventsOf(flood, 'pusher:pong').length;

        for (let sent = 0; sent < 20; sent += 1) {
            flood.socket.ping();
        }
        for (let sent = 0; sent < 400; sent += 1) {
            flood.send('pusher:ping');
        }
        await expect.poll(pongs, PATIENCE).toBe(180);
        await other.settle();
        expect(pongs()).toBe(180);
        expect(pauses).toEqual([25]);

        letGo();
        await expect.poll(pongs, PATIENCE).toBe(400);
    });
});

describe('signing in', () => {
    it('confirms the user and subscribes the user’s own channel', async () => {
        const { port } = await startServer();
        const client = await connect(port);

        client.subscribe('#server-to-user-5', { auth: '' });
        expect(await client.next()).toMatchObject({ event: REFUSED });
        client.signIn('5');
        expect(await client.next()).toMatchObject({ event: 'pusher:signin_success' });
        client.subscribe('#server-to-user-6', { auth: '' });
        expect(await client.next()).toMatchObject({ event: REFUSED });
        client.subscribe('#server-to-user-5', { auth: '' });
        expect(await client.next()).toMatchObject({ event: SUCCEEDED });
    });

    it.each([
        ['a wrong signature', { user_data: '{"id":"5"}', auth: 'app-key:00' }],
        ['no signature', { user_data: '{"id":"5"}' }],
        ['no data', {}],
    ])('with %s closes the connection with 4009', async (_, data) => {
        const { port } = await startServer();
        const client = await connect(port);

        client.send('pusher:signin', data);

        expect((await client.closed).code).toBe(4009);
    });

    it('needs a string id and refuses a second identity', async () => {
        const { port } = await startServer();
        const [numeric, twice] = [await connect(port), await connect(port)];

        numeric.signIn(JSON.parse('5'));
        twice.signIn('5');
        twice.signIn('5');
        await twice.settle();
        twice.signIn('6');

        expect((await numeric.closed).code).toBe(4009);
        expect((await twice.closed).code).toBe(4009);
        expect(eventsOf(twice, 'pusher:signin_success')).toHaveLength(2);
    });
});
