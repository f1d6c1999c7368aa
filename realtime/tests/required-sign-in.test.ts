import { expect, it } from 'vitest';
import { readConfig } from '../src/config';
import { call } from './support/api';
import { ManualClock } from './support/clock';
import { connect, eventsOf, REFUSED, SUCCEEDED } from './support/raw-client';
import { startServer } from './support/server';

it('lets only signed-in clients join protected channels', async () => {
    const { port } = await startServer({ REALTIME_REQUIRE_SIGN_IN: 'true' });
    const client = await connect(port);
    client.subscribe('news');
    client.join('private-desk');
    client.joinAs('presence-desk', '5');
    await client.settle();
    expect(eventsOf(client, SUCCEEDED).map(({ channel }) => channel)).toEqual(['news']);
    expect(eventsOf(client, REFUSED).map(({ channel }) => channel)).toEqual(['private-desk', 'presence-desk']);

    client.signIn('5');
    client.join('private-desk');
    client.joinAs('presence-desk', '5');
    await client.settle();
    expect(eventsOf(client, SUCCEEDED).map(({ channel }) => channel)).toEqual([
        'news',
        'private-desk',
        'presence-desk',
    ]);
});

it('refuses a signature from before the connections of the user were closed', async () => {
    const clock = new ManualClock();
    const { port } = await startServer({ REALTIME_REQUIRE_SIGN_IN: 'true' }, { clock });
    const waiting = await connect(port);
    clock.advance(10);
    await call(port, 'POST', '/users/5/terminate_connections', {}, { timestamp: clock.now() / 1000 });
    clock.advance(10);

    waiting.signIn('5');
    expect((await waiting.closed).code).toBe(4009);

    const returning = await connect(port);
    returning.signIn('5');
    returning.join('private-desk');
    await returning.settle();
    expect(eventsOf(returning, SUCCEEDED).map(({ channel }) => channel)).toEqual(['private-desk']);
});

it('requires a sign-in within 30 seconds unless configured otherwise', () => {
    const app = { REVERB_APP_ID: '1', REVERB_APP_KEY: 'k', REVERB_APP_SECRET: 's', APP_URL: 'http://localhost' };

    expect(readConfig(app).limits).toMatchObject({ signInRequired: true, authorisationSeconds: 30 });
});

it('closes a client that neither signs in nor joins a protected channel in time, when configured', async () => {
    const clock = new ManualClock();
    const { port } = await startServer({ REALTIME_AUTHORISATION_TIMEOUT: '30' }, { clock });
    const [stranger, member, user] = [await connect(port), await connect(port), await connect(port)];
    stranger.subscribe('news');
    member.join('private-desk');
    user.signIn('5');
    await Promise.all([stranger.settle(), member.settle(), user.settle()]);

    clock.advance(31_000);

    expect((await stranger.closed).code).toBe(4009);
    await Promise.all([member.settle(), user.settle()]);
});
