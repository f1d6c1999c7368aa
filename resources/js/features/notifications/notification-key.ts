import type { NotificationData } from '@/types/generated';

/** Identifies one update of a notification in every tab. A later update has another key. */
export function notificationKeyOf({ id, notified_at, notifiable, body }: NotificationData): string {
    return [id, notified_at, notifiable.id, body].join('|');
}
