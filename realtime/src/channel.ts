import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Member } from './bus';
import type { Connection } from './connection';

interface Delivery {
    readonly frame: Buffer;
    readonly except: string | undefined;
}

/** Sends in one go before other work gets its turn. */
const SENDS_PER_TURN = 1000;

/** The sockets of one channel on this node, and on presence channels its members. */
export class Channel {
    readonly sockets = new Set<Connection>();
    private readonly members = new Map<string, { readonly member: Member; sockets: number }>();
    private readonly backlog: Delivery[] = [];
    private delivering = false;
    private delivered = 0;

    /** How many frames were sent so far, to notice that something newer went out. */
    get deliveries(): number {
        return this.delivered;
    }

    get idle(): boolean {
        return this.sockets.size === 0 && this.members.size === 0;
    }

    localMembers(): Member[] {
        return [...this.members.values()].map(({ member }) => member);
    }

    /** True when this is the user's first socket here. */
    addMember(member: Member): boolean {
        const known = this.members.get(member.id);
        if (known !== undefined) {
            known.sockets += 1;
            return false;
        }
        this.members.set(member.id, { member, sockets: 1 });
        return true;
    }

    /** True when this was the user's last socket here. */
    removeMember(userId: string): boolean {
        const known = this.members.get(userId);
        if (known === undefined) {
            return false;
        }
        known.sockets -= 1;
        return known.sockets === 0 && this.members.delete(userId);
    }

    /** Frames of one channel reach every socket in the order they were published, however long a fan-out takes. */
    deliver(frame: string, except?: string): void {
        this.delivered += 1;
        this.backlog.push({ frame: Buffer.from(frame), except });
        if (!this.delivering) {
            void this.drain();
        }
    }

    private async drain(): Promise<void> {
        this.delivering = true;
        for (let next = this.backlog.shift(); next !== undefined; next = this.backlog.shift()) {
            await this.fanOut(next);
        }
        this.delivering = false;
    }

    private async fanOut({ frame, except }: Delivery): Promise<void> {
        let sent = 0;
        for (const socket of [...this.sockets]) {
            if (socket.id === except || !this.sockets.has(socket)) {
                continue;
            }
            socket.send(frame);
            sent += 1;
            if (sent % SENDS_PER_TURN === 0) {
                await nextTurn();
            }
        }
    }
}
