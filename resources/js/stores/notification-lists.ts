import {
    type CountersData,
    type NotificationData,
    type NotificationType,
    NotificationTypeValues,
} from '@/types/generated';

export type NotificationLists = Record<NotificationType, NotificationData[]>;

/** Maximum length of the message list. The other lists keep what the server sends. */
export const MESSAGE_LIMIT = 10;

/** Counter of each type. */
export const COUNTER_OF: Record<NotificationType, keyof CountersData> = {
    risk_check: 'unreadNewAccountChecksCount',
    withdrawal: 'unreadWithdrawalsCount',
    deposit: 'unreadDepositsCount',
    rsg_communication: 'rsgNotificationCount',
    form_submission: 'formSubmissionCount',
    social_media_review: 'socialMediaReviewsNotificationsCount',
    message: 'unreadMessagesCount',
};

export const NO_COUNTERS: CountersData = {
    unreadMessagesCount: 0,
    unreadNewAccountChecksCount: 0,
    unreadWithdrawalsCount: 0,
    unreadDepositsCount: 0,
    rsgNotificationCount: 0,
    formSubmissionCount: 0,
    socialMediaReviewsNotificationsCount: 0,
};

/** Lists of every type, empty except for the given ones. */
export function listsOf(given: Readonly<Record<string, NotificationData[]>> = {}): NotificationLists {
    return {
        risk_check: given.risk_check ?? [],
        withdrawal: given.withdrawal ?? [],
        rsg_communication: given.rsg_communication ?? [],
        form_submission: given.form_submission ?? [],
        social_media_review: given.social_media_review ?? [],
        message: given.message ?? [],
        deposit: given.deposit ?? [],
    };
}

export function haveSameCounts(one: CountersData, other: CountersData): boolean {
    return Object.values(COUNTER_OF).every((name) => one[name] === other[name]);
}

/** Returns whether both have the same notifications in the same order, read or not. */
export function haveSameNotifications(one: NotificationLists, other: NotificationLists): boolean {
    return NotificationTypeValues.every(
        (type) =>
            one[type].length === other[type].length &&
            one[type].every((entry, index) => {
                const counterpart = other[type][index];

                return counterpart?.id === entry.id && !isNewer(entry, counterpart) && !isNewer(counterpart, entry);
            }),
    );
}

/** Changes the counter of a type, but not below zero. */
export function moveCounter(counters: CountersData, type: NotificationType, change: number): CountersData {
    const name = COUNTER_OF[type];

    return change === 0 ? counters : { ...counters, [name]: Math.max(0, counters[name] + change) };
}

/**
 * Returns whether `incoming` is newer than `known`, both for the same work. The server's times have whole seconds: within one
 * second, a later row, other work or another text is newer.
 */
export function isNewer(incoming: NotificationData, known: NotificationData): boolean {
    return (
        incoming.notified_at > known.notified_at ||
        (incoming.notified_at === known.notified_at &&
            incoming.id >= known.id &&
            (incoming.id > known.id || incoming.notifiable.id !== known.notifiable.id || incoming.body !== known.body))
    );
}

/** Returns whether both are for the same client and type, or for the same record when the client is unknown. */
export function isSameWork(one: NotificationData, other: NotificationData): boolean {
    if (one.id === other.id) {
        return true;
    }
    if (one.client_id !== null || other.client_id !== null) {
        return one.client_id === other.client_id;
    }

    return one.notifiable_type === other.notifiable_type && one.notifiable.id === other.notifiable.id;
}

/** Puts an unread entry first and removes older ones for the same work. Returns the change of the unread count. */
export function place(
    list: NotificationData[],
    incoming: NotificationData,
): { list: NotificationData[]; unreadChange: number } {
    const replaced = list.filter((entry) => isSameWork(entry, incoming));
    const others = list.filter((entry) => !isSameWork(entry, incoming));
    const kept = incoming.is_read ? others : [incoming, ...others];
    const dropped = incoming.type === 'message' ? kept.splice(MESSAGE_LIMIT) : [];

    return { list: kept, unreadChange: unread([incoming]) - unread(replaced) - unread(dropped) };
}

export function unread(entries: NotificationData[]): number {
    return entries.filter((entry) => !entry.is_read).length;
}
