import type { Clock } from './clock';

/** Signatures of calls that were already handled, until they would be refused for their age. */
export class UsedSignatures {
    private readonly expiries = new Map<string, number>();

    constructor(private readonly clock: Clock) {}

    /** Returns false when the signature was used before. */
    claim(signature: string, milliseconds: number): boolean {
        const now = this.clock.now();
        // Calls are signed shortly before they are sent, so the oldest ones are first.
        for (const [oldest, expiresAt] of this.expiries) {
            if (expiresAt > now) {
                break;
            }
            this.expiries.delete(oldest);
        }
        if (this.expiries.has(signature)) {
            return false;
        }
        this.expiries.set(signature, now + milliseconds);
        return true;
    }
}
