import { requestJson } from '@/lib/http';
import { notifications } from '@/routes/generated';
import { settleWork } from '@/stores/notification-store';
import type { NotificationData } from '@/types/generated';

/** Marks this version of a notification as read; newer work in its place stays unread. Its row leaves once the server confirms. Returns false for a failure, which is only logged (specification, section 8). */
export async function markAsRead(notification: NotificationData): Promise<boolean> {
    try {
        await requestJson(notifications.markAsRead({ notification: notification.id }), {
            headers: { 'X-Notified-At': notification.notified_at },
        });
        settleWork(notification);

        return true;
    } catch (error) {
        console.error('Couldn’t mark the notification as read.', error);

        return false;
    }
}
