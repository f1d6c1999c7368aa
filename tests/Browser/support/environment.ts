import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The encryption key of the demo data, which is seeded once and copied for all products under test. */
export const newKey = (): string => `base64:${randomBytes(32).toString('base64')}`;

/** The settings of a product under test: its own database, files, secrets and ports. It ignores the checkout's `.env`. */
export function productEnvironment(folder: string, key: string, [web, realtime]: Ports): Record<string, string> {
    const url = `http://127.0.0.1:${web}`;

    return {
        APP_ENV: 'local',
        APP_DEBUG: 'false',
        APP_KEY: key,
        // The same for the seeded demo and its copies.
        SERVICES_KEY: key,
        APP_URL: url,
        APP_PORT: String(web),
        // Reading all routes takes longer than most requests.
        APP_ROUTES_CACHE: join(folder, 'routes.php'),
        // Workers of the built-in web server would not see it in $_ENV otherwise.
        LARAVEL_STORAGE_PATH: join(folder, 'storage'),
        LOG_CHANNEL: 'single',
        LOG_LEVEL: 'info',
        DB_CONNECTION: 'sqlite',
        DB_DATABASE: join(folder, 'database.sqlite'),
        MONITORING_DB_DATABASE: join(folder, 'monitoring.sqlite'),
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
        // As in .env.example.
        REALTIME_MAX_BATCH_EVENTS: '400',
        // All users of these tests share one IP address.
        AUTH_THROTTLE_ADDRESS: '1000',
        RATE_LIMIT_WEB: '10000',
        RATE_LIMIT_API: '10000',
        // A killed worker's rows become due again quickly, so the fault tests wait less.
        OUTBOX_LEASE: '3',
    };
}

/** The ports of the web server and the realtime server. */
type Ports = readonly [number, number];

/** @returns free ports for all products, reserved at once so that none is given out twice */
export async function freePorts(products: number): Promise<Ports[]> {
    const servers = await Promise.all(
        Array.from({ length: products * 2 }, async () => {
            const server = createServer();
            await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
            return server;
        }),
    );
    const ports = await Promise.all(
        servers.map(async (server) => {
            const address = server.address();
            await new Promise((resolve) => server.close(resolve));
            if (address === null || typeof address === 'string') {
                throw new Error('There is no free port.');
            }
            return address.port;
        }),
    );
    return Array.from({ length: products }, (_, index) => [Number(ports[index * 2]), Number(ports[index * 2 + 1])]);
}
