import type { Member } from './bus';
import type { Clock } from './clock';
import type { Limits } from './config';
import type { Logger } from './logger';
import type { Metrics } from './metrics';
import { Code, channelKind, type ErrorCode, errorFrame } from './protocol';
import { TokenBucket } from './token-bucket';
import { textFrame } from './wire';

/** The part of a WebSocket that is used. */
interface Transport {
    /** `readyState` of the WebSocket standard: 1 is open. */
    readonly readyState: number;
    close(code: number, reason: string): void;
    ping(): void;
    pause(): void;
    resume(): void;
    terminate(): void;
}

/** The underlying socket. Writing whole frames directly to it costs half as much as `ws.send`. */
interface Wire {
    /** Bytes that are still buffered. */
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

/** Maximum number of waiting frames before the server stops reading from a client. */
const MAX_WAITING_FRAMES = 64;
const BURST_SECONDS = 5;

/** Pages load their data again when they reconnect, and users whose sessions have ended can't. */
export function reconnectAll(connections: Iterable<Connection>): void {
    for (const connection of [...connections]) {
        connection.dismiss(Code.ReconnectNow, 'Events were missed, please reconnect');
    }
}

/** A client connection with its channels, user and liveness. */
export class Connection {
    /** Subscribed channels. The value is the member on presence channels. */
    readonly channels = new Map<string, Member | null>();
    user: SignedInUser | null = null;
    readonly openedAt: number;
    lastSeenAt: number;
    pingedAt: number | null = null;
    private closed = false;
    /** The running task with the ones after it, or null when idle. */
    private tasks: Task[] | null = null;
    /** Rate limit of the client. The burst covers a page that joins all its channels. */
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

    /** Signed in, or admitted to a channel that needs a signature. */
    get isAuthorised(): boolean {
        return this.user !== null || [...this.channels.keys()].some((name) => channelKind(name).guarded);
    }

    send(text: string): void {
        if (this.write(textFrame(text))) {
            this.context.metrics.add('frames_sent_total');
        }
    }

    /**
     * Writes whole WebSocket frames and returns whether it did. Drops a client that reads too slowly. It reconnects and reloads its
     * data, and other clients aren't affected.
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

    /** Sends the reason and closes with the same code. */
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

    /** Runs the tasks of a connection one after the other. Stops reading while too many are waiting. */
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

    /** Burst of one second, refilled evenly. */
    takeClientEvent(): boolean {
        const { clock, limits } = this.context;
        this.clientEvents ??= new TokenBucket(clock, limits.clientEventsPerSecond, limits.clientEventsPerSecond);
        return this.clientEvents.take();
    }

    /** A control ping, which `ws` answers automatically, also counts as a frame. */
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
        this.context.logger.error('Failed to handle a frame', { socket_id: this.id, reason: String(fault) });
    }
}
