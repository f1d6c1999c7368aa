import type { BusListener, BusMessage, CachedEvent } from '../bus';
import type { Clock } from '../clock';
import { EventCache } from '../event-cache';
import type { Metrics } from '../metrics';
import { isRecord, parseJson } from '../protocol';
import { UsedSignatures } from '../used-signatures';
import { Feed } from './feed';
import type { RedisLink } from './link';
import { Outbox } from './outbox';
import { presenceChangeOf, Roster } from './roster';
import { Tally } from './tally';

export interface AppContext {
    readonly link: RedisLink;
    readonly base: string;
    readonly node: string;
    readonly ttlMs: number;
    /** Milliseconds that webhooks wait for a return, or 0 without webhooks. */
    readonly grace: number;
    readonly listener: BusListener;
    readonly clock: Clock;
    readonly metrics: Metrics;
}

/** Maximum number of events kept while Redis is unavailable. */
const MAX_UNSAVED = 1000;
/** How long a call waits for Redis to tell whether it is repeated. */
const MAX_CLAIM_MS = 500;

/** State of one app that is shared between nodes. */
export class RedisApp {
    readonly feed: Feed;
    readonly outbox: Outbox;
    readonly roster: Roster;
    readonly tally: Tally;
    private readonly cache: EventCache;
    private readonly signatures: UsedSignatures;
    /** Cached events to write when Redis is available again. */
    private readonly unsaved = new Set<string>();
    /** Changes when Redis has lost its data. */
    private epoch: string | null = null;
    /** Redis lost its data, and this node has not restored all of its own. */
    private isRestoring = false;

    constructor(private readonly context: AppContext) {
        const { link, base, node, metrics, clock, listener } = context;
        this.feed = new Feed(
            link,
            base,
            (text) => this.receive(text),
            () => listener.missed(),
        );
        this.outbox = new Outbox(link, base, node, () => metrics.add('bus_dropped_total'));
        this.roster = new Roster(context);
        this.tally = new Tally(context);
        this.cache = new EventCache(clock);
        this.signatures = new UsedSignatures(clock);
    }

    publish(message: BusMessage): void {
        this.context.metrics.add('bus_published_total');
        this.outbox.add(JSON.stringify({ ...message, node: this.context.node }));
    }

    /** Synchronises Redis and this node after an interruption. Removals wait until the other nodes had time to rejoin. */
    async rejoin(): Promise<void> {
        await this.beat();
        await this.feed.resume(this.isRestoring);
        await this.roster.register(this.isRestoring);
        await this.tally.register(this.isRestoring);
        this.isRestoring = false;
        await this.roster.correct(false);
        for (const channel of this.unsaved) {
            await this.save(channel);
        }
    }

    /** Handles changes that occurred while rejoining. */
    async catchUp(): Promise<void> {
        await Promise.all([this.feed.settle(), this.roster.settle(), this.tally.flush(), this.outbox.flush()]);
    }

    async quit(): Promise<void> {
        const { link, base, node, grace } = this.context;
        await this.outbox.flush();
        await link.run('quit', base, [node, grace]);
    }

    /** Sends a heartbeat, and finds out whether Redis has lost its data. */
    async beat(): Promise<void> {
        const { link, base, node, ttlMs, grace } = this.context;
        const reply = await link.run('beat', base, [node, ttlMs, grace, `${node}-${this.context.clock.now()}`]);
        const [known, epoch] = Array.isArray(reply) ? reply : [];
        this.isRestoring ||= this.epoch !== null && this.epoch !== String(epoch);
        this.epoch = String(epoch);
        if (link.isUp && known !== 1) {
            throw new Error('Redis has no entry for this node');
        }
    }

    async reportDue(): Promise<void> {
        const due = await this.context.link.run('due', this.context.base, [this.context.node]);
        for (const departure of Array.isArray(due) ? due : []) {
            this.reportDeparture(String(departure));
        }
    }

    remember(channel: string, event: CachedEvent): void {
        this.cache.put(channel, event);
        this.unsaved.add(channel);
        for (const oldest of this.unsaved.size > MAX_UNSAVED ? [...this.unsaved].slice(0, 1) : []) {
            this.unsaved.delete(oldest);
        }
        if (this.context.link.isUp) {
            this.save(channel).catch((fault: unknown) => this.context.link.fail(fault));
        }
    }

    async recall(channel: string): Promise<CachedEvent | null> {
        if (!this.context.link.isUp) {
            return this.cache.get(channel);
        }
        try {
            return cachedEventOf(await this.context.link.commands.get(this.cacheKey(channel)));
        } catch (fault) {
            this.context.link.fail(fault);
            return this.cache.get(channel);
        }
    }

    /** While Redis is unavailable or slow, only this node's own calls are known. */
    async claim(signature: string, milliseconds: number): Promise<boolean> {
        const { link, base, clock } = this.context;
        const isNew = this.signatures.claim(signature, milliseconds);
        if (!isNew || !link.isUp) {
            return isNew;
        }
        try {
            const set = link.commands.set(`${base}used:${signature}`, '1', 'PX', milliseconds, 'NX');
            return (await Promise.race([set, clock.sleep(MAX_CLAIM_MS).then(() => 'OK')])) === 'OK';
        } catch (fault) {
            link.fail(fault);
            return true;
        }
    }

    private async save(channel: string): Promise<void> {
        const event = this.cache.get(channel);
        if (event !== null) {
            const milliseconds = Math.max(1, Math.round(event.expiresAt - this.context.clock.now()));
            await this.context.link.commands.set(this.cacheKey(channel), JSON.stringify(event), 'PX', milliseconds);
        }
        this.unsaved.delete(channel);
    }

    private cacheKey(channel: string): string {
        return `${this.context.base}cache:${channel}`;
    }

    private receive(text: string): void {
        const message = parseJson(text);
        if (!isRecord(message) || message.node === this.context.node) {
            return;
        }
        if (message.kind === 'missed') {
            this.context.listener.missed();
            return;
        }
        const change = presenceChangeOf(message);
        if (change !== null) {
            this.roster.receive(change);
            return;
        }
        const order = messageOf(message);
        if (order !== null) {
            this.context.metrics.add('bus_received_total');
            this.context.listener.receive(order);
        }
    }

    private reportDeparture(text: string): void {
        const [name, channel = '', ...user] = text.split(' ');
        if (name === 'channel_vacated') {
            this.context.listener.report({ name, channel });
        } else if (name === 'member_removed') {
            this.context.listener.report({ name, channel, userId: user.join(' ') });
        }
    }
}

function messageOf({ kind, channel, frame, except, isCached, userId }: Record<string, unknown>): BusMessage | null {
    if (kind === 'terminate' && typeof userId === 'string') {
        return { kind, userId };
    }
    if (kind === 'event' && typeof channel === 'string' && typeof frame === 'string') {
        const socketId = typeof except === 'string' ? except : undefined;
        return { kind, channel, frame, except: socketId, isCached: isCached === true };
    }
    return null;
}

function cachedEventOf(text: string | null): CachedEvent | null {
    const value = text === null ? undefined : parseJson(text);
    if (!isRecord(value)) {
        return null;
    }
    const { event, data, expiresAt } = value;
    const whole = typeof event === 'string' && typeof data === 'string' && typeof expiresAt === 'number';
    return whole ? { event, data, expiresAt } : null;
}
