import { notificationIn } from '@/realtime/payloads';
import { settleWork, useNotificationStore } from '@/stores/notification-store';

/**
 * What this person reads in one tab is read in all of this browser, even without a connection. Tabs tell each other the news
 * that was read: another tab may hold later news of the same row already, or hear of these later. Gives a function that
 * stops it.
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
