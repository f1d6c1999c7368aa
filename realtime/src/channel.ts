import type { Connection } from './connection';
import type { FanOut } from './fan-out';
import { textFrame } from './wire';

/** The sockets of one channel on this node, and on presence channels its members. */
export class Channel {
    private readonly sockets = new Set<Connection>();
    /** How many sockets each user has here. */
    private readonly members = new Map<string, number>();
    /** Users whose first socket here is still asking whether it may. */
    private readonly entering = new Map<string, Promise<boolean>>();
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

    /** Whether one more socket of the user may be here. The first one asks; those that come meanwhile share its answer. */
    addMember(userId: string, ask: () => Promise<boolean>): Promise<boolean> {
        const sockets = this.members.get(userId) ?? 0;
        this.members.set(userId, sockets + 1);
        if (sockets > 0) {
            return this.entering.get(userId) ?? Promise.resolve(true);
        }
        const entering = this.enter(userId, ask);
        this.entering.set(userId, entering);
        return entering;
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
        this.roster ??= [...this.sockets];
        this.pass(text, this.roster, except);
    }

    /** Tells what became of a user to everybody but that user: `idOf` says whose a socket is. */
    announce(text: string, userId: string, idOf: (socket: Connection) => string | undefined): void {
        if (this.members.has(userId)) {
            const others = [...this.sockets].filter((socket) => idOf(socket) !== userId);
            this.pass(text, others, undefined);
        } else {
            this.deliver(text);
        }
    }

    private pass(text: string, roster: readonly Connection[], except: string | undefined): void {
        this.delivered += 1;
        if (roster.length > 0) {
            this.fanOut.add({ channel: this, roster, frame: textFrame(text), except });
        }
    }

    /** A refusal is one for every socket that waited for it. */
    private async enter(userId: string, ask: () => Promise<boolean>): Promise<boolean> {
        let admitted = false;
        try {
            admitted = await ask();
            return admitted;
        } finally {
            this.entering.delete(userId);
            if (!admitted) {
                this.members.delete(userId);
            }
        }
    }
}
