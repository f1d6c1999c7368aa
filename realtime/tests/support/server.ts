import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Bus } from '../../src/bus';
import { type Clock, systemClock } from '../../src/clock';
import { type Config, type Environment, readConfig } from '../../src/config';
import { LocalBus } from '../../src/local-bus';
import { createLogger } from '../../src/logger';
import { Metrics } from '../../src/metrics';
import { createServer, type RealtimeServer } from '../../src/server';

export const APP = { id: '7', key: 'app-key', secret: 'app-secret' };
export const OTHER_APP = { id: '8', key: 'other-key', secret: 'other-secret' };
export const DISABLED_APP = { id: '9', key: 'disabled-key', secret: 'disabled-secret', enabled: false };

export interface RunningServer {
    readonly port: number;
    readonly config: Config;
    readonly server: RealtimeServer;
    readonly log: string[];
}

interface Parts {
    readonly clock?: Clock;
    readonly bus?: Bus;
    readonly metrics?: Metrics;
}

/** Starts a real server on a free port. Stopped when the test ends. */
export async function startServer(settings: Environment = {}, parts: Parts = {}): Promise<RunningServer> {
    const { clock = systemClock, bus = new LocalBus(clock), metrics = new Metrics() } = parts;
    const config = readConfig({
        REVERB_APP_ID: APP.id,
        REVERB_APP_KEY: APP.key,
        REVERB_APP_SECRET: APP.secret,
        REALTIME_APPS: JSON.stringify([OTHER_APP, DISABLED_APP]),
        REALTIME_PORT: '0',
        REALTIME_ALLOWED_ORIGINS: '*',
        // As the protocol allows. Tests of the sign-in turn both on.
        REALTIME_REQUIRE_SIGN_IN: 'false',
        REALTIME_AUTHORISATION_TIMEOUT: '0',
        ...settings,
    });
    const log: string[] = [];
    const logger = createLogger(
        (line) => log.push(line),
        () => clock.now(),
    );
    const server = createServer({ config, clock, bus, logger, metrics });
    const { port }: AddressInfo = await server.listen();
    onTestFinished(() => server.drain());
    return { port, config, server, log };
}
