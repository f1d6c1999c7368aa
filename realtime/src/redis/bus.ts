import { randomBytes } from 'node:crypto';
import type { Admission, Bus, BusListener, BusMessage, CachedEvent, Member } from '../bus';
import type { Clock } from '../clock';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics';
import { RedisApp } from './app';
import { RedisLink } from './link';

export interface RedisSettings {
    readonly url: string;
    readonly prefix: string;
    /** Seconds without a heartbeat after which a node counts as dead. */
    readonly nodeSeconds: number;
}

interface RedisBusContext {
    readonly clock: Clock;
    readonly logger: Logger;
    readonly metrics: Metrics;
    /** Milliseconds that webhooks wait for a return, or 0 without webhooks. */
    readonly graceMs: number;
}

const BEATS_PER_LIFE = 3;

/** Connects nodes through Redis. The local sockets are served even when Redis fails. */
export class RedisBus implements Bus {
    readonly node = randomBytes(8).toString('hex');
    private readonly apps = new Map<string, RedisApp>();
    private readonly byTopic = new Map<string, RedisApp>();
    private readonly stops: (() => void)[] = [];
    private readonly link: RedisLink;
    private starting: Promise<void> | null = null;
    private cancelCorrection = (): void => {};

    constructor(
        private readonly settings: RedisSettings,
        private readonly context: RedisBusContext,
    ) {
        this.link = new RedisLink(settings.url, {
            name: `realtime-${this.node}`,
            logger: context.logger,
            metrics: context.metrics,
            rejoin: () => this.everyApp((app) => app.rejoin()),
            joined: () => this.joined(),
            receive: (topic, text) => this.byTopic.get(topic)?.feed.receive(text),
        });
        const queued = () => [...this.apps.values()].reduce((sum, { outbox }) => sum + outbox.size, 0);
        context.metrics.gauge('bus_queued', 'Events waiting for Redis', queued);
    }

    async open(appId: string, listener: BusListener): Promise<void> {
        const { clock, metrics, graceMs } = this.context;
        const base = `${this.settings.prefix}${appId}:`;
        const shared = { base, node: this.node, link: this.link, clock, metrics, listener };
        const app = new RedisApp({ ...shared, ttlMs: this.ttlMs, grace: graceMs });
        this.apps.set(appId, app);
        this.byTopic.set(`${base}topic`, app);
        this.starting ??= Promise.resolve().then(() => this.start());
        await this.starting;
    }

    publish(appId: string, message: BusMessage): void {
        this.app(appId).publish(message);
    }

    attached(appId: string): Promise<void> {
        return this.app(appId).feed.attached();
    }

    enter(appId: string, channel: string, member: Member, admission: Admission): Promise<boolean> {
        return this.app(appId).roster.enter(channel, member, admission);
    }

    leave(appId: string, channel: string, userId: string): Promise<void> {
        return this.app(appId).roster.leave(channel, userId);
    }

    members(appId: string, channel: string): Promise<readonly Member[]> {
        return this.app(appId).roster.members(channel);
    }

    setSubscribers(appId: string, channel: string, count: number): void {
        this.app(appId).tally.setSubscribers(channel, count);
    }

    setConnections(appId: string, count: number): void {
        this.app(appId).tally.setConnections(count);
        void this.app(appId).feed.want(count > 0);
    }

    remember(appId: string, channel: string, event: CachedEvent): void {
        this.app(appId).remember(channel, event);
    }

    recall(appId: string, channel: string): Promise<CachedEvent | null> {
        return this.app(appId).recall(channel);
    }

    claim(appId: string, signature: string, milliseconds: number): Promise<boolean> {
        return this.app(appId).claim(signature, milliseconds);
    }

    async remoteSubscribers(appId: string, channels?: readonly string[]): Promise<ReadonlyMap<string, number>> {
        return this.link.isUp ? this.app(appId).tally.elsewhere(channels) : new Map();
    }

    async remoteConnections(appId: string): Promise<number> {
        return this.link.isUp ? this.app(appId).tally.connectionsElsewhere() : 0;
    }

    /** Leaves the cluster at once, so that the other nodes don't wait for the timeout. */
    async close(): Promise<void> {
        this.cancelCorrection();
        for (const stop of this.stops.splice(0)) {
            stop();
        }
        if (this.link.isUp) {
            await this.everyApp((app) => app.quit()).catch(() => {});
        }
        this.link.stop();
    }

    private get ttlMs(): number {
        return this.settings.nodeSeconds * 1000;
    }

    private async start(): Promise<void> {
        const { clock, graceMs } = this.context;
        await this.link.start();
        this.stops.push(clock.every(this.ttlMs / BEATS_PER_LIFE, () => this.tend((app) => app.beat())));
        if (graceMs > 0) {
            this.stops.push(clock.every(graceMs / 2, () => this.tend((app) => app.reportDue())));
        }
    }

    private joined(): void {
        this.tend((app) => app.catchUp());
        this.cancelCorrection();
        this.cancelCorrection = this.context.clock.every(this.ttlMs, () => {
            this.cancelCorrection();
            this.tend((app) => app.roster.correct(true));
        });
    }

    private tend(task: (app: RedisApp) => Promise<unknown>): void {
        if (this.link.isUp) {
            Promise.all([this.link.check(), this.everyApp(task)]).catch((fault: unknown) => this.link.fail(fault));
        }
    }

    private async everyApp(task: (app: RedisApp) => Promise<unknown>): Promise<void> {
        await Promise.all([...this.apps.values()].map(task));
    }

    private app(appId: string): RedisApp {
        const app = this.apps.get(appId);
        if (app === undefined) {
            throw new Error(`The app ${appId} was never opened on this bus`);
        }
        return app;
    }
}
