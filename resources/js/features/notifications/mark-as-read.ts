import { requestJson } from '@/lib/http';
import { notifications } from '@/routes/generated';
import { settleWork } from '@/stores/notification-store';
import type { NotificationData } from '@/types/generated';

/** Marks a notification as read. Its row leaves once the server confirms. Returns false for a failure, which is only logged (specification, section 8). */
export async function markAsRead(notification: NotificationData): Promise<boolean> {
    try {
        await requestJson(notifications.markAsRead({ notification: notification.id }));
        settleWork(notification);

        return true;
    } catch (error) {
        console.error('Couldn’t mark the notification as read.', error);

        return false;
    }
}
