import { create } from 'zustand';
import {
    COUNTER_OF,
    haveSameCounts,
    haveSameNotifications,
    isNewer,
    isSameWork,
    listsOf,
    moveCounter,
    NO_COUNTERS,
    type NotificationLists,
    place,
    unread,
} from '@/stores/notification-lists';
import {
    type CountersData,
    type NotificationData,
    type NotificationType,
    NotificationTypeValues,
    type RecentNotificationsData,
} from '@/types/generated';

/** Duration of the removal animation, from the specification. */
export const REMOVAL_MS = 600;

interface NotificationState {
    lists: NotificationLists;
    counters: CountersData;
    /** Read rows that are still sliding out. */
    leaving: ReadonlySet<number>;
    /** Notifications read here. Their events are ignored when they arrive again. */
    settled: ReadonlyMap<number, NotificationData>;
    /** The newest unread notification, for the sound and other announcements. */
    latest: NotificationData | null;
    /** Increases with every live change. */
    revision: number;
    /** True once the server's state was loaded. The lists are incomplete before that. */
    isHydrated: boolean;
    /** Counters of the page that was opened last, until they are compared with the server state. */
    visited: CountersData | null;
    /** Increases when a server state contains changes that the page on screen may lack, and no event came. */
    gaps: number;
    /** Increases when the store may differ from the server and a request is needed. */
    doubts: number;
    /** Called before a request for the server's state. Later changes are reapplied to the response. */
    awaitHydration: () => void;
    hydrate: (recent: RecentNotificationsData) => void;
    /** A page was opened. Its counters are used until the first server state. */
    visit: (counters: CountersData) => void;
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
    visited: null,
    gaps: 0,
    doubts: 0,
};

/** Changes since the last request for the server's state, which the response may not contain. */
let unanswered: Array<() => void> | null = null;

/** Unread notifications by type, newest first. Changed only by visits, server state and live events. */
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

    visit: (visited) => set(({ isHydrated, counters }) => ({ visited, counters: isHydrated ? counters : visited })),

    /** Stores a live event. Returns false when it contains nothing new. */
    receive: (incoming, isRepeated = false) => {
        const { lists, counters, leaving, settled, latest } = get();
        unanswered?.push(() => get().receive(incoming, true));
        const held = lists[incoming.type].find((entry) => isSameWork(entry, incoming));
        const known = held ?? settled.get(incoming.id);
        if (known && !isNewer(incoming, known)) {
            // Unread here but read elsewhere: an older version may have been read.
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
            settled: incoming.is_read ? new Map([...settled, [incoming.id, incoming]]) : settled,
            latest: incoming.is_read || isRepeated ? latest : incoming,
            revision: state.revision + 1,
        }));
        // The server may have sent it before the row was read, or the count may include the row already.
        if (!isRepeated && (leaving.has(incoming.id) || (!known && mayBeCounted(incoming, lists, counters)))) {
            set(doubt);
        }

        return true;
    },

    /**
     * Marks a notification as read, slides its row out and removes it. Returns false for an unknown id. With `done`, a newer version
     * of the same row stays unread.
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

/** Marks the notification of completed work as read, unless the row already shows newer work of the client. */
export function settleWork(done: NotificationData): void {
    useNotificationStore.getState().settle(done.id, done);
}

/** Returns the notification with this id while it is unread. */
export function unreadEntry(id: number): NotificationData | undefined {
    const entry = find(useNotificationStore.getState().lists, id);

    return entry?.is_read ? undefined : entry;
}

/** Returns whether this version of the notification is still unread and current. */
export function isWaiting(notification: NotificationData): boolean {
    const entry = unreadEntry(notification.id);

    return entry !== undefined && !isNewer(entry, notification);
}

/** The lists hold the newest rows only. An older row that is not in them may be unread, so that the count includes it. */
function mayBeCounted({ id, type }: NotificationData, lists: NotificationLists, counters: CountersData): boolean {
    const isNewRow = Object.values(lists).every((list) => list.every((entry) => entry.id < id));

    return !isNewRow && unread(lists[type]) < counters[COUNTER_OF[type]];
}

function doubt({ doubts }: NotificationState) {
    return { doubts: doubts + 1 };
}

/** Read elsewhere and not in the store: its event may still arrive, or only the counter includes it. */
function remember(state: NotificationState, done: NotificationData): Partial<NotificationState> {
    const known = state.settled.get(done.id);

    return known && !isNewer(done, known)
        ? {}
        : { settled: new Map([...state.settled, [done.id, done]]), ...doubt(state) };
}

function takeOver(state: NotificationState, { counters, notifications }: RecentNotificationsData) {
    const lists = listsOf(notifications);
    const hasChanged =
        state.isHydrated &&
        (!haveSameCounts(state.counters, counters) || !haveSameNotifications(unreadOf(state.lists), lists));
    const isPageOlder = state.visited !== null && !haveSameCounts(state.visited, counters);

    return {
        counters,
        lists,
        leaving: new Set<number>(),
        isHydrated: true,
        visited: null,
        gaps: hasChanged || isPageOlder ? state.gaps + 1 : state.gaps,
    };
}

function unreadOf(lists: NotificationLists): NotificationLists {
    return listsOf(
        Object.fromEntries(NotificationTypeValues.map((type) => [type, lists[type].filter(({ is_read }) => !is_read)])),
    );
}

/** Removes the row, unless it was updated while it slid out. */
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
