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

const watches = new Map<number, Watch>();
let link: PresenceLink | null = null;

/** Who has a client's record open, by its id. */
export const usePresenceStore = create<{ viewers: ReadonlyMap<number, readonly RecordViewer[]> }>()(() => ({
    viewers: new Map(),
}));

/** A connection is there: the records on the screen are joined over it. Gives a function for when it ends. */
export function offerPresence(echo: PresenceLink): () => void {
    link = echo;
    for (const clientId of watches.keys()) {
        join(echo, clientId);
    }

    return () => {
        link = link === echo ? null : link;
        usePresenceStore.setState({ viewers: new Map() });
    };
}

/** Is seen at a client's record, and sees who else is, until the function that this gives is called. */
export function watchRecord(clientId: number): () => void {
    const watch = watches.get(clientId) ?? { watchers: 0 };
    clearTimeout(watch.farewell);
    watch.watchers++;
    if (!watches.has(clientId)) {
        watches.set(clientId, watch);
        if (link) {
            join(link, clientId);
        }
    }

    return () => {
        watch.watchers--;
        if (watch.watchers === 0) {
            watch.farewell = setTimeout(() => leave(clientId), LINGER_MS);
        }
    };
}

const channelOf = (clientId: number) => `client.${clientId}`;

/**
 * After a break the client subscribes anew by itself, and is told who is there then. The person themselves is left out, as
 * whom the channel knows them: while they work as somebody else, that is not whom the page knows.
 */
function join(echo: PresenceLink, clientId: number): void {
    const change = (next: (viewers: readonly RecordViewer[]) => readonly RecordViewer[]) => {
        if (link === echo && watches.has(clientId)) {
            usePresenceStore.setState(({ viewers }) => ({
                viewers: new Map(viewers).set(clientId, next(viewers.get(clientId) ?? [])),
            }));
        }
    };
    const channel = echo.join(channelOf(clientId));
    channel
        .here((viewers) => change(() => othersAmong(viewers, channel)))
        .joining((viewer) => change((held) => joinedBy(held, othersAmong([viewer], channel))))
        .leaving((viewer) => change((held) => (isViewer(viewer) ? without(held, viewer) : held)))
        .error((error) => {
            // Refused after a break: who was there before it is not known to be there still.
            change(() => []);
            console.warn(`Who else looks at client ${clientId} could not be heard.`, error);
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

function leave(clientId: number): void {
    watches.delete(clientId);
    link?.leave(channelOf(clientId));
    usePresenceStore.setState(({ viewers }) => {
        const rest = new Map(viewers);
        rest.delete(clientId);

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
