import { notificationIn } from '@/realtime/payloads';
import { settleWork, useNotificationStore } from '@/stores/notification-store';

/**
 * Shares read notifications between the tabs of a browser, even without a connection. Tabs send the notification that was read,
 * because another tab may have a newer version of the row. Returns a function that stops it.
 */
export function shareReading(userId: number): () => void {
    const tabs = new BroadcastChannel(`notifications.${userId}`);
    let isListening = false;

    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
        const read = notificationIn(data);
        if (read) {
            isListening = true;
            settleWork(read);
            isListening = false;
        }
    };
    const stopWatching = useNotificationStore.subscribe((now, before) => {
        if (now.settled === before.settled || isListening) {
            return;
        }
        for (const [id, read] of now.settled) {
            if (read !== before.settled.get(id)) {
                tabs.postMessage(read);
            }
        }
    });

    return () => {
        stopWatching();
        tabs.close();
    };
}
