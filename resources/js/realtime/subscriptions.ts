import {
    changedEmailsIn,
    changedWithdrawalIn,
    isAccessChange,
    notificationIn,
    personalNotificationIn,
    type ReadPayload,
    readIn,
} from '@/realtime/payloads';
import { noteAccessChanged } from '@/stores/access-store';
import { noteWithdrawalChanged } from '@/stores/changed-withdrawals-store';
import { noteEmailsChanged } from '@/stores/client-emails-store';
import { noteJoined } from '@/stores/connection-store';
import { unreadEntry, useNotificationStore } from '@/stores/notification-store';
import { receivePersonalNotification } from '@/stores/personal-notification-store';
import type { Ability, AuthUser } from '@/types/generated';

interface Subscription {
    /** Channel name without the user's id, which is its suffix. */
    channel: string;
    /** Name from `broadcastAs`. */
    event: string;
    /** Ability needed to listen, or null for every user. */
    ability: Ability | null;
    /** Returns false for a malformed payload. */
    handle: (payload: unknown, session: SubscriptionEvents) => boolean;
}

/** The user whose channels are subscribed. */
export type Listener = Pick<AuthUser, 'id' | 'can'>;

export interface SubscriptionEvents {
    /** A channel is subscribed. Earlier events were missed. */
    onListening: () => void;
    /** An event refers to a notification that the store doesn't have. */
    onUnknown: () => void;
}

/** The part of `Echo<'reverb'>` that is used. */
export interface LiveChannels {
    private: (channel: string) => LiveChannel;
}

interface LiveChannel {
    listen: (event: string, callback: (payload: unknown) => void) => LiveChannel;
    notification: (callback: (payload: unknown) => void) => LiveChannel;
    subscribed: (callback: () => void) => LiveChannel;
    error: (callback: (error: unknown) => void) => LiveChannel;
}

/** Private channels from section 7 of the specification. */
const SUBSCRIPTIONS: readonly Subscription[] = [
    {
        channel: 'message-notifications',
        event: 'sms-message-notification',
        ability: 'viewSMSPanel',
        handle: takeNotification,
    },
    {
        channel: 'new-client-risk-check-notifications',
        event: 'new-account-check-notification',
        ability: 'riskCheckClients',
        handle: takeNotification,
    },
    {
        channel: 'withdrawal-pending-notifications',
        event: 'withdrawal-pending-notification',
        ability: 'viewWithdrawals',
        handle: takeNotification,
    },
    {
        channel: 'deposit-pending-notifications',
        event: 'deposit-pending-notification',
        ability: 'viewDeposits',
        handle: takeNotification,
    },
    {
        channel: 'rsg-communication-notifications',
        event: 'RsgCommunicationNotificationEvent',
        ability: 'viewRsgCommunications',
        handle: takeNotification,
    },
    {
        channel: 'rsg-form-submission-notifications',
        event: 'RsgFormSubmissionNotificationEvent',
        ability: 'viewRsgFormSubmissions',
        handle: takeNotification,
    },
    { channel: 'read-notifications', event: 'read-notification-event', ability: null, handle: takeRead },
];

/** Subscriptions that the user is allowed to have. */
function subscriptionsOf({ can }: Listener): Subscription[] {
    return SUBSCRIPTIONS.filter(({ ability }) => ability === null || can[ability] === true);
}

/** Subscribes the user to their channels and passes each event to the notification store. */
export function subscribe(live: LiveChannels, listener: Listener, events: SubscriptionEvents): void {
    for (const { channel, event, ability, handle } of subscriptionsOf(listener)) {
        const hear = (name: string, take: Subscription['handle']) => (payload: unknown) => {
            if (!take(payload, events)) {
                console.warn(`The live event ${name} on ${channel} is malformed and was ignored.`);
            }
        };
        live.private(`${channel}.${listener.id}`)
            .listen(`.${event}`, hear(event, handle))
            .notification(hear('of a broadcast notification', takeBroadcast))
            .subscribed(() => {
                events.onListening();
                if (ability === null) {
                    noteJoined();
                }
            })
            .error((error) => console.warn(`Channel ${channel} could not be subscribed.`, error));
    }
}

/** Work, a personal notification, or a change of a list that may be open. */
function takeBroadcast(payload: unknown): boolean {
    const personal = personalNotificationIn(payload);
    const clientId = personal?.client_id ?? changedEmailsIn(payload);
    if (personal) {
        receivePersonalNotification(personal);
    }
    if (clientId !== null) {
        noteEmailsChanged(clientId);
    }

    if (isAccessChange(payload)) {
        noteAccessChanged();

        return true;
    }

    const withdrawalId = changedWithdrawalIn(payload);
    if (withdrawalId !== null) {
        noteWithdrawalChanged(withdrawalId);
    }

    return personal !== null || clientId !== null || withdrawalId !== null || takeNotification(payload);
}

function takeNotification(payload: unknown): boolean {
    const notification = notificationIn(payload);
    if (notification) {
        useNotificationStore.getState().receive(notification);
    }

    return notification !== null;
}

function takeRead(payload: unknown, { onUnknown }: SubscriptionEvents): boolean {
    const read = readIn(payload);
    if (read && !isOvertaken(read) && !(read.is_read && useNotificationStore.getState().settle(read.notification_id))) {
        onUnknown();
    }

    return read !== null;
}

/** Returns whether the store has a newer version of the notification than the one that was read. */
function isOvertaken({ notification_id, notified_at }: ReadPayload): boolean {
    const held = unreadEntry(notification_id);

    return held !== undefined && notified_at !== undefined && held.notified_at > notified_at;
}
