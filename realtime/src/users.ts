import type { Bus, PresenceChange } from './bus';
import type { Clock } from './clock';
import type { Connection, SignedInUser } from './connection';
import { Code, encodeFrame } from './protocol';

/** Internal presence channel that tracks signed-in users on all nodes. Clients can't use its name. */
export const ONLINE = '#online';

/** Much longer than a connection may wait with its sign-in. */
const ENDED_MS = 86_400_000;

/** The signed-in users of an app and their watchlists. */
export class Users {
    private readonly sockets = new Map<string, Set<Connection>>();
    private readonly watchers = new Map<string, Set<Connection>>();
    private readonly watchlists = new Map<Connection, readonly string[]>();
    /** When the app last closed a user's connections, oldest first. */
    private readonly ended = new Map<string, number>();

    constructor(
        private readonly appId: string,
        private readonly bus: Bus,
        private readonly clock: Clock,
    ) {}

    /** Returns false when the signature may be from before the app closed the user's connections. */
    async signIn(connection: Connection, user: SignedInUser): Promise<boolean> {
        if (connection.openedAt < (this.ended.get(user.id) ?? 0)) {
            return false;
        }
        connection.user = user;
        const sockets = this.sockets.get(user.id) ?? new Set();
        this.sockets.set(user.id, sockets.add(connection));
        if (sockets.size === 1) {
            await this.bus.attached(this.appId);
            const admission = { except: connection.id, limit: Number.POSITIVE_INFINITY };
            await this.bus.enter(this.appId, ONLINE, { id: user.id, info: null }, admission);
        }
        return true;
    }

    async signOut(connection: Connection): Promise<void> {
        this.unwatch(connection);
        const id = connection.user?.id;
        const sockets = id === undefined ? undefined : this.sockets.get(id);
        if (id !== undefined && sockets?.delete(connection) && sockets.size === 0) {
            this.sockets.delete(id);
            await this.bus.leave(this.appId, ONLINE, id);
        }
    }

    /** Sends which watched users are online, now and at each change. */
    async watch(connection: Connection, userIds: readonly string[]): Promise<void> {
        const online = new Set((await this.bus.members(this.appId, ONLINE)).map(({ id }) => id));
        this.unwatch(connection);
        this.watchlists.set(connection, userIds);
        for (const id of userIds) {
            this.watchers.set(id, (this.watchers.get(id) ?? new Set()).add(connection));
        }
        const events = [
            { name: 'online', user_ids: userIds.filter((id) => online.has(id)) },
            { name: 'offline', user_ids: userIds.filter((id) => !online.has(id)) },
        ];
        connection.send(watchlistFrame(events.filter((event) => event.user_ids.length > 0)));
    }

    changed(change: PresenceChange): void {
        const [name, id] = change.kind === 'joined' ? ['online', change.member.id] : ['offline', change.userId];
        const frame = watchlistFrame([{ name, user_ids: [id] }]);
        for (const watcher of this.watchers.get(id) ?? []) {
            watcher.send(frame);
        }
    }

    terminate(userId: string): void {
        const now = this.clock.now();
        this.ended.delete(userId);
        this.ended.set(userId, now);
        for (const [oldest, endedAt] of this.ended) {
            if (endedAt + ENDED_MS > now) {
                break;
            }
            this.ended.delete(oldest);
        }
        for (const connection of [...(this.sockets.get(userId) ?? [])]) {
            connection.dismiss(Code.Unauthorised, 'You were disconnected by the app');
        }
    }

    private unwatch(connection: Connection): void {
        for (const id of this.watchlists.get(connection) ?? []) {
            const watchers = this.watchers.get(id);
            watchers?.delete(connection);
            if (watchers?.size === 0) {
                this.watchers.delete(id);
            }
        }
        this.watchlists.delete(connection);
    }
}

function watchlistFrame(events: readonly { readonly name: string; readonly user_ids: readonly string[] }[]): string {
    return encodeFrame('pusher_internal:watchlist_events', { events });
}
