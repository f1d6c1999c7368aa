import type { RedisLink } from './link';

interface Waiting {
    readonly number: number;
    readonly text: string;
}

const BATCH = 100;
const LOG_LENGTH = 2000;
const LOG_MS = 120_000;
/** A node may be away for so long and still nothing it sends again arrives twice. */
const SENT_MS = 86_400_000;

const MOST = { messages: 5000, bytes: 16 * 1024 * 1024 } as const;

/**
 * Events on their way to Redis, in order. While Redis is away they wait, the oldest giving way to the newest. What may
 * or may not have arrived when the link broke is sent again under the same number, which Redis takes only once.
 */
export class Outbox {
    private readonly waiting: Waiting[] = [];
    private bytes = 0;
    private number = 0;
    private sending = false;

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
            this.removeFirst();
            this.dropped();
        }
        void this.flush();
    }

    async flush(): Promise<void> {
        if (this.sending) {
            return;
        }
        this.sending = true;
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
        const pairs = batch.flatMap(({ number, text }) => [number, text]);
        await this.link.run('publish', this.base, [this.node, LOG_LENGTH, LOG_MS, SENT_MS, ...pairs]);
        const last = batch.at(-1)?.number ?? 0;
        while (this.waiting[0] !== undefined && this.waiting[0].number <= last) {
            this.removeFirst();
        }
    }

    private removeFirst(): void {
        this.bytes -= this.waiting.shift()?.text.length ?? 0;
    }
}
