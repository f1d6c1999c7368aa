import { MESSAGE_LIMIT } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';

/** A tab that was hidden for longer may have slept, and missed something. */
const AWAY_MS = 60_000;

/**
 * Calls `onGap` when this tab may have missed events for want of attention or network, holds what may differ from
 * what the server holds, or has room for older messages.
 * Gives a function that stops it.
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

/** Once a row has slid out of the full list, an older message that only the server has takes the free place. */
function watchMessages(onRoom: () => void): () => void {
    return useNotificationStore.subscribe(({ lists, counters }, before) => {
        // Whatever the server answers counts anew.
        const isAnswer = counters !== before.counters;
        if (!isAnswer && lists.message.length < MESSAGE_LIMIT && before.lists.message.length === MESSAGE_LIMIT) {
            onRoom();
        }
    });
}
