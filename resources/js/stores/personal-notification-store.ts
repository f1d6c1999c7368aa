import { create } from 'zustand';

/**
 * A mention in a note, a finished export, an email from a client that the user manages, the user's own email that was not
 * delivered, a request for a second factor reset, a certification to earn or decide, a role change to confirm, and a guide
 * version to acknowledge.
 */
export const PERSONAL_NOTIFICATION_TYPES = [
    'note_mention',
    'export_ready',
    'email_received',
    'email_undelivered',
    'second_factor_reset',
    'certification',
    'role_proposal',
    'guide_version',
] as const;

/** A notification for this user only, sent as a standard broadcast notification. */
export interface PersonalNotification {
    type: (typeof PERSONAL_NOTIFICATION_TYPES)[number];
    title: string;
    body: string;
    /** Link to the item. */
    url: string;
    /** Client of the email. */
    client_id?: number;
}

/** The latest one. Always a new object, even for a repeated notification. */
export const usePersonalNotificationStore = create<{ latest: PersonalNotification | null }>()(() => ({ latest: null }));

export function receivePersonalNotification(notification: PersonalNotification): void {
    usePersonalNotificationStore.setState({ latest: notification });
}
