import type { Admission, BusListener, Member, PresenceChange } from '../bus';
import { PresenceView } from '../presence-view';
import { isRecord, parseJson } from '../protocol';
import type { RedisLink } from './link';

interface RosterContext {
    readonly link: RedisLink;
    readonly base: string;
    readonly node: string;
    /** Milliseconds that webhooks wait for a return, or 0 without webhooks. */
    readonly grace: number;
    readonly listener: BusListener;
}

const AT_ONCE = 200;

/** Existing members are never refused. */
const UNCHECKED: Admission = { except: '', limit: 0 };

/**
 * Presence channels of one app: sends the local members to Redis and the members of all nodes to the local sockets. While Redis is
 * unavailable, only local members are tracked. Both sides are synchronised afterwards.
 */
export class Roster {
    private readonly here = new Map<string, Map<string, Member>>();
    /** Local users that Redis has, as `channel user`. */
    private readonly registered = new Set<string>();
    private readonly views = new Map<string, PresenceView>();
    /** Views that wait for their first snapshot. */
    private readonly opening = new Map<string, Promise<unknown>>();

    constructor(private readonly context: RosterContext) {}

    async enter(channel: string, member: Member, admission: Admission): Promise<boolean> {
        const users = this.here.get(channel) ?? new Map<string, Member>();
        this.here.set(channel, users.set(member.id, member));
        const admitted = this.context.link.isUp
            ? await this.enterEverywhere(channel, member, admission)
            : this.enterAlone(channel, member, admission);
        if (!admitted) {
            this.remove(channel, member.id);
        }
        return admitted;
    }

    async leave(channel: string, userId: string): Promise<void> {
        this.remove(channel, userId);
        if (!this.context.link.isUp) {
            this.views.get(channel)?.apply({ kind: 'left', channel, userId });
            return;
        }
        await this.attempt(() => this.unregister(channel, userId));
    }

    /** The members sent to the local sockets, or Redis' members without local sockets. */
    async members(channel: string): Promise<readonly Member[]> {
        await this.opening.get(channel);
        const view = this.views.get(channel);
        if (view !== undefined) {
            return view.list();
        }
        return (await this.attempt(() => this.snapshot(channel))) ?? [];
    }

    receive(change: PresenceChange): void {
        this.views.get(change.channel)?.apply(change);
    }

    /** Registers the local members again. With `lost`, Redis lost its data, so webhooks aren't called. */
    async register(lost: boolean): Promise<void> {
        const { link, base, node } = this.context;
        // Redis may return with older data, whose members have left since.
        for (const entry of await link.commands.smembers(`${base}members:${node}`)) {
            this.registered.add(entry);
        }
        await inTurns([...this.registered], async (entry) => {
            const { channel, userId } = partsOf(entry);
            const member = this.here.get(channel)?.get(userId);
            if (member !== undefined) {
                await this.askToEnter(channel, member, UNCHECKED, { quiet: lost, snapshot: false });
            }
        });
        await this.settle();
    }

    /** Sends the joins and departures that happened while Redis was unavailable. */
    async settle(): Promise<void> {
        const present = [...this.here].flatMap(([channel, users]) =>
            [...users.values()].map((member) => ({ channel, member })),
        );
        const missing = present.filter(({ channel, member }) => !this.registered.has(`${channel} ${member.id}`));
        await inTurns(missing, async ({ channel, member }) => {
            await this.askToEnter(channel, member, UNCHECKED, { quiet: false, snapshot: false });
        });
        await inTurns([...this.registered], async (entry) => {
            const { channel, userId } = partsOf(entry);
            if (this.here.get(channel)?.has(userId) !== true) {
                await this.unregister(channel, userId);
            }
        });
    }

    /** Sends missed changes to the local sockets. Removals wait until every node had time to register its members. */
    async correct(removeMissing: boolean): Promise<void> {
        for (const view of [...this.views.values()].filter(({ isHeld }) => !isHeld)) {
            view.hold();
            try {
                view.correct(await this.snapshot(view.channel), removeMissing);
            } finally {
                view.release();
            }
        }
    }

    private enterAlone(channel: string, member: Member, { except, limit }: Admission): boolean {
        const view = this.view(channel);
        if (view.size >= limit && !view.has(member.id)) {
            return false;
        }
        view.apply({ kind: 'joined', channel, member, except });
        return true;
    }

