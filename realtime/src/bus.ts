import type { Clock } from './clock';

/** What joins several processes of this server. Each node does its own part and asks the bus for the others'. */

export interface Member {
    readonly id: string;
    readonly info: unknown;
}

export interface CachedEvent {
    readonly event: string;
    readonly data: string;
    readonly expiresAt: number;
}

export type BusMessage =
    | { readonly kind: 'event'; readonly channel: string; readonly frame: string; readonly except?: string }
    | { readonly kind: 'terminate'; readonly userId: string };

export interface Bus {
    /** Starts handing over what other nodes publish for this app. */
    open(appId: string, deliver: (message: BusMessage) => void): Promise<void>;
    /** Sends to every other node; never blocks and never throws. */
    publish(appId: string, message: BusMessage): void;
    /** A user's first socket on this node joined; answers with the members on the other nodes. */
    enter(appId: string, channel: string, member: Member): Promise<readonly Member[]>;
    /** A user's last socket on this node left; true when no other node has the user. */
    leave(appId: string, channel: string, userId: string): Promise<boolean>;
    /** The number of sockets this node has on a channel, told at each change. */
    setSubscribers(appId: string, channel: string, count: number): void;
    setConnections(appId: string, count: number): void;
    remember(appId: string, channel: string, event: CachedEvent): void;
    recall(appId: string, channel: string): Promise<CachedEvent | null>;
    remoteMembers(appId: string, channel: string): Promise<readonly Member[]>;
    remoteSubscribers(appId: string): Promise<ReadonlyMap<string, number>>;
    remoteConnections(appId: string): Promise<number>;
    close(): Promise<void>;
}

/** One process alone: nobody else to tell or to ask, so only the cache needs keeping. */
export class LocalBus implements Bus {
    /** Oldest first, since every event lives equally long and is put back at the end when replaced. */
    private readonly cache = new Map<string, CachedEvent>();

    constructor(private readonly clock: Clock) {}

    async open(): Promise<void> {}

    publish(): void {}

    async enter(): Promise<readonly Member[]> {
        return [];
    }

    async leave(): Promise<boolean> {
        return true;
    }

    setSubscribers(): void {}

    setConnections(): void {}

    remember(appId: string, channel: string, event: CachedEvent): void {
        const key = `${appId} ${channel}`;
        this.cache.delete(key);
        this.cache.set(key, event);
        for (const [oldest, { expiresAt }] of this.cache) {
            if (expiresAt > this.clock.now()) {
                break;
            }
            this.cache.delete(oldest);
        }
    }

    async recall(appId: string, channel: string): Promise<CachedEvent | null> {
        const event = this.cache.get(`${appId} ${channel}`);
        return event !== undefined && event.expiresAt > this.clock.now() ? event : null;
    }

    async remoteMembers(): Promise<readonly Member[]> {
        return [];
    }

    async remoteSubscribers(): Promise<ReadonlyMap<string, number>> {
        return new Map();
    }

    async remoteConnections(): Promise<number> {
        return 0;
    }

    async close(): Promise<void> {}
}
