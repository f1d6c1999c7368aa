import { requestJson } from '@/lib/http';
import { notifications } from '@/routes/generated';
import { useNotificationStore } from '@/stores/notification-store';

/** Marks one as read; its row leaves once the server agreed. A failure is only logged, and the row stays. */
export async function markAsRead(id: number): Promise<void> {
    try {
        await requestJson(notifications.markAsRead({ notification: id }));
        useNotificationStore.getState().settle(id);
    } catch (error) {
        console.error('The notification could not be marked as read.', error);
    }
}
