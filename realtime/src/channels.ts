import type { Bus, BusMessage, CachedEvent, Member } from './bus';
import { Channel } from './channel';
import type { Clock } from './clock';
import type { AppConfig, Limits } from './config';
import type { Connection, SignedInUser } from './connection';
import type { FanOut } from './fan-out';
import { Code, channelKind, encodeFrame, isUserChannel } from './protocol';

interface HubContext {
    readonly clock: Clock;
    readonly limits: Limits;
    readonly bus: Bus;
    readonly fanOut: FanOut;
}

/** Everything one app has: its connections, channels, members and signed-in users. */
export class Hub {
    readonly connections = new Map<string, Connection>();
    private readonly channels = new Map<string, Channel>();
    private readonly users = new Map<string, Set<Connection>>();

    constructor(
        readonly app: AppConfig,
        private readonly context: HubContext,
    ) {}

    async open(): Promise<void> {
        await this.context.bus.open(this.app.id, (message) => this.receive(message));
    }

    get channelCount(): number {
        return this.channels.size;
    }

    add(connection: Connection): void {
        this.connections.set(connection.id, connection);
        this.context.bus.setConnections(this.app.id, this.connections.size);
    }

    async remove(connection: Connection): Promise<void> {
        this.connections.delete(connection.id);
        this.context.bus.setConnections(this.app.id, this.connections.size);
        this.signOut(connection);
        for (const name of [...connection.channels.keys()]) {
            await this.leave(connection, name);
        }
    }

    /** False when the presence channel is full. A channel already joined is simply confirmed again. */
    async join(connection: Connection, name: string, member: Member | null): Promise<boolean> {
        const joined = connection.channels.get(name);
        if (joined !== undefined) {
            const members = joined === null ? [] : await this.members(name);
            connection.send(succeeded(name, joined === null ? null : members));
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
        this.context.bus.setSubscribers(this.app.id, name, channel.size);
        if (member !== null && channel.removeMember(member.id)) {
            await this.announceLeave(name, member.id);
        }
        this.dropIfIdle(name, channel);
    }

    /** An event of the HTTP API. */
    publish(name: string, event: string, data: string, except?: string): void {
        if (channelKind(name).cached) {
            const expiresAt = this.context.clock.now() + this.context.limits.cacheSeconds * 1000;
            this.context.bus.remember(this.app.id, name, { event, data, expiresAt });
        }
        this.spread(name, encodeFrame(event, data, name), except);
    }

    /** An event of a client, to everyone on the channel but its sender. Built afresh: nothing else of its frame passes. */
    relay(sender: Connection, name: string, event: string, data: unknown): void {
        const member = sender.channels.get(name);
        this.spread(name, encodeFrame(event, data, name, member?.id), sender.id);
    }

    /** A publisher that waits for this before it goes on cannot fill the memory. */
    room(): Promise<void> {
        return this.context.fanOut.room();
    }

    signIn(connection: Connection, user: SignedInUser): void {
        connection.user = user;
        const sockets = this.users.get(user.id) ?? new Set();
        this.users.set(user.id, sockets.add(connection));
    }

    terminateUser(userId: string): void {
        this.terminateHere(userId);
        this.context.bus.publish(this.app.id, { kind: 'terminate', userId });
    }

    /** Subscribers of every occupied channel, on all nodes. */
    async subscribers(): Promise<Map<string, number>> {
        const counts = new Map(await this.context.bus.remoteSubscribers(this.app.id));
        for (const [name, channel] of this.channels) {
            counts.set(name, (counts.get(name) ?? 0) + channel.size);
        }
        return new Map([...counts].filter(([name, count]) => count > 0 && !isUserChannel(name)));
    }

    /** Members of a presence channel on all nodes, each user once. */
    async members(name: string): Promise<Member[]> {
        return this.mergeMembers(name, await this.context.bus.remoteMembers(this.app.id, name));
    }

    async connectionCount(): Promise<number> {
        return this.connections.size + (await this.context.bus.remoteConnections(this.app.id));
    }

    async cachedEvent(name: string): Promise<CachedEvent | null> {
        return this.context.bus.recall(this.app.id, name);
    }

    private receive(message: BusMessage): void {
        if (message.kind === 'terminate') {
            this.terminateHere(message.userId);
        } else {
            this.channels.get(message.channel)?.deliver(message.frame, message.except);
        }
    }

    private terminateHere(userId: string): void {
        for (const connection of [...(this.users.get(userId) ?? [])]) {
            connection.dismiss(Code.Unauthorised, 'You were disconnected by the app');
        }
    }

    private signOut(connection: Connection): void {
        const id = connection.user?.id;
        const sockets = id === undefined ? undefined : this.users.get(id);
        if (id !== undefined && sockets?.delete(connection) && sockets.size === 0) {
            this.users.delete(id);
        }
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
        this.context.bus.setSubscribers(this.app.id, name, channel.size);
    }

    private async joinPresence(
        connection: Connection,
        name: string,
        channel: Channel,
        member: Member,
    ): Promise<boolean> {
        const { bus, limits } = this.context;
        const firstHere = channel.addMember(member);
        const remote = firstHere
            ? await bus.enter(this.app.id, name, member)
            : await bus.remoteMembers(this.app.id, name);
        const first = firstHere && !remote.some(({ id }) => id === member.id);
        const members = this.mergeMembers(name, remote);
        if (first && members.length > limits.presenceMembers) {
            if (channel.removeMember(member.id)) {
                await bus.leave(this.app.id, name, member.id);
            }
            this.dropIfIdle(name, channel);
            return false;
        }
        this.admit(connection, name, channel, member);
        connection.send(succeeded(name, members));
        if (first) {
            const data = { user_id: member.id, user_info: member.info };
            this.spread(name, encodeFrame('pusher_internal:member_added', data, name), connection.id);
        }
        return true;
    }

    private async announceLeave(name: string, userId: string): Promise<void> {
        if (await this.context.bus.leave(this.app.id, name, userId)) {
            this.spread(name, encodeFrame('pusher_internal:member_removed', { user_id: userId }, name));
        }
    }

    private mergeMembers(name: string, remote: readonly Member[]): Member[] {
        const here = this.channels.get(name)?.localMembers() ?? [];
        return [...new Map([...remote, ...here].map((member) => [member.id, member])).values()];
    }

    /** Skipped when something newer reached the channel while we looked the old event up. */
    private async replay(connection: Connection, name: string, channel: Channel): Promise<void> {
        const before = channel.deliveries;
        const cached = await this.context.bus.recall(this.app.id, name);
        if (channel.deliveries === before) {
            connection.send(
                cached === null
                    ? encodeFrame('pusher:cache_miss', undefined, name)
                    : encodeFrame(cached.event, cached.data, name),
            );
        }
    }

    private spread(channel: string, frame: string, except?: string): void {
        this.channels.get(channel)?.deliver(frame, except);
        this.context.bus.publish(this.app.id, { kind: 'event', channel, frame, except });
    }
}

function succeeded(name: string, members: readonly Member[] | null): string {
    if (members === null) {
        return encodeFrame('pusher_internal:subscription_succeeded', {}, name);
    }
    const presence = {
        count: members.length,
        ids: members.map(({ id }) => id),
        hash: Object.fromEntries(members.map(({ id, info }) => [id, info])),
    };
    return encodeFrame('pusher_internal:subscription_succeeded', { presence }, name);
}
