import { pause } from '../lib/processes';
import type { Subscriber } from '../lib/subscriber';
import type { Call, Intake } from './intake';
import { Screen } from './screen';

/** Late events are not lost: we wait for a backlog, and the times show it. */
const LONGEST_WAIT_MS = 120_000;

/** An intake call: its new record, and its planned time. */
export interface Sent {
    readonly work: string;
    readonly due: number;
}

/** When the last person got a piece of work. */
export interface Last extends Sent {
    readonly frame: number;
    readonly store: number;
}

/** The results of the calls. */
export interface Heard {
    /** Milliseconds from the planned time of a call until each user's store had its notification. */
    readonly taken: readonly number[];
    /** Notifications that a user never received, received twice, or whose store ignored them. */
    readonly lost: number;
    readonly repeated: number;
    readonly ignored: number;
    readonly last: readonly Last[];
}

/** All listening users, each with their own store. */
export class Audience {
    /** The last received frame, for comparisons that send the same bytes. */
    frame = '';
    /** The time each user's store had it, by work and user. */
    private readonly arrivals = new Map<string, Map<number, number>>();
    /** The time of the last person's frame, by work. */
    private readonly frames = new Map<string, number>();
    private repeated = 0;
    private ignored = 0;

    constructor(private readonly people: readonly Subscriber[]) {
        people.forEach((person, index) => {
            const screen = new Screen();
            person.onEvent = (data, frame) => {
                this.frame = frame;
                this.hear(index, screen, data);
            };
        });
    }

    /** Sends one call that was planned for `due`. */
    async send(intake: Intake, call: Call, due: number): Promise<Sent> {
        return { work: `${call.type} ${await intake.send(call)}`, due };
    }

    /** Waits until every user has every notification, or until the time limit. */
    async listen(sent: readonly Sent[]): Promise<void> {
        const end = performance.now() + LONGEST_WAIT_MS;
        while (this.missing(sent) > 0 && performance.now() < end) {
            await pause(5);
        }
    }

    /** The results of the calls. Resets the counts of repeated and ignored notifications. */
    report(sent: readonly Sent[]): Heard {
        const taken = sent.flatMap(({ work, due }) =>
            [...(this.arrivals.get(work)?.values() ?? [])].map((arrival) => arrival - due),
        );
        const last = sent.map((one) => ({
            ...one,
            frame: this.frames.get(one.work) ?? Number.NaN,
            store: Math.max(...(this.arrivals.get(one.work)?.values() ?? [])),
        }));
        const report = { taken, lost: this.missing(sent), repeated: this.repeated, ignored: this.ignored, last };
        this.arrivals.clear();
        this.frames.clear();
        this.repeated = 0;
        this.ignored = 0;
        return report;
    }

    private hear(index: number, screen: Screen, data: string): void {
        const frame = performance.now();
        const arrival = screen.take(data);
        if (arrival === null) {
            return;
        }
        const work = `${arrival.type} ${arrival.work}`;
        const arrivals = this.arrivals.get(work) ?? new Map<number, number>();
        this.arrivals.set(work, arrivals);
        this.ignored += arrival.isNews ? 0 : 1;
        if (arrivals.has(index)) {
            this.repeated += 1;
        } else {
            arrivals.set(index, performance.now());
            this.frames.set(work, frame);
        }
    }

    private missing(sent: readonly Sent[]): number {
        return sent.reduce((sum, { work }) => sum + this.people.length - (this.arrivals.get(work)?.size ?? 0), 0);
    }
}
