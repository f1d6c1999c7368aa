import { useNotificationStore } from '@/stores/notification-store';

/**
 * What this person reads in one tab is read in all of this browser, even without a connection. Gives a function that
 * stops it.
 */
export function shareReading(userId: number): () => void {
    const tabs = new BroadcastChannel(`notifications.${userId}`);
    let isListening = false;

    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'number') {
            isListening = true;
            useNotificationStore.getState().settle(data);
            isListening = false;
        }
    };
    const stopWatching = useNotificationStore.subscribe((now, before) => {
        if (now.settled === before.settled || isListening) {
            return;
        }
        for (const id of now.settled.keys()) {
            if (now.settled.get(id) !== before.settled.get(id)) {
                tabs.postMessage(id);
            }
        }
    });

    return () => {
        stopWatching();
        tabs.close();
    };
}
