import type { Clock } from './clock';

/** So much at once, and so much a second in the long run. */
export class TokenBucket {
    private level: number;
    private filledAt: number;

    constructor(
        private readonly clock: Clock,
        private readonly perSecond: number,
        private readonly size: number,
    ) {
        this.level = size;
        this.filledAt = clock.now();
    }

    /** Takes one if there is one. */
    take(): boolean {
        this.fill();
        if (this.level < 1) {
            return false;
        }
        this.level -= 1;
        return true;
    }

    /** Takes one in any case; gives the milliseconds until it is there. */
    borrow(): number {
        this.fill();
        this.level -= 1;
        return this.level >= 0 ? 0 : (-this.level / this.perSecond) * 1000;
    }

    private fill(): void {
        const now = this.clock.now();
        this.level = Math.min(this.size, this.level + ((now - this.filledAt) / 1000) * this.perSecond);
        this.filledAt = now;
    }
}
