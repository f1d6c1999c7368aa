import { create } from 'zustand';
import {
    haveSameCounts,
    haveSameNews,
    isNewer,
    isSameWork,
    listsOf,
    moveCounter,
    NO_COUNTERS,
    type NotificationLists,
    place,
} from '@/stores/notification-lists';
import {
    type CountersData,
    type NotificationData,
    type NotificationType,
    NotificationTypeValues,
    type RecentNotificationsData,
} from '@/types/generated';

/** How long a row takes to slide out once it is read. */
export const REMOVAL_MS = 600;

interface NotificationState {
    lists: NotificationLists;
    counters: CountersData;
    /** Rows that are read and still sliding out. */
    leaving: ReadonlySet<number>;
    /** What was read here: an event that arrives again changes nothing. */
    settled: ReadonlyMap<number, NotificationData>;
    /** The unread news that came in last, for whatever tells of it: the sound, the screen reader. */
    latest: NotificationData | null;
    /** Grows with every live change. */
    revision: number;
    /** Whether the server's state was taken over; before that the lists are not to be relied on. */
    isHydrated: boolean;
    /** Grows whenever a later hydration brought something that no event had told. */
    gaps: number;
    /** Grows whenever events left open what the server holds: it is to be asked. */
    doubts: number;
    /** The server is about to be asked for its state: changes from now on are made again on top of its answer. */
    awaitHydration: () => void;
    hydrate: (recent: RecentNotificationsData) => void;
    setCounters: (counters: CountersData) => void;
    receive: (incoming: NotificationData, isRepeated?: boolean) => boolean;
    settle: (id: number, done?: NotificationData) => boolean;
    clear: () => void;
}

const EMPTY = {
    lists: listsOf(),
    counters: NO_COUNTERS,
    leaving: new Set<number>(),
    settled: new Map<number, NotificationData>(),
    latest: null,
    revision: 0,
    isHydrated: false,
    gaps: 0,
    doubts: 0,
};

/** Changes since the server was last asked for its state, which its answer may not know of. */
let unanswered: Array<() => void> | null = null;

/** What is unread, by type, newest first. Server state comes in by visits, hydration and live events alone. */
export const useNotificationStore = create<NotificationState>()((set, get) => ({
    ...EMPTY,

    awaitHydration: () => {
        unanswered = [];
    },

    hydrate: (recent) => {
        const changes = unanswered ?? [];
        unanswered = null;
        set((state) => takeOver(state, recent));
        for (const change of changes) {
            change();
        }
    },

    setCounters: (counters) => set({ counters }),

    /** Takes a live event in; false when it told nothing new. */
    receive: (incoming, isRepeated = false) => {
        const { lists, counters, leaving, settled, latest } = get();
        unanswered?.push(() => get().receive(incoming, true));
        const held = lists[incoming.type].find((entry) => isSameWork(entry, incoming));
        const known = held ?? settled.get(incoming.id);
        if (known && !isNewer(incoming, known)) {
            // Unread news of what is read here: the reading was perhaps of something earlier.
            if (!incoming.is_read && held?.is_read !== false && !isRepeated) {
                set(doubt);
            }

            const isReadNow = incoming.is_read && held?.is_read === false && held.id === incoming.id;

            return isReadNow && !isNewer(held, incoming) && get().settle(held.id);
        }
        const { list, unreadChange } = place(lists[incoming.type], incoming);
        set((state) => ({
            lists: { ...lists, [incoming.type]: list },
            counters: moveCounter(counters, incoming.type, unreadChange),
            leaving: without(state.leaving, incoming.id),
            latest: incoming.is_read || isRepeated ? latest : incoming,
            revision: state.revision + 1,
        }));
        // The server may have written it before it read the row.
        if (leaving.has(incoming.id) && !isRepeated) {
            set(doubt);
        }

        return true;
    },

    /**
     * Marks one as read, slides its row out and drops it; false when nothing is known of the id. Where `done` tells what
     * was read, later news of the same row stays unread.
     */
    settle: (id, done) => {
        const { lists, counters, leaving, settled } = get();
        const entry = find(lists, id);
        const read = done ?? entry;
        unanswered?.push(() => get().settle(id, read));
        if (entry && done && isNewer(entry, done)) {
            set(doubt);
            return true;
        }
        if (!entry || entry.is_read) {
            if (!entry && done) {
                set((state) => remember(state, done));
            }
            return entry !== undefined || settled.has(id);
        }
        set((state) => ({
            lists: replaceIn(lists, entry.type, (list) =>
                list.map((each) => (each.id === id ? { ...each, is_read: true } : each)),
            ),
            counters: moveCounter(counters, entry.type, -1),
            leaving: new Set([...leaving, id]),
            settled: new Map([...settled, [id, read ?? entry]]),
            revision: state.revision + 1,
        }));
        setTimeout(() => drop(id, read ?? entry), REMOVAL_MS);

        return true;
    },

    clear: () => {
        unanswered = null;
        set(EMPTY);
    },
}));

