import { hmac } from './auth';
import type { Clock } from './clock';
import type { AppConfig } from './config';
import type { Logger } from './logger';
import type { Metrics } from './metrics';
import type { WebhookEventName, WebhookTarget } from './webhook-config';

export interface WebhookEvent {
    readonly name: WebhookEventName;
    readonly channel: string;
    readonly [field: string]: unknown;
}

interface WebhookContext {
    readonly clock: Clock;
    readonly metrics: Metrics;
    readonly logger: Logger;
}

/** Collects events for this time to send them together. */
const GATHER_MS = 100;
const MAX_BATCH = 100;
const MAX_QUEUE = 1000;
const TIMEOUT_MS = 5000;
const RETRY_MS = { first: 1000, most: 60_000, total: 300_000 } as const;
const LAST_WORDS_MS = 1000;

/** Sends channel events to a webhook receiver. A slow or failing receiver doesn't delay other work. */
export class Webhooks {
    private readonly queues: readonly WebhookQueue[];

    constructor(apps: readonly AppConfig[], targets: readonly WebhookTarget[], context: WebhookContext) {
        this.queues = apps.flatMap((app) =>
            targets
                .filter(({ appId }) => appId === null || appId === app.id)
                .map((target) => new WebhookQueue(app, target, context)),
        );
        const waiting = () => this.queues.reduce((sum, { size }) => sum + size, 0);
        context.metrics.gauge('webhooks_queued', 'Webhook events not yet delivered', waiting);
    }

    report(appId: string, event: WebhookEvent): void {
        for (const queue of this.queues) {
            queue.add(appId, event);
        }
    }

    /** Tries once more to deliver the remaining events, for up to a second. */
    async close(): Promise<void> {
        await Promise.all(this.queues.map((queue) => queue.close()));
    }
}

class WebhookQueue {
    private readonly waiting: WebhookEvent[] = [];
    /** The batch that is being delivered. */
    private current: readonly WebhookEvent[] = [];
    private posting: Promise<boolean> | null = null;
    private running = false;
    private closed = false;

    constructor(
        private readonly app: AppConfig,
        private readonly target: WebhookTarget,
        private readonly context: WebhookContext,
    ) {}

    get size(): number {
        return this.current.length + this.waiting.length;
    }

    add(appId: string, event: WebhookEvent): void {
        const { events, startsWith, endsWith } = this.target;
        const named = event.channel.startsWith(startsWith) && event.channel.endsWith(endsWith);
        if (this.closed || appId !== this.app.id || !named || !events.has(event.name)) {
            return;
        }
        this.waiting.push(event);
        if (this.waiting.length > MAX_QUEUE) {
            this.waiting.shift();
            this.context.metrics.add('webhooks_dropped_total');
        }
        if (!this.running) {
            this.running = true;
            void this.run();
        }
    }

    async close(): Promise<void> {
        const { clock } = this.context;
        const end = clock.now() + LAST_WORDS_MS;
        this.closed = true;
        await Promise.race([this.posting, clock.sleep(LAST_WORDS_MS)]);
        const rest = [...this.current, ...this.waiting.splice(0)];
        this.current = [];
        while (rest.length > 0) {
            const batch = rest.splice(0, MAX_BATCH);
            const left = end - clock.now();
            this.settle(batch, left > 0 && (await this.post(this.sign(batch), left)));
        }
    }

    private async run(): Promise<void> {
        await this.context.clock.sleep(GATHER_MS);
        while (this.waiting.length > 0 && !this.closed) {
            this.current = this.waiting.splice(0, MAX_BATCH);
            await this.deliver(this.current);
        }
        this.running = false;
    }

    /** Retries for five minutes with increasing delays. `close` takes over the batch when the server stops. */
    private async deliver(batch: readonly WebhookEvent[]): Promise<void> {
        const request = this.sign(batch);
        let [pause, waited]: [number, number] = [RETRY_MS.first, 0];
        while (!this.closed) {
            this.posting = this.post(request, TIMEOUT_MS);
            const taken = await this.posting;
            this.posting = null;
            if (taken || waited >= RETRY_MS.total) {
                this.current = [];
                this.settle(batch, taken);
                return;
            }
            await this.context.clock.sleep(pause);
            waited += pause;
            pause = Math.min(pause * 2, RETRY_MS.most);
        }
    }

    private settle({ length }: readonly WebhookEvent[], taken: boolean): void {
        this.context.metrics.add(taken ? 'webhooks_delivered_total' : 'webhooks_dropped_total', length);
        if (!taken) {
            this.context.logger.warn('Dropped a webhook after its last retry', { host: this.host, events: length });
        }
    }

    private sign(events: readonly WebhookEvent[]): { readonly body: string; readonly headers: Record<string, string> } {
        const body = JSON.stringify({ time_ms: this.context.clock.now(), events });
        const headers = {
            ...this.target.headers,
            'Content-Type': 'application/json',
            'X-Pusher-Key': this.app.key,
            'X-Pusher-Signature': hmac(this.app.secret, body),
        };
        return { body, headers };
    }

    /** Returns whether the receiver accepted the request. */
    private async post(request: ReturnType<WebhookQueue['sign']>, timeoutMs: number): Promise<boolean> {
        try {
            const signal = AbortSignal.timeout(timeoutMs);
            const response = await fetch(this.target.url, { ...request, method: 'POST', redirect: 'manual', signal });
            await response.body?.cancel();
            if (response.ok) {
                return true;
            }
            this.complain(`status ${response.status}`);
        } catch (fault) {
            this.complain(fault instanceof Error ? fault.name : 'unknown fault');
        }
        return false;
    }

    /** Leaves out the URL, which may contain a secret. */
    private complain(reason: string): void {
        this.context.metrics.add('webhooks_failed_total');
        this.context.logger.warn('A webhook request failed', { host: this.host, reason });
    }

    private get host(): string {
        return new URL(this.target.url).host;
    }
}
