/** What joins several processes of this server. Each node does its own part and learns of the others' here. */

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

/** A user's first socket on any node, or the last one gone. */
export type PresenceChange =
    | { readonly kind: 'joined'; readonly channel: string; readonly member: Member; readonly except?: string }
    | { readonly kind: 'left'; readonly channel: string; readonly userId: string };

/** What webhooks are told of channels and members. */
export type Occurrence =
    | { readonly name: 'channel_occupied' | 'channel_vacated'; readonly channel: string }
    | { readonly name: 'member_added' | 'member_removed'; readonly channel: string; readonly userId: string };

export interface BusListener {
    /** An event or an order of another node. */
    receive(message: BusMessage): void;
    /** To be told to the sockets here, on whatever node it came about. */
    announce(change: PresenceChange): void;
    /** For the webhooks; of all nodes this one is to tell it. */
    report(occurrence: Occurrence): void;
}

export interface Admission {
    /** The socket that joins: it is not told of its own user. */
    readonly except: string;
    /** Most members the channel may have. */
    readonly limit: number;
}

export interface Bus {
    open(appId: string, listener: BusListener): Promise<void>;
    /** Sends to every other node; never blocks and never throws. */
    publish(appId: string, message: BusMessage): void;
    /** Settles once events of other nodes reach this one, or cannot for the time being. */
    attached(appId: string): Promise<void>;
    /** A user's first socket on this node joined; false when the channel is full. */
    enter(appId: string, channel: string, member: Member, admission: Admission): Promise<boolean>;
    /** A user's last socket on this node left. */
    leave(appId: string, channel: string, userId: string): Promise<void>;
    /** Members on all nodes, as far as the sockets here were told. */
    members(appId: string, channel: string): Promise<readonly Member[]>;
    /** The number of sockets this node has on a channel, told at each change. */
    setSubscribers(appId: string, channel: string, count: number): void;
    setConnections(appId: string, count: number): void;
    remember(appId: string, channel: string, event: CachedEvent): void;
    recall(appId: string, channel: string): Promise<CachedEvent | null>;
    /** Sockets on the other nodes, of the channels named or of all. */
    remoteSubscribers(appId: string, channels?: readonly string[]): Promise<ReadonlyMap<string, number>>;
    remoteConnections(appId: string): Promise<number>;
    close(): Promise<void>;
}
