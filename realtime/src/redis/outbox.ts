import type { RedisLink } from './link';

interface Waiting {
    readonly number: number;
    readonly text: string;
}

const BATCH = 100;
/** Events that a node can miss without losing any. */
export const LOG_LENGTH = 2000;
const LOG_MS = 120_000;
/** How long a node can be unavailable without its repeated events arriving twice. */
const SENT_MS = 86_400_000;

const MOST = { messages: 5000, bytes: 16 * 1024 * 1024 } as const;

/**
 * Queue of events for Redis, in order. While Redis is unavailable they wait, and the oldest are dropped first. Events without a
 * confirmation are sent again under the same number, which Redis accepts only once. A notice takes the place of dropped events.
 */
export class Outbox {
    private readonly waiting: Waiting[] = [];
    private bytes = 0;
    private number = 0;
    private sending = false;
    private sent: Promise<void> = Promise.resolve();
    /** Number of the last dropped event that the other nodes don't know of. */
    private lost: number | null = null;

    constructor(
        private readonly link: RedisLink,
        private readonly base: string,
        private readonly node: string,
        private readonly dropped: () => void,
    ) {}

    get size(): number {
        return this.waiting.length;
    }

    add(text: string): void {
        this.number += 1;
        this.waiting.push({ number: this.number, text });
        this.bytes += text.length;
        while (this.waiting.length > MOST.messages || this.bytes > MOST.bytes) {
            this.lost = this.waiting[0]?.number ?? this.lost;
            this.removeFirst();
            this.dropped();
        }
        void this.flush();
    }

    /** Resolves when everything was sent, or when Redis is unavailable. */
    flush(): Promise<void> {
        if (!this.sending) {
            this.sending = true;
            this.sent = this.sendAll();
        }
        return this.sent;
    }

    private async sendAll(): Promise<void> {
        try {
            while (this.link.isUp && this.waiting.length > 0) {
                await this.send(this.waiting.slice(0, BATCH));
            }
        } catch (fault) {
            this.link.fail(fault);
        } finally {
            this.sending = false;
        }
    }

    private async send(batch: readonly Waiting[]): Promise<void> {
        const { lost } = this;
        const notice =
            lost === null ? [] : [{ number: lost, text: JSON.stringify({ kind: 'missed', node: this.node }) }];
        const pairs = [...notice, ...batch].flatMap(({ number, text }) => [number, text]);
        await this.link.run('publish', this.base, [this.node, LOG_LENGTH, LOG_MS, SENT_MS, ...pairs]);
        this.lost = this.lost === lost ? null : this.lost;
        const last = batch.at(-1)?.number ?? 0;
        while (this.waiting[0] !== undefined && this.waiting[0].number <= last) {
            this.removeFirst();
        }
    }

    private removeFirst(): void {
        this.bytes -= this.waiting.shift()?.text.length ?? 0;
    }
}
