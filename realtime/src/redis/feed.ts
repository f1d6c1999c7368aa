import type { RedisLink } from './link';
import { LOG_LENGTH } from './outbox';

interface Entry {
    readonly id: string;
    readonly text: string;
}

/** Presence changes are published without a log entry. */
const UNLOGGED = '0';
/** Position in an empty log. */
const START = '0-0';

/** Receives what other nodes publish for an app while this node has sockets. Reads missed events after an interruption. */
export class Feed {
    private readonly topic: string;
    private readonly log: string;
    private wanted = false;
    private subscribed = false;
    /** Log position up to which events were processed, or null when there is nothing to catch up on. */
    private position: string | null = null;
    private held: Entry[] | null = null;
    /** Ids read from the log after an interruption. Their messages may arrive later, because they use another connection. */
    private read: ReadonlySet<string> = new Set();
    private change: Promise<void> = Promise.resolve();

    constructor(
        private readonly link: RedisLink,
        base: string,
        private readonly deliver: (text: string) => void,
        private readonly missed: () => void,
    ) {
        this.topic = `${base}topic`;
        this.log = `${base}log`;
    }

    /** Subscribes to the topic or unsubscribes. Resolves at once while Redis is unavailable. */
    want(wanted: boolean): Promise<void> {
        if (wanted !== this.wanted) {
            this.wanted = wanted;
            void this.settle();
        }
        return this.change;
    }

    attached(): Promise<void> {
        return this.change;
    }

    /** Reads events that were missed while Redis was unavailable. */
    settle(): Promise<void> {
        this.change = this.change
            .then(() => (this.link.isUp ? this.adjust() : undefined))
            .catch((fault: unknown) => this.link.fail(fault));
        return this.change;
    }

    /** A new connection has no subscriptions. With `lost`, Redis lost its data, and its log contains only newer events. */
    async resume(lost: boolean): Promise<void> {
        await this.change;
        this.subscribed = false;
        const hasUnattached = this.wanted && this.position === null;
        await this.adjust(lost);
        if (hasUnattached) {
            // The sockets came while Redis was unavailable, so there is no position to read on from.
            this.missed();
        }
    }

    receive(text: string): void {
        const space = text.indexOf(' ');
        const entry = { id: text.slice(0, space), text: text.slice(space + 1) };
        if (this.held === null) {
            this.handUnread(entry);
        } else {
            this.held.push(entry);
        }
    }

    private async adjust(lost = false): Promise<void> {
        if (this.wanted && !this.subscribed) {
            await this.attach(lost);
        } else if (!this.wanted && this.subscribed) {
            this.position = null;
            this.subscribed = false;
            await this.link.unsubscribe(this.topic);
        }
    }

    private async attach(lost: boolean): Promise<void> {
        this.held = [];
        try {
            await this.link.subscribe(this.topic);
            const missed = this.position === null ? await this.begin() : await this.missedSince(this.position, lost);
            this.read = new Set(missed.map(({ id }) => id));
            this.subscribed = true;
            missed.forEach(this.hand);
            this.held.forEach(this.handUnread);
        } finally {
            this.held = null;
        }
    }

    private async begin(): Promise<Entry[]> {
        const [newest] = await this.link.commands.xrevrange(this.log, '+', '-', 'COUNT', 1);
        this.position = newest?.[0] ?? START;
        return [];
    }

    /** When the log no longer reaches back to the last event that was processed, events in between are lost. */
    private async missedSince(position: string, lost: boolean): Promise<Entry[]> {
        const entries = await this.link.commands.xrange(this.log, position, '+');
        const isNew = lost || position === START;
        const isWhole = isNew ? entries.length < LOG_LENGTH : entries[0]?.[0] === position;
        if (!isWhole) {
            this.missed();
        }
        return entries.filter(([id]) => id !== position).map(([id, fields]) => ({ id, text: fields[1] ?? '' }));
    }

    private readonly handUnread = (entry: Entry): void => {
        if (!this.read.has(entry.id)) {
            this.hand(entry);
        }
    };

    private readonly hand = ({ id, text }: Entry): void => {
        if (id !== UNLOGGED) {
            this.position = id;
        }
        this.deliver(text);
    };
}
