import { MESSAGE_LIMIT } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';

/** A tab that was hidden for longer may have missed events. */
const AWAY_MS = 60_000;

/**
 * Calls `onGap` when this tab may have missed events, may differ from the server, or has room for older messages. Returns a
 * function that stops watching.
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
    const stopRefilling = watchMessages(onGap);
    const stopDoubting = useNotificationStore.subscribe(({ doubts }, before) => doubts > before.doubts && onGap());

    return () => {
        stopRefilling();
        stopDoubting();
        document.removeEventListener('visibilitychange', onVisibility);
        window.removeEventListener('online', onGap);
    };
}

/** When a message leaves the full list, an older message on the server takes its place. */
function watchMessages(onRoom: () => void): () => void {
    return useNotificationStore.subscribe(({ lists, counters }, before) => {
        // The response resets the count.
        const isAnswer = counters !== before.counters;
        if (!isAnswer && lists.message.length < MESSAGE_LIMIT && before.lists.message.length === MESSAGE_LIMIT) {
            onRoom();
        }
    });
}
