import type { Connection } from './connection';
import type { FanOut } from './fan-out';
import { textFrame } from './wire';

/** The sockets of one channel on this node, and on presence channels its members. */
export class Channel {
    private readonly sockets = new Set<Connection>();
    /** How many sockets each user has here. */
    private readonly members = new Map<string, number>();
    /** The sockets as a list, shared by all deliveries until somebody joins or leaves. */
    private roster: readonly Connection[] | null = null;
    private delivered = 0;

    constructor(private readonly fanOut: FanOut) {}

    /** How many events came so far, to notice that something newer did. */
    get deliveries(): number {
        return this.delivered;
    }

    get size(): number {
        return this.sockets.size;
    }

    get idle(): boolean {
        return this.sockets.size === 0 && this.members.size === 0;
    }

    /** True when this is the user's first socket here. */
    addMember(userId: string): boolean {
        const sockets = this.members.get(userId) ?? 0;
        this.members.set(userId, sockets + 1);
        return sockets === 0;
    }

    /** True when this was the user's last socket here. */
    removeMember(userId: string): boolean {
        const sockets = this.members.get(userId) ?? 0;
        if (sockets > 1) {
            this.members.set(userId, sockets - 1);
            return false;
        }
        return this.members.delete(userId);
    }

    admit(socket: Connection): void {
        this.sockets.add(socket);
        this.roster = null;
    }

    release(socket: Connection): void {
        this.sockets.delete(socket);
        this.roster = null;
    }

    has(socket: Connection): boolean {
        return this.sockets.has(socket);
    }

    /** Whether nobody joined or left since this roster was made. */
    isRoster(roster: readonly Connection[]): boolean {
        return this.roster === roster;
    }

    /** Goes to the sockets that are here now: who joins later has no right to it, who leaves first does not get it. */
    deliver(text: string, except?: string): void {
        this.delivered += 1;
        if (this.sockets.size > 0) {
            this.roster ??= [...this.sockets];
            this.fanOut.add({ channel: this, roster: this.roster, frame: textFrame(text), except });
        }
    }
}
