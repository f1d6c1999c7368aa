import { setImmediate } from 'node:timers';
import type { BusListener } from '../bus';
import type { RedisLink } from './link';

interface TallyContext {
    readonly link: RedisLink;
    readonly base: string;
    readonly node: string;
    /** Milliseconds that webhooks wait for a return, or 0 without webhooks. */
    readonly grace: number;
    readonly listener: BusListener;
}

interface Count {
    now: number;
    /** Values last sent to Redis. */
    told: number;
}

const AT_ONCE = 300;

/** Number of local sockets in total and for each channel. Sends all changes of one turn together. */
export class Tally {
    private readonly counts = new Map<string, Count>();
    private readonly changed = new Set<string>();
    private connections = 0;
    private connectionsTold = 0;
    private scheduled = false;

    constructor(private readonly context: TallyContext) {}

    setSubscribers(channel: string, count: number): void {
        const known = this.counts.get(channel) ?? { now: 0, told: 0 };
        known.now = count;
        this.counts.set(channel, known);
        this.changed.add(channel);
        this.schedule();
    }

    setConnections(count: number): void {
        this.connections = count;
        this.schedule();
    }

    /** Sends everything again. Webhooks aren't called for data that Redis lost. */
    async register(lost: boolean): Promise<void> {
        const { link, base, node } = this.context;
        // Redis may return with older data, whose channels have no sockets any more.
        for (const field of await link.commands.hkeys(`${base}subscribers`)) {
            const [channel, owner] = partsOf(field);
            if (owner === node && !this.counts.has(channel)) {
                this.counts.set(channel, { now: 0, told: 0 });
            }
        }
        for (const [channel, count] of this.counts) {
            count.told = lost ? count.told : 0;
            this.changed.add(channel);
        }
        this.connectionsTold = -1;
        await this.tell();
    }

    /** Resolves when Redis has all changes so far. */
    async flush(): Promise<void> {
        this.scheduled = false;
        try {
            if (this.context.link.isUp) {
                await this.tell();
            }
        } catch (fault) {
            this.context.link.fail(fault);
        }
    }

    /** Sockets on other nodes, for the given channels or for all. */
    async elsewhere(channels?: readonly string[]): Promise<ReadonlyMap<string, number>> {
        const { link, base, node } = this.context;
        try {
            if (channels !== undefined) {
                const counts = await link.run('subscribers', base, [node, ...channels]);
                return new Map(
                    channels.map((channel, at) => [channel, Array.isArray(counts) ? Number(counts[at]) : 0]),
                );
            }
            return this.sumOfOthers(await link.commands.hgetall(`${base}subscribers`));
        } catch (fault) {
            link.fail(fault);
            return new Map();
        }
    }

    async connectionsElsewhere(): Promise<number> {
        const { link, base, node } = this.context;
        try {
            const counts = Object.entries(await link.commands.hgetall(`${base}connections`));
            return counts.reduce((sum, [owner, count]) => sum + (owner === node ? 0 : Number(count)), 0);
        } catch (fault) {
            link.fail(fault);
            return 0;
        }
    }

    private sumOfOthers(fields: Readonly<Record<string, string>>): Map<string, number> {
        const counts = new Map<string, number>();
        for (const [field, count] of Object.entries(fields)) {
            const [channel, owner] = partsOf(field);
            if (owner !== this.context.node) {
                counts.set(channel, (counts.get(channel) ?? 0) + Number(count));
            }
        }
        return counts;
    }

    private schedule(): void {
        if (!this.scheduled) {
            this.scheduled = true;
            setImmediate(() => void this.flush());
        }
    }

    private async tell(): Promise<void> {
        while (this.changed.size > 0 || this.connections !== this.connectionsTold) {
            await this.send([...this.changed].slice(0, AT_ONCE));
        }
    }

    /** On failure, keeps the changes for the next attempt. */
    private async send(channels: readonly string[]): Promise<void> {
        const { link, base, node, grace, listener } = this.context;
        const { connections } = this;
        const sent = channels.map((channel) => ({ channel, now: 0, told: 0, ...this.counts.get(channel) }));
        for (const channel of channels) {
            this.changed.delete(channel);
        }
        try {
            const values = sent.flatMap(({ channel, now, told }) => [channel, now, told]);
            const occupied = await link.run('counts', base, [node, grace, connections, ...values]);
            if (!Array.isArray(occupied)) {
                throw new Error('Redis has no entry for this node');
            }
            this.connectionsTold = connections;
            this.settle(sent);
            for (const channel of occupied) {
                listener.report({ name: 'channel_occupied', channel: String(channel) });
            }
        } catch (fault) {
            for (const channel of channels) {
                this.changed.add(channel);
            }
            throw fault;
        }
    }

    private settle(sent: readonly { readonly channel: string; readonly now: number }[]): void {
        for (const { channel, now } of sent) {
            const count = this.counts.get(channel);
            if (count !== undefined) {
                count.told = now;
            }
            if (count?.now === 0 && now === 0) {
                this.counts.delete(channel);
            }
        }
    }
}

/** Parses `channel|node`. */
function partsOf(field: string): readonly [string, string] {
    const bar = field.lastIndexOf('|');
    return [field.slice(0, bar), field.slice(bar + 1)];
}
