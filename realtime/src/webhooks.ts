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

/** Events of a moment travel together. */
const GATHER_MS = 100;
const MAX_BATCH = 100;
const MAX_QUEUE = 1000;
const TIMEOUT_MS = 5000;
const RETRY_MS = { first: 1000, most: 60_000, total: 300_000 } as const;
const LAST_WORDS_MS = 1000;

/** Tells the outside what happens on the channels. A slow or broken receiver delays nobody but itself. */
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

    /** One last try for what is waiting. */
    async close(): Promise<void> {
        await Promise.all(this.queues.map((queue) => queue.close()));
    }
}

class WebhookQueue {
    private readonly waiting: WebhookEvent[] = [];
    private running = false;
    private closed = false;

    constructor(
        private readonly app: AppConfig,
        private readonly target: WebhookTarget,
        private readonly context: WebhookContext,
    ) {}

    get size(): number {
        return this.waiting.length;
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
        this.closed = true;
        const rest = this.waiting.splice(0, MAX_BATCH);
        if (rest.length > 0) {
            await this.post(this.sign(rest), LAST_WORDS_MS);
        }
    }

    private async run(): Promise<void> {
        await this.context.clock.sleep(GATHER_MS);
        while (this.waiting.length > 0 && !this.closed) {
            await this.deliver(this.waiting.splice(0, MAX_BATCH));
        }
        this.running = false;
    }

    /** Tries for five minutes, less and less often. */
    private async deliver(events: readonly WebhookEvent[]): Promise<void> {
        const body = this.sign(events);
        let [pause, waited]: [number, number] = [RETRY_MS.first, 0];
        while (!(await this.post(body, TIMEOUT_MS))) {
            if (waited >= RETRY_MS.total || this.closed) {
                this.context.metrics.add('webhooks_dropped_total', events.length);
                this.context.logger.warn('A webhook was given up', { host: this.host, events: events.length });
                return;
            }
            await this.context.clock.sleep(pause);
            waited += pause;
            pause = Math.min(pause * 2, RETRY_MS.most);
        }
        this.context.metrics.add('webhooks_delivered_total', events.length);
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

    /** True when the receiver took it. */
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

    /** Without the address itself, which may hold a secret. */
    private complain(reason: string): void {
        this.context.metrics.add('webhooks_failed_total');
        this.context.logger.warn('A webhook was not taken', { host: this.host, reason });
    }

    private get host(): string {
        return new URL(this.target.url).host;
    }
}
