import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Echo from 'laravel-echo';
import { describe, expect, it, onTestFinished } from 'vitest';
import { echoOptions } from '@/realtime/connection';
import { isRecord } from '../src/protocol';
import { PATIENCE } from './support/cluster';
import { APP, OTHER_APP, startServer } from './support/server';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCRIPT = fileURLToPath(new URL('./support/broadcaster.php', import.meta.url));

/** Variables that must be ignored unless `BROADCAST_CONNECTION` selects them. */
const ELSEWHERE = Object.fromEntries(
    ['REVERB', 'PUSHER'].flatMap((set) => [
        [`${set}_APP_KEY`, 'nobody'],
        [`${set}_HOST`, 'nowhere.invalid'],
        [`${set}_CLIENT_HOST`, 'nowhere.invalid'],
    ]),
);

type Ask = (order: object) => Promise<Record<string, unknown>>;

/** The Laravel application, configured only by these variables. */
function laravel(settings: Record<string, string>): Ask {
    const env = { ...process.env, APP_CONFIG_CACHE: 'bootstrap/cache/none.php', APP_ENV: 'testing', ...settings };
    const child = spawn('php', [SCRIPT], { cwd: ROOT, env, stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => {
        child.kill();
    });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return async (order) => {
        child.stdin.write(`${JSON.stringify(order)}\n`);
        const { value } = await answers.next();
        const answer: unknown = JSON.parse(value ?? 'null');
        return isRecord(answer) ? answer : {};
    };
}

/** Echo as on the pages, with the settings that Laravel passes to them. */
async function page(ask: Ask): Promise<Echo<'reverb'>> {
    const { key, host, port, scheme, path } = await ask({ do: 'settings' });
    const settings = {
        key: String(key),
        host: String(host),
        port: Number(port),
        scheme: String(scheme),
        path: String(path),
    };
    const echo = new Echo<'reverb'>({
        ...echoOptions(settings),
        channelAuthorization: {
            customHandler: ({ socketId, channelName }, answer) => {
                const member = channelName.startsWith('presence-') ? { id: 7, name: 'Ann' } : true;
                ask({ do: 'authorise', socket_id: socketId, channel_name: channelName, member }).then(
                    ({ auth, channel_data: data }) =>
                        answer(null, { auth: String(auth), ...(typeof data === 'string' && { channel_data: data }) }),
                );
            },
        },
    });
    onTestFinished(() => echo.disconnect());
    return echo;
}

describe('the application, configured only by its environment', () => {
    it.each([
        ['this server with its defaults', 'reverb', APP, {}, {}],
        [
            'another app under a path',
            'reverb',
            OTHER_APP,
            { REALTIME_PATH: '/live' },
            { REVERB_SERVER_PATH: 'live', REVERB_CLIENT_PATH: '/live' },
        ],
        ['like Soketi or pusher.com', 'pusher', APP, {}, {}],
    ])('publishes and receives: %s', async (_, connection, app, serverSettings, laravelSettings) => {
        const { port } = await startServer(serverSettings);
        const set = connection.toUpperCase();
        const ask = laravel({
            BROADCAST_CONNECTION: connection,
            ...ELSEWHERE,
            [`${set}_APP_ID`]: app.id,
            [`${set}_APP_KEY`]: app.key,
            [`${set}_APP_SECRET`]: app.secret,
            [`${set}_HOST`]: '127.0.0.1',
            [`${set}_PORT`]: String(port),
            [`${set}_SCHEME`]: 'http',
            [`${set}_CLIENT_HOST`]: '127.0.0.1',
            [`${set}_CLIENT_PORT`]: String(port),
            [`${set}_CLIENT_SCHEME`]: 'http',
            ...laravelSettings,
        });
        const echo = await page(ask);
        const received: unknown[] = [];
        const isIn = new Promise((resolve) =>
            echo
                .private('deposit-notifications.7')
                .listen('.new-deposit-notification', (data: unknown) => received.push(data))
                .subscribed(() => resolve(true)),
        );
        expect(await isIn).toBe(true);
        const here = await new Promise((resolve) => echo.join('client.1').here(resolve));
        expect(here).toEqual([{ id: 7, name: 'Ann' }]);

        const event = {
            do: 'publish',
            channels: ['private-deposit-notifications.7'],
            event: 'new-deposit-notification',
        };
        await ask({ ...event, payload: { id: 1, socket: echo.socketId() } });
        await ask({ ...event, payload: { id: 2, amount: '12.50', payer: 'Zoë' } });

        await expect.poll(() => received, PATIENCE).toEqual([{ id: 2, amount: '12.50', payer: 'Zoë' }]);
    });
});
