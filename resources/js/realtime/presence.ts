import { create } from 'zustand';

/** A user who has a record open, as confirmed by the server. */
export interface RecordViewer {
    id: number;
    full_name: string;
    photo: string | null;
}

/** The part of `Echo<'reverb'>` that is used. */
export interface PresenceLink {
    join: (channel: string) => PresenceChannel;
    leave: (channel: string) => void;
}

interface PresenceChannel {
    /** The Pusher client's channel. It has `members.me.info` after joining. */
    subscription: object;
    here: (callback: (viewers: unknown[]) => void) => PresenceChannel;
    joining: (callback: (viewer: unknown) => void) => PresenceChannel;
    leaving: (callback: (viewer: unknown) => void) => PresenceChannel;
    whisper: (event: string, data: object) => unknown;
    /** `sender` is set by the server. */
    listenForWhisper: (event: string, callback: (data: unknown, sender: { user_id: string }) => void) => unknown;
    stopListeningForWhisper: (event: string) => unknown;
    error: (callback: (error: unknown) => void) => PresenceChannel;
}

interface Watch {
    watchers: number;
    farewell?: ReturnType<typeof setTimeout>;
}

/** Delay before leaving, so that moving between pages of a record doesn't leave it. */
const LINGER_MS = 1_000;

const watches = new Map<string, Watch>();
let link: PresenceLink | null = null;

/** Viewers by the record's channel: `client.5`. */
export const usePresenceStore = create<{ viewers: ReadonlyMap<string, readonly RecordViewer[]> }>()(() => ({
    viewers: new Map(),
}));

/** Joins the open records over a new connection. Returns a function to call when it ends. */
export function offerPresence(echo: PresenceLink): () => void {
    link = echo;
    for (const record of watches.keys()) {
        join(echo, record);
    }

    return () => {
        link = link === echo ? null : link;
        usePresenceStore.setState({ viewers: new Map() });
    };
}

/** Joins the presence channel of a record (`client.5`, `withdrawal.7`). Returns a function that leaves it. */
export function watchRecord(record: string): () => void {
    const watch = watches.get(record) ?? { watchers: 0 };
    clearTimeout(watch.farewell);
    watch.watchers++;
    if (!watches.has(record)) {
        watches.set(record, watch);
        if (link) {
            join(link, record);
        }
    }

    return () => {
        watch.watchers--;
        if (watch.watchers === 0) {
            watch.farewell = setTimeout(() => leave(record), LINGER_MS);
        }
    };
}

/** The channel of a record whose viewers are known. */
export const channelOf = (record: string) => link?.join(record);

/**
 * After an interruption the client resubscribes and receives the current viewers. The user is left out by the identity in the
 * channel, because during an impersonation it differs from the page's user.
 */
function join(echo: PresenceLink, record: string): void {
    const change = (next: (viewers: readonly RecordViewer[]) => readonly RecordViewer[]) => {
        if (link === echo && watches.has(record)) {
            usePresenceStore.setState(({ viewers }) => ({
                viewers: new Map(viewers).set(record, next(viewers.get(record) ?? [])),
            }));
        }
    };
    const channel = echo.join(record);
    channel
        .here((viewers) => change(() => othersAmong(viewers, channel)))
        .joining((viewer) => change((held) => joinedBy(held, othersAmong([viewer], channel))))
        .leaving((viewer) => change((held) => (isViewer(viewer) ? without(held, viewer) : held)))
        .error((error) => {
            // Refused after an interruption: earlier viewers may have left.
            change(() => []);
            console.warn(`Couldn’t join the presence channel of ${record}.`, error);
        });
}

function othersAmong(viewers: unknown[], { subscription }: PresenceChannel): readonly RecordViewer[] {
    const me = ['members', 'me', 'info'].reduce<unknown>(partOf, subscription);
    const known = viewers.filter(isViewer);

    return isViewer(me) ? without(known, me) : known;
}

function joinedBy(held: readonly RecordViewer[], [viewer]: readonly RecordViewer[]): readonly RecordViewer[] {
    return viewer ? [...without(held, viewer), viewer] : held;
}

function partOf(whole: unknown, name: string): unknown {
    return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}

function leave(record: string): void {
    watches.delete(record);
    link?.leave(record);
    usePresenceStore.setState(({ viewers }) => {
        const rest = new Map(viewers);
        rest.delete(record);

        return { viewers: rest };
    });
}

function without(viewers: readonly RecordViewer[], { id }: RecordViewer): readonly RecordViewer[] {
    return viewers.filter((each) => each.id !== id);
}

function isViewer(value: unknown): value is RecordViewer {
    return (
        typeof value === 'object' &&
        value !== null &&
        'id' in value &&
        Number.isInteger(value.id) &&
        'full_name' in value &&
        typeof value.full_name === 'string' &&
        'photo' in value &&
        (value.photo === null || typeof value.photo === 'string')
    );
}
