import { PERSONAL_NOTIFICATION_TYPES, type PersonalNotification } from '@/stores/personal-notification-store';
import { type NotificationData, NotificationTypeValues } from '@/types/generated';

/** Payload of a read event. */
export interface ReadPayload {
    notification_id: number;
    is_read: boolean;
    /** `notified_at` of the notification that was read. */
    notified_at?: string;
}

/** Returns the notification of a live event, or null. Laravel's own notifications may wrap the payload. */
export function notificationIn(payload: unknown): NotificationData | null {
    const candidate = isRecord(payload) && isRecord(payload.notification) ? payload.notification : payload;

    return isNotification(candidate) ? candidate : null;
}

/** Returns the personal notification of a broadcast notification, or null. */
export function personalNotificationIn(payload: unknown): PersonalNotification | null {
    return isPersonalNotification(payload) ? payload : null;
}

/** Returns the client whose emails changed, or null. The event has no content. */
export function changedEmailsIn(payload: unknown): number | null {
    return isRecord(payload) && payload.type === 'client_emails_changed' && typeof payload.client_id === 'number'
        ? payload.client_id
        : null;
}

/** Returns the withdrawal that changed, or null. The event has no content. */
export function changedWithdrawalIn(payload: unknown): number | null {
    return isRecord(payload) && payload.type === 'withdrawal_changed' && typeof payload.withdrawal_id === 'number'
        ? payload.withdrawal_id
        : null;
}

/** Whether the event says that the viewer's abilities changed. It has no content. */
export function isAccessChange(payload: unknown): boolean {
    return isRecord(payload) && payload.type === 'access_changed';
}

export function readIn(payload: unknown): ReadPayload | null {
    return isRead(payload) ? payload : null;
}

function isNotification(value: unknown): value is NotificationData {
    return (
        isRecord(value) &&
        Number.isInteger(value.id) &&
        NotificationTypeValues.some((type) => type === value.type) &&
        typeof value.is_read === 'boolean' &&
        typeof value.body === 'string' &&
        (value.client_id === null || Number.isInteger(value.client_id)) &&
        typeof value.notifiable_type === 'string' &&
        (value.client === null || isClient(value.client)) &&
        isRecord(value.notifiable) &&
        Number.isInteger(value.notifiable.id) &&
        typeof value.notified_at === 'string' &&
        !Number.isNaN(Date.parse(value.notified_at))
    );
}

function isClient(value: unknown): boolean {
    return isRecord(value) && Number.isInteger(value.id) && typeof value.full_name === 'string';
}

function isPersonalNotification(value: unknown): value is PersonalNotification {
    return (
        isRecord(value) &&
        PERSONAL_NOTIFICATION_TYPES.some((type) => type === value.type) &&
        (!String(value.type).startsWith('email_') || Number.isInteger(value.client_id)) &&
        typeof value.title === 'string' &&
        typeof value.body === 'string' &&
        typeof value.url === 'string' &&
        value.url.startsWith('/') &&
        !value.url.startsWith('//')
    );
}

function isRead(value: unknown): value is ReadPayload {
    return (
        isRecord(value) &&
        Number.isInteger(value.notification_id) &&
        typeof value.is_read === 'boolean' &&
        (value.notified_at === undefined || typeof value.notified_at === 'string')
    );
}

function isRecord(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null;
}
