import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The settings of the product under test: its own database, files, keys and ports, nothing of the checkout's `.env`. */
export async function productEnvironment(folder: string): Promise<Record<string, string>> {
    const [web, realtime] = await freePorts(2);
    const url = `http://127.0.0.1:${web}`;

    return {
        APP_ENV: 'local',
        APP_DEBUG: 'false',
        APP_KEY: `base64:${randomBytes(32).toString('base64')}`,
        APP_URL: url,
        APP_PORT: String(web),
        // Workers of the built-in web server would not see it in $_ENV otherwise.
        LARAVEL_STORAGE_PATH: join(folder, 'storage'),
        LOG_CHANNEL: 'single',
        LOG_LEVEL: 'info',
        DB_CONNECTION: 'sqlite',
        DB_DATABASE: join(folder, 'database.sqlite'),
        DB_SYNCHRONOUS: 'OFF',
        SESSION_DRIVER: 'database',
        QUEUE_CONNECTION: 'database',
        CACHE_STORE: 'database',
        MAIL_MAILER: 'log',
        BROADCAST_CONNECTION: 'reverb',
        REVERB_APP_ID: 'browser-tests',
        REVERB_APP_KEY: randomBytes(10).toString('hex'),
        REVERB_APP_SECRET: randomBytes(24).toString('hex'),
        REVERB_HOST: '127.0.0.1',
        REVERB_PORT: String(realtime),
        REVERB_SCHEME: 'http',
        REALTIME_HOST: '127.0.0.1',
        REALTIME_PORT: String(realtime),
        REALTIME_ALLOWED_ORIGINS: url,
        // All the people of these tests sit behind one address.
        AUTH_THROTTLE_ADDRESS: '1000',
        RATE_LIMIT_WEB: '10000',
        RATE_LIMIT_API: '10000',
        // A killed worker's rows are due again soon, so that the fault tests need not wait.
        OUTBOX_LEASE: '3',
    };
}

async function freePorts(count: number): Promise<number[]> {
    const servers = await Promise.all(
        Array.from({ length: count }, async () => {
            const server = createServer();
            await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
            return server;
        }),
    );

    return Promise.all(
        servers.map(async (server) => {
            const address = server.address();
            await new Promise((resolve) => server.close(resolve));
            if (address === null || typeof address === 'string') {
                throw new Error('There is no free port.');
            }
            return address.port;
        }),
    );
}
