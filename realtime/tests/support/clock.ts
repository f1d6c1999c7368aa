import type { Clock } from '../../src/clock';

/** A clock that only moves when told. Sleeping takes no time. */
export class ManualClock implements Clock {
    private readonly repeats = new Set<{ readonly every: number; readonly run: () => void; due: number }>();
    private time = Date.UTC(2026, 0, 1);

    now(): number {
        return this.time;
    }

    every(milliseconds: number, run: () => void): () => void {
        const repeat = { every: milliseconds, run, due: this.time + milliseconds };
        this.repeats.add(repeat);
        return () => this.repeats.delete(repeat);
    }

    async sleep(_milliseconds?: number): Promise<void> {}

    advance(milliseconds: number): void {
        const end = this.time + milliseconds;
        for (let next = this.nextDue(end); next !== undefined; next = this.nextDue(end)) {
            this.time = next.due;
            next.due += next.every;
            next.run();
        }
        this.time = end;
    }

    private nextDue(end: number) {
        return [...this.repeats].filter(({ due }) => due <= end).sort((left, right) => left.due - right.due)[0];
    }
}
