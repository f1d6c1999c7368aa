import type { NotificationData } from '@/types/generated';

/** What the row says: the words of a message, else what happened. */
export function newsTextOf({ type, body, notifiable }: NotificationData): string {
    return type === 'message' ? (notifiable.description ?? body) : body;
}
