import type { NotificationData } from '@/types/generated';

/** Returns the text of a message, or the description of the event. */
export function notificationTextOf({ type, body, notifiable }: NotificationData): string {
    return type === 'message' ? (notifiable.description ?? body) : body;
}
