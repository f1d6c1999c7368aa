import { pause } from '../lib/processes';
import type { Subscriber } from '../lib/subscriber';
import type { Call, Intake } from './intake';
import { Screen } from './screen';

/** What is late is not lost: a backlog is waited for, and shows in the times. */
const LONGEST_WAIT_MS = 120_000;

/** A call of the intake: what it made, and when it was to be sent. */
export interface Sent {
    readonly work: string;
    readonly due: number;
}

/** What became of calls. */
export interface Heard {
    /** Milliseconds from the time a call was due until each person's store had taken its notification in. */
    readonly taken: readonly number[];
    /** Notifications that somebody never got, got again, or whose store did not take them for news. */
    readonly lost: number;
    readonly repeated: number;
    readonly ignored: number;
}

/** All who listen, each with a store of their own. */
export class Audience {
    /** The last frame that came, for whoever sends the same by other means. */
    frame = '';
    /** When each person's store had it, by work and person. */
    private readonly arrivals = new Map<string, Map<number, number>>();
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

    /** Sends one call, which was due at `due`. */
    async send(intake: Intake, call: Call, due: number): Promise<Sent> {
        return { work: `${call.type} ${await intake.send(call)}`, due };
    }

    /** Waits until everybody has everything, or long enough. */
    async listen(sent: readonly Sent[]): Promise<void> {
        const end = performance.now() + LONGEST_WAIT_MS;
        while (this.missing(sent) > 0 && performance.now() < end) {
            await pause(5);
        }
    }

    /** What was heard of the calls; counts of repeated and ignored ones begin anew. */
    report(sent: readonly Sent[]): Heard {
        const taken = sent.flatMap(({ work, due }) =>
            [...(this.arrivals.get(work)?.values() ?? [])].map((arrival) => arrival - due),
        );
        const report = { taken, lost: this.missing(sent), repeated: this.repeated, ignored: this.ignored };
        this.arrivals.clear();
        this.repeated = 0;
        this.ignored = 0;
        return report;
    }

    private hear(index: number, screen: Screen, data: string): void {
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
        }
    }

    private missing(sent: readonly Sent[]): number {
        return sent.reduce((sum, { work }) => sum + this.people.length - (this.arrivals.get(work)?.size ?? 0), 0);
    }
}
