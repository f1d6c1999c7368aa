/** Connects several processes of this server. Each node handles its own sockets and learns about the others here. */

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
    | {
          readonly kind: 'event';
          readonly channel: string;
          readonly frame: string;
          readonly except?: string;
          /** Whether it is now the last event of a cache channel. */
          readonly isCached: boolean;
      }
    | { readonly kind: 'terminate'; readonly userId: string };

/** A user's first socket on any node joined, or the last one left. */
export type PresenceChange =
    | { readonly kind: 'joined'; readonly channel: string; readonly member: Member; readonly except?: string }
    | { readonly kind: 'left'; readonly channel: string; readonly userId: string };

/** Channel and member changes for webhooks. */
export type Occurrence =
    | { readonly name: 'channel_occupied' | 'channel_vacated'; readonly channel: string }
    | { readonly name: 'member_added' | 'member_removed'; readonly channel: string; readonly userId: string };

export interface BusListener {
    /** An event or a command from another node. */
    receive(message: BusMessage): void;
    /** Events from other nodes were lost while this node was disconnected. */
    missed(): void;
    /** A change to send to the local sockets, on whichever node it happened. */
    announce(change: PresenceChange): void;
    /** A change for webhooks. Only one node receives it. */
    report(occurrence: Occurrence): void;
}

export interface Admission {
    /** The joining socket, which isn't notified of its own user. */
    readonly except: string;
    /** Maximum number of members of the channel. */
    readonly limit: number;
}

export interface Bus {
    open(appId: string, listener: BusListener): Promise<void>;
    /** Sends to every other node. Never blocks or throws. */
    publish(appId: string, message: BusMessage): void;
    /** Resolves when events of other nodes arrive here, or when they can't at the moment. */
    attached(appId: string): Promise<void>;
    /** Adds a user's first socket on this node. Resolves to false when the channel is full. */
    enter(appId: string, channel: string, member: Member, admission: Admission): Promise<boolean>;
    /** Removes a user's last socket on this node. */
    leave(appId: string, channel: string, userId: string): Promise<void>;
    /** Members on all nodes, as last sent to the local sockets. */
    members(appId: string, channel: string): Promise<readonly Member[]>;
    /** Updates the number of local sockets on a channel. Called at each change. */
    setSubscribers(appId: string, channel: string, count: number): void;
    setConnections(appId: string, count: number): void;
    remember(appId: string, channel: string, event: CachedEvent): void;
    recall(appId: string, channel: string): Promise<CachedEvent | null>;
    /** Returns false when a node has already handled a call with this signature. */
    claim(appId: string, signature: string, milliseconds: number): Promise<boolean>;
    /** Number of sockets on other nodes, for the given channels or for all. */
    remoteSubscribers(appId: string, channels?: readonly string[]): Promise<ReadonlyMap<string, number>>;
    remoteConnections(appId: string): Promise<number>;
    close(): Promise<void>;
}
