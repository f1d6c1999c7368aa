import { COUNTER_OF, MESSAGE_LIMIT } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import { NotificationTypeValues } from '@/types/generated';

/** A tab that was hidden for longer may have missed events. */
const AWAY_MS = 60_000;

/**
 * Calls `onGap` when this tab may have missed events, may differ from the server, or has room for older
 * notifications. Returns a function that stops watching.
 */
export function watchForGaps(onGap: () => void): () => void {
    let hiddenSince = document.hidden ? Date.now() : null;

    const onVisibility = () => {
        if (document.hidden) {
            hiddenSince = Date.now();
            return;
        }
        if (hiddenSince !== null && Date.now() - hiddenSince > AWAY_MS) {
            onGap();
        }
        hiddenSince = null;
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onGap);
    const stopRefilling = watchForRoom(onGap);
    const stopDoubting = useNotificationStore.subscribe(({ doubts }, before) => doubts > before.doubts && onGap());

    return () => {
        stopRefilling();
        stopDoubting();
        document.removeEventListener('visibilitychange', onVisibility);
        window.removeEventListener('online', onGap);
    };
}

/** The lists have only the newest rows. Older ones take their place when a message leaves the full list, or any list runs out. */
function watchForRoom(onRoom: () => void): () => void {
    return useNotificationStore.subscribe(({ lists, counters }, before) => {
        if (counters !== before.counters) {
            // The server's response, or a change that removes no row.
            return;
        }
        const isMessageGone = lists.message.length < MESSAGE_LIMIT && before.lists.message.length === MESSAGE_LIMIT;
        const hasRunOut = NotificationTypeValues.some(
            (type) => lists[type].length === 0 && before.lists[type].length > 0 && counters[COUNTER_OF[type]] > 0,
        );
        if (isMessageGone || hasRunOut) {
            onRoom();
        }
    });
}
