import type { Connection } from './connection';
import type { FanOut } from './fan-out';
import { textFrame } from './wire';

/** Local sockets of a channel, and the members of a presence channel. */
export class Channel {
    private readonly sockets = new Set<Connection>();
    /** Number of local sockets of each user. */
    private readonly members = new Map<string, number>();
    /** Users whose first local socket is waiting for admission. */
    private readonly entering = new Map<string, Promise<boolean>>();
    /** The sockets as a list, shared by all deliveries until someone joins or leaves. */
    private roster: readonly Connection[] | null = null;
    private cachedEvents = 0;

    constructor(private readonly fanOut: FanOut) {}

    /** Number of cached events so far, to detect newer ones. */
    get cacheCount(): number {
        return this.cachedEvents;
    }

    get size(): number {
        return this.sockets.size;
    }

    get idle(): boolean {
        return this.sockets.size === 0 && this.members.size === 0;
    }

    /** Returns whether another socket of the user may join. The first socket asks, and concurrent ones share its answer. */
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

    /** Returns true for the user's last local socket. */
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

    /** Returns whether the list is still current. */
    isRoster(roster: readonly Connection[]): boolean {
        return this.roster === roster;
    }

    /** Sends to the sockets that are subscribed now. Later subscribers don't get the event. */
    deliver(text: string, except?: string, isCached = false): void {
        this.cachedEvents += Number(isCached);
        this.roster ??= [...this.sockets];
        this.pass(text, this.roster, except);
    }

    /** Sends a presence change of a user to the other users. `idOf` returns the user of a socket. */
    announce(text: string, userId: string, idOf: (socket: Connection) => string | undefined): void {
        if (this.members.has(userId)) {
            const others = [...this.sockets].filter((socket) => idOf(socket) !== userId);
            this.pass(text, others, undefined);
        } else {
            this.deliver(text);
        }
    }

    private pass(text: string, roster: readonly Connection[], except: string | undefined): void {
        if (roster.length > 0) {
            this.fanOut.add({ channel: this, roster, frame: textFrame(text), except });
        }
    }

    /** A refusal applies to every waiting socket. */
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
