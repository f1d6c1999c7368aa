import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Bus } from './bus';
import { Hub } from './channels';
import type { Clock } from './clock';
import type { Config } from './config';
import { FanOut } from './fan-out';
import { HttpApi } from './http';
import type { Logger } from './logger';
import { Metrics } from './metrics';
import { observe } from './observation';
import { SubscriptionCounts } from './subscription-counts';
import { type WebhookEvent, Webhooks } from './webhooks';
import { Gateway } from './ws';

interface Parts {
    readonly config: Config;
    readonly clock: Clock;
    readonly bus: Bus;
    readonly logger: Logger;
    readonly metrics?: Metrics;
}

export interface RealtimeServer {
    /** Resolves when the port is open. Rejects when it is taken. */
    listen(): Promise<AddressInfo>;
    /** Disconnects all clients gracefully, then stops. */
    drain(): Promise<void>;
}

const SWEEP_INTERVAL_MS = 1000;
const REQUEST_GRACE_MS = 300;
const REQUEST_TIMEOUT_MS = 10_000;

export function createServer({ config, clock, bus, logger, metrics = new Metrics() }: Parts): RealtimeServer {
    const fanOut = new FanOut(metrics);
    const webhooks = new Webhooks(config.apps, config.webhooks, { clock, metrics, logger });
    const counts = new SubscriptionCounts({ clock, logger });
    const hubs = config.apps.map((app) => {
        const report = (event: WebhookEvent) => webhooks.report(app.id, event);
        const noteCount = (channel: string) => config.subscriptionCount && counts.note(hub, channel);
        const hub: Hub = new Hub(app, { clock, limits: config.limits, bus, fanOut, report, noteCount });
        return hub;
    });
    const stopObserving = observe(metrics, hubs);
    const shared = { config, clock, metrics, logger, limits: config.limits };
    const api = new HttpApi({ ...shared, hubs: new Map(hubs.map((hub) => [hub.app.id, hub])) });
    const gateway = new Gateway({ ...shared, hubs: new Map(hubs.map((hub) => [hub.app.key, hub])) });
    const server = createTransport(config);
    server.requestTimeout = REQUEST_TIMEOUT_MS;
    server.on('request', (request, response) => void api.handle(request, response));
    server.on('upgrade', (request, socket, head) => gateway.upgrade(request, socket, head));
    const stopSweeping = clock.every(SWEEP_INTERVAL_MS, () => gateway.sweep());

    return {
        async listen() {
            await Promise.all(hubs.map((hub) => hub.open()));
            const address = await open(server, config);
            server.on('error', ({ message }) => logger.error('Failed to accept a connection', { reason: message }));
            return address;
        },
        async drain() {
            api.drain();
            await gateway.drain();
            stopSweeping();
            counts.stop();
            await close(server, clock);
            await Promise.race([
                Promise.all(hubs.map((hub) => hub.attendance.emptied())),
                clock.sleep(REQUEST_GRACE_MS),
            ]);
            await bus.close();
            await webhooks.close();
            stopObserving();
        },
    };
}

function createTransport({ tls }: Config): Server {
    return tls === null
        ? createHttpServer()
        : createHttpsServer({ cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) });
}

function open(server: Server, { host, port }: Config): Promise<AddressInfo> {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
            server.off('error', reject);
            resolve(server.address() as AddressInfo);
        });
    });
}

/** Waits for the sockets to close. Pending requests get a moment to finish. */
async function close(server: Server, clock: Clock): Promise<void> {
    const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
    });
    server.closeIdleConnections();
    await Promise.race([closed, clock.sleep(REQUEST_GRACE_MS)]);
    server.closeAllConnections();
    await closed;
}
