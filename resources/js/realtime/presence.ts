import { create } from 'zustand';

/** Somebody who has a record open, as the server vouches for them. */
export interface RecordViewer {
    id: number;
    full_name: string;
    photo: string | null;
}

/** What is used of Echo: `Echo<'reverb'>` has it. */
export interface PresenceLink {
    join: (channel: string) => PresenceChannel;
    leave: (channel: string) => void;
}

interface PresenceChannel {
    /** The Pusher client's channel, which has `members.me.info` once it is joined. */
    subscription: object;
    here: (callback: (viewers: unknown[]) => void) => PresenceChannel;
    joining: (callback: (viewer: unknown) => void) => PresenceChannel;
    leaving: (callback: (viewer: unknown) => void) => PresenceChannel;
    error: (callback: (error: unknown) => void) => PresenceChannel;
}

interface Watch {
    watchers: number;
    farewell?: ReturnType<typeof setTimeout>;
}

/** From one page of a record to the next nobody leaves it. */
const LINGER_MS = 1_000;

const watches = new Map<string, Watch>();
let link: PresenceLink | null = null;

/** Who has a record open, by the record's channel: `client.5`. */
export const usePresenceStore = create<{ viewers: ReadonlyMap<string, readonly RecordViewer[]> }>()(() => ({
    viewers: new Map(),
}));

/** A connection is there: the records on the screen are joined over it. Gives a function for when it ends. */
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

/** Is seen at a record (`client.5`, `withdrawal.7`), and sees who else is, until the function that this gives is called. */
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

/**
 * After a break the client subscribes anew by itself, and is told who is there then. The person themselves is left out, as
 * whom the channel knows them: while they work as somebody else, that is not whom the page knows.
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
            // Refused after a break: who was there before it is not known to be there still.
            change(() => []);
            console.warn(`Who else looks at ${record} could not be heard.`, error);
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
