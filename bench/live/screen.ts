import { notificationIn } from '@/realtime/payloads';
import { useNotificationStore } from '@/stores/notification-store';
import type { NotificationType } from '@/types/generated';

/** What came to a screen: which work, and whether the store took it for news. */
export interface Arrival {
    readonly type: NotificationType;
    readonly work: number;
    readonly isNews: boolean;
}

const EMPTY = useNotificationStore.getState();

/** One person's notification store. It is the page's own, of which a process has one: it is lent to each screen in turn. */
export class Screen {
    private held = EMPTY;

    /** What the page does with a frame's data; null for an event that tells of no work. */
    take(data: string): Arrival | null {
        const notification = notificationIn(JSON.parse(data));
        if (notification === null) {
            return null;
        }
        useNotificationStore.setState(this.held, true);
        const isNews = useNotificationStore.getState().receive(notification);
        this.held = useNotificationStore.getState();
        return { type: notification.type, work: notification.notifiable.id, isNews };
    }
}
