import type { CachedEvent } from './bus';
import type { Clock } from './clock';

/** The last event of each cache channel. */
export class EventCache {
    /** Oldest first. All events have the same lifetime, and a replaced event moves to the end. */
    private readonly events = new Map<string, CachedEvent>();

    constructor(private readonly clock: Clock) {}

    put(channel: string, event: CachedEvent): void {
        this.events.delete(channel);
        this.events.set(channel, event);
        for (const [oldest, { expiresAt }] of this.events) {
            if (expiresAt > this.clock.now()) {
                break;
            }
            this.events.delete(oldest);
        }
    }

    get(channel: string): CachedEvent | null {
        const event = this.events.get(channel);
        return event !== undefined && event.expiresAt > this.clock.now() ? event : null;
    }
}
