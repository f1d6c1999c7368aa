import type { Channel } from './channel';
import type { Connection } from './connection';
import type { Metrics } from './metrics';

/** An event for the sockets that a channel had when it was published. */
export interface Delivery {
    readonly channel: Channel;
    readonly roster: readonly Connection[];
    /** A whole WebSocket frame. */
    readonly frame: Buffer;
    /** Id of a socket to leave out. */
    readonly except: string | undefined;
}

/** Deliveries that are sent as one write for each socket. */
interface Batch {
    readonly deliveries: readonly Delivery[];
    readonly joined: Buffer;
    readonly excepted: ReadonlySet<string>;
    /** Position in the list of sockets. */
    next: number;
}

/** Work in one turn: each send counts once, plus once for each large chunk. */
const WORK_PER_TURN = 500;
const PIECE_BYTES = 4096;
/** Approximate maximum size of joined frames. */
const JOINED_BYTES = 65_536;
/** Publishers wait while more work than this is pending. */
const CROWDED_BYTES = 16_777_216;

/**
 * Sends events to the sockets of their channels in the order of publication, across channels. Works in turns, so that pings and
 * requests are answered in between. Consecutive events for the same sockets are sent in one write, because writes are expensive.
 */
export class FanOut {
    private readonly queue: Delivery[] = [];
    private current: Batch | null = null;
    private scheduled = false;
    private queuedBytes = 0;
    private readonly waiting: (() => void)[] = [];

    constructor(private readonly metrics: Metrics) {}

    add(delivery: Delivery): void {
        this.queue.push(delivery);
        this.queuedBytes += delivery.frame.length;
        if (!this.scheduled) {
            this.scheduled = true;
            setImmediate(this.turn);
        }
    }

    /** Resolves immediately, or when there is room again if publishers are faster than the network. */
    room(): Promise<void> {
        return this.queuedBytes <= CROWDED_BYTES
            ? Promise.resolve()
            : new Promise((resolve) => {
                  this.waiting.push(resolve);
              });
    }

    private readonly turn = (): void => {
        let work = WORK_PER_TURN;
        while (work > 0) {
            this.current ??= this.nextBatch();
            if (this.current === null) {
                this.scheduled = false;
                return;
            }
            work = this.send(this.current, work);
        }
        setImmediate(this.turn);
    };

    /** Sends part of a batch and returns the work left in this turn. */
    private send(batch: Batch, work: number): number {
        const [{ channel, roster }] = batch.deliveries as readonly [Delivery];
        const unchanged = channel.isRoster(roster);
        const workEach = 1 + Math.floor(batch.joined.length / PIECE_BYTES);
        let left = work;
        let sent = 0;
        for (; batch.next < roster.length && left > 0; batch.next += 1) {
            const socket = roster[batch.next] as Connection;
            if (unchanged || channel.has(socket)) {
                sent += deliver(batch, socket);
            }
            left -= workEach;
        }
        this.metrics.add('frames_sent_total', sent);
        if (batch.next >= roster.length) {
            this.finish(batch);
        }
        return left;
    }

    private finish(batch: Batch): void {
        this.current = null;
        for (const { frame } of batch.deliveries) {
            this.queuedBytes -= frame.length;
        }
        if (this.waiting.length > 0 && this.queuedBytes <= CROWDED_BYTES) {
            for (const resume of this.waiting.splice(0)) {
                resume();
            }
        }
    }

    /** The oldest delivery with the following ones for exactly the same sockets. */
    private nextBatch(): Batch | null {
        const [first] = this.queue;
        if (first === undefined) {
            return null;
        }
        let count = 1;
        let bytes = first.frame.length;
        for (; bytes < JOINED_BYTES && this.queue[count]?.roster === first.roster; count += 1) {
            bytes += this.queue[count]?.frame.length ?? 0;
        }
        const deliveries = this.queue.splice(0, count);
        const excepted = new Set(deliveries.flatMap(({ except }) => except ?? []));
        return { deliveries, joined: join(deliveries), excepted, next: 0 };
    }
}

/** Returns the number of frames sent. */
function deliver({ deliveries, joined, excepted }: Batch, socket: Connection): number {
    if (excepted.size === 0 || !excepted.has(socket.id)) {
        return socket.write(joined) ? deliveries.length : 0;
    }
    const own = deliveries.filter(({ except }) => except !== socket.id);
    return own.length > 0 && socket.write(join(own)) ? own.length : 0;
}

function join(deliveries: readonly Delivery[]): Buffer {
    const [first] = deliveries;
    return deliveries.length === 1 && first !== undefined
        ? first.frame
        : Buffer.concat(deliveries.map(({ frame }) => frame));
}
