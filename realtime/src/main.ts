import type { AddressInfo } from 'node:net';
import type { Bus } from './bus';
import { systemClock } from './clock';
import { type Config, ConfigError, type Environment, readConfig } from './config';
import { readEnvironment } from './environment';
import { GRACE_MS } from './journal';
import { LocalBus } from './local-bus';
import { createLogger } from './logger';
import { Metrics } from './metrics';
import { RedisBus } from './redis/bus';
import { createServer, type RealtimeServer } from './server';

/** Maximum time to stop after a signal, however many clients are connected. */
const DRAIN_LIMIT_MS = 4500;

// A closed log pipe must not end the process.
process.stdout.on('error', () => {});

const logger = createLogger((line) => process.stdout.write(line), systemClock.now);

try {
    await start(readEnvironment(process.env, new URL('../../.env', import.meta.url)));
} catch (fault) {
    process.stderr.write(`realtime: ${explain(fault)}\n`);
    process.exit(1);
}

async function start(environment: Environment): Promise<void> {
    const config = readConfig(environment);
    const metrics = new Metrics();
    const server = createServer({ config, clock: systemClock, bus: createBus(config, metrics), logger, metrics });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        process.once(signal, () => void stop(server, signal));
    }
    announce(config, await server.listen(), environment);
}

function createBus({ redis, webhooks }: Config, metrics: Metrics): Bus {
    return redis === null
        ? new LocalBus(systemClock)
        : new RedisBus(redis, { clock: systemClock, logger, metrics, graceMs: webhooks.length > 0 ? GRACE_MS : 0 });
}

async function stop(server: RealtimeServer, signal: string): Promise<void> {
    logger.info('Draining', { signal });
    setTimeout(() => process.exit(0), DRAIN_LIMIT_MS).unref();
    await server.drain();
    logger.info('Stopped');
    process.exit(0);
}

/** Logs the addresses that both sides must use, and warns when Laravel's settings differ. */
function announce(config: Config, { address, family, port }: AddressInfo, environment: Environment): void {
    const host = family === 'IPv6' ? `[${address}]` : address;
    const secure = config.tls === null ? '' : 's';
    logger.info('Listening', {
        publish_to: `http${secure}://${host}:${port}${config.path}/apps/{id}/events`,
        connect_to: `ws${secure}://${host}:${port}${config.path}/app/{key}`,
        allowed_origins: config.allowedOrigins.join(', '),
        apps: config.apps.length,
    });
    const laravelPort = environment.REVERB_PORT;
    if (laravelPort !== undefined && laravelPort !== '' && Number(laravelPort) !== port) {
        logger.warn('REVERB_PORT differs from the server port. This is only correct behind a proxy', {
            reverb_port: laravelPort,
            port,
        });
    }
}

function explain(fault: unknown): string {
    if (fault instanceof ConfigError) {
        return fault.message;
    }
    if (fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE') {
        return `${fault.message.replace(/^listen EADDRINUSE: /, '')} (choose another REALTIME_PORT)`;
    }
    return fault instanceof Error ? fault.message : String(fault);
}
