import { requestJson } from '@/lib/http';
import { notifications } from '@/routes/generated';
import { settleWork } from '@/stores/notification-store';
import type { NotificationData } from '@/types/generated';

/** Marks one as read; its row leaves once the server agreed. A failure is only logged, and the row stays. */
export async function markAsRead(notification: NotificationData): Promise<void> {
    try {
        await requestJson(notifications.markAsRead({ notification: notification.id }));
        settleWork(notification);
    } catch (error) {
        console.error('The notification could not be marked as read.', error);
    }
}
