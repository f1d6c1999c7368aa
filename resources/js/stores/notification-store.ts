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
    /** The server is about to be asked for its state: changes from now on are made again on top of its answer. */
    awaitHydration: () => void;
    hydrate: (recent: RecentNotificationsData) => void;
    setCounters: (counters: CountersData) => void;
    receive: (incoming: NotificationData, isRepeated?: boolean) => boolean;
    settle: (id: number) => boolean;
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
        const { lists, counters, settled, latest } = get();
        unanswered?.push(() => get().receive(incoming, true));
        const held = lists[incoming.type].find((entry) => isSameWork(entry, incoming));
        const known = held ?? settled.get(incoming.id);
        if (known && !isNewer(incoming, known)) {
            return incoming.is_read && held?.is_read === false && held.id === incoming.id && get().settle(held.id);
        }
        const { list, unreadChange } = place(lists[incoming.type], incoming);
        set((state) => ({
            lists: { ...lists, [incoming.type]: list },
            counters: moveCounter(counters, incoming.type, unreadChange),
            leaving: without(state.leaving, incoming.id),
            latest: incoming.is_read || isRepeated ? latest : incoming,
            revision: state.revision + 1,
        }));

        return true;
    },

    /** Marks one as read, slides its row out and drops it; false when nothing is known of the id. */
    settle: (id) => {
        const { lists, counters, leaving, settled } = get();
        unanswered?.push(() => get().settle(id));
        const entry = find(lists, id);
        if (!entry || entry.is_read) {
            return entry !== undefined || settled.has(id);
        }
        set((state) => ({
            lists: replaceIn(lists, entry.type, (list) =>
                list.map((each) => (each.id === id ? { ...each, is_read: true } : each)),
            ),
            counters: moveCounter(counters, entry.type, -1),
            leaving: new Set([...leaving, id]),
            settled: new Map([...settled, [id, entry]]),
            revision: state.revision + 1,
        }));
        setTimeout(() => drop(id, entry), REMOVAL_MS);

        return true;
    },

    clear: () => {
        unanswered = null;
        set(EMPTY);
    },
}));

/** Marks the row of work that was done as read, unless it tells of the client's next work by now. */
export function settleWork(done: NotificationData): void {
    const { lists, settle } = useNotificationStore.getState();
    const held = find(lists, done.id);
    if (!held || !isNewer(held, done)) {
        settle(done.id);
    }
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
    if (entry?.is_read && !isNewer(entry, read)) {
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
