import { Attendance } from './attendance';
import type { Bus, BusMessage, CachedEvent, Member, Occurrence, PresenceChange } from './bus';
import { Channel } from './channel';
import type { Clock } from './clock';
import type { AppConfig, Limits } from './config';
import { type Connection, reconnectAll, type SignedInUser } from './connection';
import type { FanOut } from './fan-out';
import { channelKind, encodeData, encodeFrame, isUserChannel } from './protocol';
import { ONLINE, Users } from './users';
import type { WebhookEvent } from './webhooks';

interface HubContext {
    readonly clock: Clock;
    readonly limits: Limits;
    readonly bus: Bus;
    readonly fanOut: FanOut;
    /** Passes an event to the app's webhooks. */
    readonly report: (event: WebhookEvent) => void;
    /** Called when a channel's number of subscribers changes. */
    readonly noteCount: (channel: string) => void;
}

/** State of one app: connections, channels, members and signed-in users. */
export class Hub {
    readonly connections = new Map<string, Connection>();
    private readonly channels = new Map<string, Channel>();
    private readonly users: Users;
    /** Connections until their departure is announced everywhere. A closed connection may still have pending departures. */
    readonly attendance = new Attendance();

    constructor(
        readonly app: AppConfig,
        private readonly context: HubContext,
    ) {
        this.users = new Users(app.id, context.bus, context.clock);
    }

    async open(): Promise<void> {
        await this.context.bus.open(this.app.id, {
            receive: (message) => this.receive(message),
            missed: () => reconnectAll(this.connections.values()),
            announce: (change) => this.announce(change),
            report: (occurrence) => this.report(occurrence),
        });
    }

    get channelCount(): number {
        return this.channels.size;
    }

    add(connection: Connection): void {
        this.attendance.came();
        this.connections.set(connection.id, connection);
        this.context.bus.setConnections(this.app.id, this.connections.size);
    }

    async remove(connection: Connection): Promise<void> {
        this.connections.delete(connection.id);
        this.context.bus.setConnections(this.app.id, this.connections.size);
        try {
            await this.users.signOut(connection);
            for (const name of [...connection.channels.keys()]) {
                await this.leave(connection, name);
            }
        } finally {
            this.attendance.left();
        }
    }

    /** Returns false when the presence channel is full. A repeated subscription is confirmed again. */
    async join(connection: Connection, name: string, member: Member | null): Promise<boolean> {
        await this.context.bus.attached(this.app.id);
        const joined = connection.channels.get(name);
        if (joined !== undefined) {
            const members = joined === null ? null : withMember(await this.members(name), joined);
            connection.send(succeeded(name, members));
            return true;
        }
        const channel = this.channelFor(name);
        if (member === null) {
            this.admit(connection, name, channel, null);
            connection.send(succeeded(name, null));
        } else if (!(await this.joinPresence(connection, name, channel, member))) {
            return false;
        }
        if (channelKind(name).cached) {
            await this.replay(connection, name, channel);
        }
        return true;
    }

    async leave(connection: Connection, name: string): Promise<void> {
        const member = connection.channels.get(name);
        const channel = this.channels.get(name);
        if (member === undefined || channel === undefined) {
            return;
        }
        connection.channels.delete(name);
        channel.release(connection);
        this.count(name, channel);
        if (member !== null && channel.removeMember(member.id)) {
            await this.context.bus.leave(this.app.id, name, member.id);
        }
        this.dropIfIdle(name, channel);
    }

    /** Publishes an event of the HTTP API. */
    publish(name: string, event: string, data: string, except?: string): void {
        const isCached = channelKind(name).cached;
        if (isCached) {
            const expiresAt = this.context.clock.now() + this.context.limits.cacheSeconds * 1000;
            this.context.bus.remember(this.app.id, name, { event, data, expiresAt });
        }
        this.spread(name, encodeFrame(event, data, name), except, isCached);
    }

    /** Publishes a client event to the other subscribers. The frame is rebuilt, so that no other fields pass through. */
    relay(sender: Connection, name: string, event: string, data: unknown): void {
        const userId = sender.channels.get(name)?.id;
        this.spread(name, encodeFrame(event, data, name, userId), sender.id);
        this.context.report({
            name: 'client_event',
            channel: name,
            event,
            data: data === undefined ? undefined : encodeData(data),
            socket_id: sender.id,
            user_id: userId,
        });
    }

    /** Applies backpressure. Publishers that wait for it can't fill the memory. */
    room(): Promise<void> {
        return this.context.fanOut.room();
    }

    /** Returns false when the app closed the user's connections since this one was opened. */
    signIn(connection: Connection, user: SignedInUser): Promise<boolean> {
        return this.users.signIn(connection, user);
    }

    async watch(connection: Connection, userIds: readonly string[]): Promise<void> {
        await this.users.watch(connection, userIds);
    }

    terminateUser(userId: string): void {
        this.users.terminate(userId);
        this.context.bus.publish(this.app.id, { kind: 'terminate', userId });
    }

    /** Number of subscribers on all nodes, of the given channels or of every occupied channel. */
    async subscribers(names?: readonly string[]): Promise<Map<string, number>> {
        const counts = new Map(await this.context.bus.remoteSubscribers(this.app.id, names));
        for (const name of new Set(names ?? this.channels.keys())) {
            counts.set(name, (counts.get(name) ?? 0) + (this.channels.get(name)?.size ?? 0));
        }
        return new Map([...counts].filter(([name, count]) => count > 0 && !isUserChannel(name)));
    }