    private async enterEverywhere(channel: string, member: Member, admission: Admission): Promise<boolean> {
        const snapshot = !this.views.has(channel);
        const view = this.view(channel);
        const asked = this.attempt(() => this.askToEnter(channel, member, admission, { quiet: false, snapshot }));
        if (snapshot) {
            view.hold();
            this.opening.set(channel, asked);
        }
        const reply = await asked;
        if (snapshot) {
            view.fill(reply?.snapshot ?? []);
            this.opening.delete(channel);
        }
        if (reply === null || reply.outcome === 'unknown') {
            return this.enterAlone(channel, member, admission);
        }
        return reply.outcome === 'in';
    }

    private async askToEnter(
        channel: string,
        member: Member,
        { except, limit }: Admission,
        { quiet, snapshot }: { readonly quiet: boolean; readonly snapshot: boolean },
    ): Promise<{ readonly outcome: string; readonly snapshot: readonly Member[] }> {
        const { link, base, node, grace, listener } = this.context;
        const info = JSON.stringify(member.info ?? null);
        const change: PresenceChange = { kind: 'joined', channel, member, except };
        const reply = await link.run('enter', base, [
            ...[node, grace, channel, member.id, info],
            ...[Number.isFinite(limit) ? limit : 0, Number(quiet), Number(snapshot), JSON.stringify(change)],
        ]);
        const [outcome, tell, fields] = Array.isArray(reply) ? reply : [];
        if (outcome === 'in') {
            this.registered.add(`${channel} ${member.id}`);
        } else if (outcome === 'unknown') {
            link.fail(new Error('Redis has no entry for this node'));
        }
        if (tell === 1) {
            listener.report({ name: 'member_added', channel, userId: member.id });
        }
        return { outcome: String(outcome), snapshot: membersOf(fields) };
    }

    private async unregister(channel: string, userId: string): Promise<void> {
        const { link, base, node, grace } = this.context;
        await link.run('leave', base, [node, grace, channel, userId]);
        this.registered.delete(`${channel} ${userId}`);
    }

    private async snapshot(channel: string): Promise<Member[]> {
        const { link, base } = this.context;
        return membersOf(Object.entries(await link.commands.hgetall(`${base}presence:${channel}`)).flat());
    }

    private view(channel: string): PresenceView {
        const view =
            this.views.get(channel) ?? new PresenceView(channel, (change) => this.context.listener.announce(change));
        this.views.set(channel, view);
        return view;
    }

    private remove(channel: string, userId: string): void {
        const users = this.here.get(channel);
        users?.delete(userId);
        if (users?.size === 0) {
            this.here.delete(channel);
            this.views.delete(channel);
        }
    }

    /** Null when Redis is unavailable. */
    private async attempt<Result>(ask: () => Promise<Result>): Promise<Result | null> {
        try {
            return await ask();
        } catch (fault) {
            this.context.link.fail(fault);
            return null;
        }
    }
}

function partsOf(entry: string): { readonly channel: string; readonly userId: string } {
    const space = entry.indexOf(' ');
    return { channel: entry.slice(0, space), userId: entry.slice(space + 1) };
}

async function inTurns<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
    for (let start = 0; start < items.length; start += AT_ONCE) {
        await Promise.all(items.slice(start, start + AT_ONCE).map(task));
    }
}

/** Parses `user|node`, info, … A user on several nodes is one member. */
function membersOf(fields: unknown): Member[] {
    const members = new Map<string, Member>();
    const flat: unknown[] = Array.isArray(fields) ? fields : [];
    for (let at = 0; at + 1 < flat.length; at += 2) {
        const field = String(flat[at]);
        const id = field.slice(0, field.lastIndexOf('|'));
        const info = parseJson(String(flat[at + 1]));
        members.set(id, { id, info: info ?? undefined });
    }
    return [...members.values()];
}

/** Parses a presence change of another node. Returns null for other messages. */
export function presenceChangeOf(value: Record<string, unknown>): PresenceChange | null {
    const { kind, channel, userId, member, except } = value;
    if (typeof channel !== 'string') {
        return null;
    }
    if (kind === 'left' && typeof userId === 'string') {
        return { kind, channel, userId };
    }
    if (kind === 'joined' && isRecord(member) && typeof member.id === 'string') {
        const added = { id: member.id, info: member.info };
        return { kind, channel, member: added, except: typeof except === 'string' ? except : undefined };
    }
    return null;
}
