import type { Occurrence } from './bus';
import type { Clock } from './clock';

/** How long "vacated" and "removed" are delayed. Checked twice as often, so the delay is at most three seconds. */
export const GRACE_MS = 2000;

type Arrival = 'channel_occupied' | 'member_added';
type Departure = 'channel_vacated' | 'member_removed';

const DEPARTURE_OF: Readonly<Record<Arrival, Departure>> = {
    channel_occupied: 'channel_vacated',
    member_added: 'member_removed',
};

/** Reports joins and departures to webhooks, except for page reloads. */
export class Journal {
    private readonly departing = new Map<string, { readonly occurrence: Occurrence; readonly due: number }>();

    constructor(
        private readonly clock: Clock,
        private readonly report: (occurrence: Occurrence) => void,
    ) {}

    came(name: Arrival, channel: string, userId?: string): void {
        if (!this.departing.delete(key(DEPARTURE_OF[name], channel, userId))) {
            this.report(occurrence(name, channel, userId));
        }
    }

    went(name: Departure, channel: string, userId?: string): void {
        const due = this.clock.now() + GRACE_MS;
        this.departing.set(key(name, channel, userId), { occurrence: occurrence(name, channel, userId), due });
    }

    /** Reports all delayed departures when the server stops. */
    end(): void {
        for (const { occurrence: departed } of this.departing.values()) {
            this.report(departed);
        }
        this.departing.clear();
    }

    settle(): void {
        for (const [name, { occurrence: departed, due }] of this.departing) {
            if (due > this.clock.now()) {
                break;
            }
            this.departing.delete(name);
            this.report(departed);
        }
    }
}

function key(name: Departure, channel: string, userId = ''): string {
    return `${name} ${channel} ${userId}`;
}

function occurrence(name: Arrival | Departure, channel: string, userId = ''): Occurrence {
    return name === 'member_added' || name === 'member_removed' ? { name, channel, userId } : { name, channel };
}
