import type { Clock } from './clock';

/** Burst size and refill rate. */
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

    /** Takes a token if one is available. */
    take(): boolean {
        this.fill();
        if (this.level < 1) {
            return false;
        }
        this.level -= 1;
        return true;
    }

    /** Always takes a token. Returns the milliseconds until it is available. */
    borrow(): number {
        this.fill();
        this.level -= 1;
        return this.level >= 0 ? 0 : (-this.level / this.perSecond) * 1000;
    }

    private fill(): void {
        const now = this.clock.now();
        // The system clock may be set back, which must not drain the bucket.
        const seconds = Math.max(0, now - this.filledAt) / 1000;
        this.level = Math.min(this.size, this.level + seconds * this.perSecond);
        this.filledAt = now;
    }
}