    /** Members of a presence channel on all nodes, each user once. */
    members(name: string): Promise<readonly Member[]> {
        return this.context.bus.members(this.app.id, name);
    }

    async connectionCount(): Promise<number> {
        return this.connections.size + (await this.context.bus.remoteConnections(this.app.id));
    }

    /** Returns false when a call with this signature was already handled. */
    claim(signature: string, milliseconds: number): Promise<boolean> {
        return this.context.bus.claim(this.app.id, signature, milliseconds);
    }

    cachedEvent(name: string): Promise<CachedEvent | null> {
        return this.context.bus.recall(this.app.id, name);
    }

    /** Sends the number of subscribers to the channel and to the webhooks. */
    announceCount(name: string, count: number): void {
        this.spread(name, encodeFrame('pusher_internal:subscription_count', { subscription_count: count }, name));
        this.context.report({ name: 'subscription_count', channel: name, subscription_count: count });
    }

    private receive(message: BusMessage): void {
        if (message.kind === 'terminate') {
            this.users.terminate(message.userId);
        } else {
            this.channels.get(message.channel)?.deliver(message.frame, message.except, message.isCached);
        }
    }

    /** Each node receives the change from the bus and notifies its own sockets, except those of the user. */
    private announce(change: PresenceChange): void {
        if (change.channel === ONLINE) {
            this.users.changed(change);
            return;
        }
        const joined = change.kind === 'joined';
        const userId = joined ? change.member.id : change.userId;
        const data = joined ? { user_id: userId, user_info: change.member.info } : { user_id: userId };
        const frame = encodeFrame(`pusher_internal:member_${joined ? 'added' : 'removed'}`, data, change.channel);
        const idOf = ({ channels }: Connection) => channels.get(change.channel)?.id;
        this.channels.get(change.channel)?.announce(frame, userId, idOf);
    }

    private report(occurrence: Occurrence): void {
        if (occurrence.channel.startsWith('#')) {
            return;
        }
        const { name, channel } = occurrence;
        this.context.report('userId' in occurrence ? { name, channel, user_id: occurrence.userId } : { name, channel });
    }

    private channelFor(name: string): Channel {
        const channel = this.channels.get(name) ?? new Channel(this.context.fanOut);
        this.channels.set(name, channel);
        return channel;
    }

    private dropIfIdle(name: string, channel: Channel): void {
        if (channel.idle && this.channels.get(name) === channel) {
            this.channels.delete(name);
        }
    }

    private admit(connection: Connection, name: string, channel: Channel, member: Member | null): void {
        channel.admit(connection);
        connection.channels.set(name, member);
        this.count(name, channel);
    }

    /** Not for user channels, which are private, and presence channels, which count members. */
    private count(name: string, channel: Channel): void {
        if (isUserChannel(name)) {
            return;
        }
        this.context.bus.setSubscribers(this.app.id, name, channel.size);
        if (!channelKind(name).presence) {
            this.context.noteCount(name);
        }
    }

    private async joinPresence(
        connection: Connection,
        name: string,
        channel: Channel,
        member: Member,
    ): Promise<boolean> {
        const admission = { except: connection.id, limit: this.context.limits.presenceMembers };
        const enter = () => this.context.bus.enter(this.app.id, name, member, admission);
        if (!(await channel.addMember(member.id, enter))) {
            this.dropIfIdle(name, channel);
            return false;
        }
        const members = await this.members(name);
        this.admit(connection, name, channel, member);
        connection.send(succeeded(name, withMember(members, member)));
        return true;
    }

    /** Skipped when a newer event for the cache arrived during the lookup. */
    private async replay(connection: Connection, name: string, channel: Channel): Promise<void> {
        const before = channel.cacheCount;
        const cached = await this.context.bus.recall(this.app.id, name);
        if (cached === null) {
            this.context.report({ name: 'cache_miss', channel: name });
        }
        if (channel.cacheCount === before) {
            connection.send(
                cached === null
                    ? encodeFrame('pusher:cache_miss', undefined, name)
                    : encodeFrame(cached.event, cached.data, name),
            );
        }
    }

    private spread(channel: string, frame: string, except?: string, isCached = false): void {
        this.channels.get(channel)?.deliver(frame, except, isCached);
        this.context.bus.publish(this.app.id, { kind: 'event', channel, frame, except, isCached });
    }
}

/** Adds the new member to its own list, because its announcement may not have arrived yet. */
function withMember(members: readonly Member[], own: Member): readonly Member[] {
    return members.some(({ id }) => id === own.id) ? members : [...members, own];
}

function succeeded(name: string, members: readonly Member[] | null): string {
    if (members === null) {
        return encodeFrame('pusher_internal:subscription_succeeded', {}, name);
    }
    const presence = {
        count: members.length,
        ids: members.map(({ id }) => id),
        // JSON would omit undefined info, and clients would then miss the member.
        hash: Object.fromEntries(members.map(({ id, info }) => [id, info ?? null])),
    };
    return encodeFrame('pusher_internal:subscription_succeeded', { presence }, name);
}
