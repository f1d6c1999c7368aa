import type { Hub } from './channels';
import type { Clock } from './clock';
import type { Logger } from './logger';

interface CountContext {
    readonly clock: Clock;
    readonly logger: Logger;
}

/** Up to this number every change is sent at once. Larger channels get periodic updates. */
const CROWD = 100;
const CROWD_INTERVAL_MS = 5000;

/** Sends the number of subscribers to the subscribers of a channel. */
export class SubscriptionCounts {
    private readonly changed = new Map<Hub, Set<string>>();
    private readonly crowded = new Map<Hub, Set<string>>();
    private readonly stopTicking: () => void;
    private scheduled = false;

    constructor(private readonly context: CountContext) {
        this.stopTicking = context.clock.every(CROWD_INTERVAL_MS, () =>
            this.tell(this.crowded, Number.POSITIVE_INFINITY),
        );
    }

    note(hub: Hub, channel: string): void {
        add(this.changed, hub, channel);
        if (!this.scheduled) {
            this.scheduled = true;
            setImmediate(() => {
                this.scheduled = false;
                this.tell(this.changed, CROWD);
            });
        }
    }

    stop(): void {
        this.stopTicking();
    }

    private tell(noted: Map<Hub, Set<string>>, most: number): void {
        for (const [hub, channels] of [...noted]) {
            noted.delete(hub);
            this.tellHub(hub, [...channels], most).catch((fault: unknown) => {
                this.context.logger.error('Failed to count subscribers', { reason: String(fault) });
            });
        }
    }

    private async tellHub(hub: Hub, channels: readonly string[], most: number): Promise<void> {
        const counts = await hub.subscribers(channels);
        for (const channel of channels) {
            const count = counts.get(channel) ?? 0;
            if (count > most) {
                add(this.crowded, hub, channel);
            } else {
                hub.announceCount(channel, count);
            }
        }
    }
}

function add(noted: Map<Hub, Set<string>>, hub: Hub, channel: string): void {
    noted.set(hub, (noted.get(hub) ?? new Set()).add(channel));
}
