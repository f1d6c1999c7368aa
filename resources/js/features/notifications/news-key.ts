import type { NotificationData } from '@/types/generated';

/** The same for one piece of news in every tab; later news of the same client has another one. */
export function newsKeyOf({ id, notified_at, notifiable, body }: NotificationData): string {
    return [id, notified_at, notifiable.id, body].join('|');
}
