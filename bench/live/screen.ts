import { notificationIn } from '@/realtime/payloads';
import { useNotificationStore } from '@/stores/notification-store';
import type { NotificationType } from '@/types/generated';

/** An event on a screen: its work, and whether the store accepted it as new. */
export interface Arrival {
    readonly type: NotificationType;
    readonly work: number;
    readonly isNews: boolean;
}

const EMPTY = useNotificationStore.getState();

/** One user's notification store. A process has only one store of the page, so the screens use it in turn. */
export class Screen {
    private held = EMPTY;

    /** Passes a frame's data to the store; null for an event without work. */
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
