import type { Member, PresenceChange } from './bus';

/**
 * Members of a presence channel, as sent to the local sockets. Ignores changes without effect, so that repeated announcements are
 * harmless.
 */
export class PresenceView {
    private readonly known = new Map<string, Member>();
    private held: PresenceChange[] | null = null;

    constructor(
        readonly channel: string,
        private readonly tell: (change: PresenceChange) => void,
    ) {}

    get size(): number {
        return this.known.size;
    }

    get isHeld(): boolean {
        return this.held !== null;
    }

    has(userId: string): boolean {
        return this.known.has(userId);
    }

    list(): Member[] {
        return [...this.known.values()];
    }

    apply(change: PresenceChange): void {
        if (this.held !== null) {
            this.held.push(change);
        } else if (change.kind === 'joined' ? !this.known.has(change.member.id) : this.known.delete(change.userId)) {
            if (change.kind === 'joined') {
                this.known.set(change.member.id, change.member);
            }
            this.tell(change);
        }
    }

    /** Delays changes until the requested snapshot arrives, because they may be older or newer than it. */
    hold(): void {
        this.held ??= [];
    }

    /** Sets the first members, before any socket received a list. */
    fill(snapshot: readonly Member[]): void {
        for (const member of snapshot) {
            this.known.set(member.id, member);
        }
        this.release();
    }

    /** Sends the differences to the local sockets after missed changes. */
    correct(snapshot: readonly Member[], removeMissing: boolean): void {
        const held = this.held ?? [];
        this.held = null;
        const present = new Set(snapshot.map(({ id }) => id));
        for (const id of removeMissing ? [...this.known.keys()] : []) {
            if (!present.has(id)) {
                this.apply({ kind: 'left', channel: this.channel, userId: id });
            }
        }
        for (const member of snapshot) {
            this.apply({ kind: 'joined', channel: this.channel, member });
        }
        this.replay(held);
    }

    /** The snapshot failed. */
    release(): void {
        const held = this.held ?? [];
        this.held = null;
        this.replay(held);
    }

    private replay(changes: readonly PresenceChange[]): void {
        for (const change of changes) {
            this.apply(change);
        }
    }
}
