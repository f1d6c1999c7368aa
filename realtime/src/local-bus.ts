import type { Admission, Bus, BusListener, CachedEvent, Member } from './bus';
import type { Clock } from './clock';
import { EventCache } from './event-cache';
import { GRACE_MS, Journal } from './journal';
import { PresenceView } from './presence-view';
import { UsedSignatures } from './used-signatures';

interface LocalApp {
    readonly listener: BusListener;
    readonly journal: Journal;
    readonly cache: EventCache;
    readonly views: Map<string, PresenceView>;
    readonly occupied: Set<string>;
}

/** Bus of a single process. */
export class LocalBus implements Bus {
    private readonly apps = new Map<string, LocalApp>();
    private readonly stops: (() => void)[] = [];
    private readonly signatures: UsedSignatures;

    constructor(private readonly clock: Clock) {
        this.signatures = new UsedSignatures(clock);
    }

    async open(appId: string, listener: BusListener): Promise<void> {
        const journal = new Journal(this.clock, (occurrence) => listener.report(occurrence));
        const cache = new EventCache(this.clock);
        this.apps.set(appId, { listener, journal, cache, views: new Map(), occupied: new Set() });
        this.stops.push(this.clock.every(GRACE_MS / 2, () => journal.settle()));
    }

    publish(): void {}

    async attached(): Promise<void> {}

    async enter(appId: string, channel: string, member: Member, { except, limit }: Admission): Promise<boolean> {
        const { listener, journal, views } = this.app(appId);
        const view = views.get(channel) ?? new PresenceView(channel, (change) => listener.announce(change));
        if (view.size >= limit && !view.has(member.id)) {
            return false;
        }
        views.set(channel, view);
        view.apply({ kind: 'joined', channel, member, except });
        journal.came('member_added', channel, member.id);
        return true;
    }

    async leave(appId: string, channel: string, userId: string): Promise<void> {
        const { journal, views } = this.app(appId);
        const view = views.get(channel);
        if (view?.has(userId)) {
            view.apply({ kind: 'left', channel, userId });
            journal.went('member_removed', channel, userId);
        }
        if (view?.size === 0) {
            views.delete(channel);
        }
    }

    async members(appId: string, channel: string): Promise<readonly Member[]> {
        return this.app(appId).views.get(channel)?.list() ?? [];
    }

    setSubscribers(appId: string, channel: string, count: number): void {
        const { journal, occupied } = this.app(appId);
        if (count > 0 && !occupied.has(channel)) {
            occupied.add(channel);
            journal.came('channel_occupied', channel);
        } else if (count === 0 && occupied.delete(channel)) {
            journal.went('channel_vacated', channel);
        }
    }

    setConnections(): void {}

    remember(appId: string, channel: string, event: CachedEvent): void {
        this.app(appId).cache.put(channel, event);
    }

    async recall(appId: string, channel: string): Promise<CachedEvent | null> {
        return this.app(appId).cache.get(channel);
    }

    async claim(_: string, signature: string, milliseconds: number): Promise<boolean> {
        return this.signatures.claim(signature, milliseconds);
    }

    async remoteSubscribers(): Promise<ReadonlyMap<string, number>> {
        return new Map();
    }

    async remoteConnections(): Promise<number> {
        return 0;
    }

    async close(): Promise<void> {
        for (const stop of this.stops.splice(0)) {
            stop();
        }
        for (const { journal } of this.apps.values()) {
            journal.end();
        }
    }

    private app(appId: string): LocalApp {
        const app = this.apps.get(appId);
        if (app === undefined) {
            throw new Error(`The app ${appId} was never opened on this bus`);
        }
        return app;
    }
}
