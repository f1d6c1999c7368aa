import type { Member } from './bus';
import type { Clock } from './clock';
import type { Limits } from './config';
import type { Logger } from './logger';
import type { Metrics } from './metrics';
import { channelKind, type ErrorCode, errorFrame } from './protocol';
import { TokenBucket } from './token-bucket';
import { textFrame } from './wire';

/** The part of a WebSocket that a connection uses. */
interface Transport {
    /** As of the WebSocket standard: 1 is open. */
    readonly readyState: number;
    close(code: number, reason: string): void;
    ping(): void;
    pause(): void;
    resume(): void;
    terminate(): void;
}

/** The socket below it. Whole frames are written straight to it: that costs half of what asking `ws` to send costs. */
interface Wire {
    /** Bytes that the network has not taken yet. */
    readonly writableLength: number;
    write(frames: Buffer): unknown;
}

export interface ConnectionContext {
    readonly clock: Clock;
    readonly limits: Limits;
    readonly metrics: Metrics;
    readonly logger: Logger;
}

export interface SignedInUser {
    readonly id: string;
    readonly info: unknown;
}

type Task = () => Promise<void>;

const OPEN = 1;

/** A client may have this many frames waiting before we stop reading from it. */
const MAX_WAITING_FRAMES = 64;
const BURST_SECONDS = 5;

/** One client socket: what it joined, who it is, how lively it is. */
export class Connection {
    /** Joined channels; the value is the member on presence channels. */
    readonly channels = new Map<string, Member | null>();
    user: SignedInUser | null = null;
    readonly openedAt: number;
    lastSeenAt: number;
    pingedAt: number | null = null;
    private closed = false;
    /** The task at work and those after it; null when there is nothing to do, as is usual. */
    private tasks: Task[] | null = null;
    /** What the client may send: a burst of some seconds' worth, for a page that joins all its channels. */
    private readonly frames: TokenBucket;
    private clientEvents: TokenBucket | null = null;

    constructor(
        readonly id: string,
        private readonly transport: Transport,
        private readonly wire: Wire,
        private readonly context: ConnectionContext,
    ) {
        this.openedAt = context.clock.now();
        this.lastSeenAt = this.openedAt;
        const { framesPerSecond } = context.limits;
        this.frames = new TokenBucket(context.clock, framesPerSecond, framesPerSecond * BURST_SECONDS);
    }

    get isClosed(): boolean {
        return this.closed;
    }

    /** Signed in, or let into a channel that needs a signature. */
    get isAuthorised(): boolean {
        return this.user !== null || [...this.channels.keys()].some((name) => channelKind(name).guarded);
    }

    send(text: string): void {
        if (this.write(textFrame(text))) {
            this.context.metrics.add('frames_sent_total');
        }
    }

    /**
     * Writes whole WebSocket frames; says whether it did. Drops a client that reads too slowly: it reconnects and
     * refetches, and nobody else pays for it.
     */
    write(frames: Buffer): boolean {
        if (this.closed || this.transport.readyState !== OPEN) {
            return false;
        }
        if (this.wire.writableLength > this.context.limits.bufferedBytes) {
            this.context.metrics.add('slow_consumers_total');
            this.closed = true;
            this.transport.terminate();
            return false;
        }
        this.wire.write(frames);
        return true;
    }

    error(code: ErrorCode | null, message: string): void {
        this.send(errorFrame(code, message));
    }

    /** Says why, then closes with the same code. */
    dismiss(code: ErrorCode, message: string): void {
        if (!this.closed) {
            this.error(code, message);
            this.closed = true;
            this.transport.close(code, message);
        }
    }

    ping(): void {
        this.pingedAt = this.context.clock.now();
        this.transport.ping();
    }

    markClosed(): void {
        this.closed = true;
    }

    touch(): void {
        this.lastSeenAt = this.context.clock.now();
        this.pingedAt = null;
    }

    /** Runs the tasks of one connection strictly one after the other, and stops reading while too many wait. */
    enqueue(task: Task): void {
        if (this.tasks === null) {
            this.tasks = [task];
            void this.work(this.tasks);
            return;
        }
        this.tasks.push(task);
        if (this.tasks.length === MAX_WAITING_FRAMES) {
            this.transport.pause();
        }
    }

    /** A full second's worth at once, refilled evenly. */
    takeClientEvent(): boolean {
        const { clock, limits } = this.context;
        this.clientEvents ??= new TokenBucket(clock, limits.clientEventsPerSecond, limits.clientEventsPerSecond);
        return this.clientEvents.take();
    }

    /** A control ping, which `ws` answers by itself, counts as a frame all the same. */
    pinged(): void {
        this.touch();
        this.enqueue(async () => {});
    }

    private async work(tasks: Task[]): Promise<void> {
        for (let task = tasks[0]; task !== undefined; task = tasks[0]) {
            const pause = this.frames.borrow();
            if (pause > 0 && !this.closed) {
                this.context.metrics.add('frames_delayed_total');
                await this.context.clock.sleep(pause);
            }
            await task().catch((fault: unknown) => this.report(fault));
            tasks.shift();
            if (tasks.length === MAX_WAITING_FRAMES - 1 && !this.closed) {
                this.transport.resume();
            }
        }
        this.tasks = null;
    }

    private report(fault: unknown): void {
        this.context.logger.error('A frame could not be handled', { socket_id: this.id, reason: String(fault) });
    }
}