/** Marks the row of work that was done as read, unless it tells of the client's next work by now. */
export function settleWork(done: NotificationData): void {
    useNotificationStore.getState().settle(done.id, done);
}

/** What is held of the id, as long as it is unread. */
export function unreadEntry(id: number): NotificationData | undefined {
    const entry = find(useNotificationStore.getState().lists, id);

    return entry?.is_read ? undefined : entry;
}

/** Whether this very piece of news is still unread, and nothing newer took its place. */
export function isWaiting(news: NotificationData): boolean {
    const entry = unreadEntry(news.id);

    return entry !== undefined && !isNewer(entry, news);
}

function doubt({ doubts }: NotificationState) {
    return { doubts: doubts + 1 };
}

/** Read elsewhere and not held here: its event may still come, or the counter alone knows of it. */
function remember(state: NotificationState, done: NotificationData): Partial<NotificationState> {
    const known = state.settled.get(done.id);

    return known && !isNewer(done, known)
        ? {}
        : { settled: new Map([...state.settled, [done.id, done]]), ...doubt(state) };
}

function takeOver(state: NotificationState, { counters, notifications }: RecentNotificationsData) {
    const lists = listsOf(notifications);
    const isNews = !haveSameCounts(state.counters, counters) || !haveSameNews(unreadOf(state.lists), lists);

    return {
        counters,
        lists,
        leaving: new Set<number>(),
        isHydrated: true,
        gaps: state.isHydrated && isNews ? state.gaps + 1 : state.gaps,
    };
}

function unreadOf(lists: NotificationLists): NotificationLists {
    return listsOf(
        Object.fromEntries(NotificationTypeValues.map((type) => [type, lists[type].filter(({ is_read }) => !is_read)])),
    );
}

/** Takes the row off the list, unless newer news of it came in while it slid out. */
function drop(id: number, read: NotificationData): void {
    const { lists, leaving } = useNotificationStore.getState();
    const entry = find(lists, id);
    if (!entry) {
        useNotificationStore.setState({ leaving: without(leaving, id) });
    } else if (entry.is_read && !isNewer(entry, read)) {
        useNotificationStore.setState({
            lists: replaceIn(lists, entry.type, (list) => list.filter((each) => each.id !== id)),
            leaving: without(leaving, id),
        });
    }
}

function find(lists: NotificationLists, id: number): NotificationData | undefined {
    for (const type of NotificationTypeValues) {
        const entry = lists[type].find((each) => each.id === id);
        if (entry) {
            return entry;
        }
    }

    return undefined;
}

function replaceIn(
    lists: NotificationLists,
    type: NotificationType,
    change: (list: NotificationData[]) => NotificationData[],
): NotificationLists {
    return { ...lists, [type]: change(lists[type]) };
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
    return ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : ids;
}
