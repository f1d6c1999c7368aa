import {
    changedEmailsIn,
    changedWithdrawalIn,
    notificationIn,
    personalNewsIn,
    type ReadPayload,
    readIn,
} from '@/realtime/payloads';
import { noteWithdrawalChanged } from '@/stores/changed-withdrawals-store';
import { noteEmailsChanged } from '@/stores/client-emails-store';
import { unreadEntry, useNotificationStore } from '@/stores/notification-store';
import { receivePersonalNews } from '@/stores/personal-news-store';
import type { Ability, AuthUser } from '@/types/generated';

interface Subscription {
    /** Everybody has their own, with their id as its suffix. */
    channel: string;
    /** As `broadcastAs` gives it. */
    event: string;
    /** What one must hold to listen; null for everybody. */
    ability: Ability | null;
    /** False when the payload is not what the event should carry. */
    handle: (payload: unknown, session: SubscriptionEvents) => boolean;
}

/** Whose channels are heard. */
export type Listener = Pick<AuthUser, 'id' | 'can'>;

export interface SubscriptionEvents {
    /** A channel is heard from now on; what was sent before was missed. */
    onListening: () => void;
    /** An event told of something that the store does not hold. */
    onUnknown: () => void;
}

/** What is used of Echo: `Echo<'reverb'>` has it. */
export interface LiveChannels {
    private: (channel: string) => LiveChannel;
}

interface LiveChannel {
    listen: (event: string, callback: (payload: unknown) => void) => LiveChannel;
    notification: (callback: (payload: unknown) => void) => LiveChannel;
    subscribed: (callback: () => void) => LiveChannel;
    error: (callback: (error: unknown) => void) => LiveChannel;
}

/** The private channels of the specification's section 7. */
const SUBSCRIPTIONS: readonly Subscription[] = [
    {
        channel: 'message-notifications',
        event: 'sms-message-notification',
        ability: 'viewSMSPanel',
        handle: takeNews,
    },
    {
        channel: 'new-client-risk-check-notifications',
        event: 'new-account-check-notification',
        ability: 'riskCheckClients',
        handle: takeNews,
    },
    {
        channel: 'withdrawal-pending-notifications',
        event: 'withdrawal-pending-notification',
        ability: 'viewWithdrawals',
        handle: takeNews,
    },
    {
        channel: 'deposit-pending-notifications',
        event: 'deposit-pending-notification',
        ability: 'viewDeposits',
        handle: takeNews,
    },
    {
        channel: 'rsg-communication-notifications',
        event: 'RsgCommunicationNotificationEvent',
        ability: 'viewRsgCommunications',
        handle: takeNews,
    },
    {
        channel: 'rsg-form-submission-notifications',
        event: 'RsgFormSubmissionNotificationEvent',
        ability: 'viewRsgFormSubmissions',
        handle: takeNews,
    },
    { channel: 'read-notifications', event: 'read-notification-event', ability: null, handle: takeRead },
];

/** Those that the person may listen to. */
function subscriptionsOf({ can }: Listener): Subscription[] {
    return SUBSCRIPTIONS.filter(({ ability }) => ability === null || can[ability] === true);
}

/** Subscribes the person to their channels; every event goes to the notification store from then on. */
export function subscribe(live: LiveChannels, listener: Listener, events: SubscriptionEvents): void {
    for (const { channel, event, handle } of subscriptionsOf(listener)) {
        const hear = (name: string, take: Subscription['handle']) => (payload: unknown) => {
            if (!take(payload, events)) {
                console.warn(`The live event ${name} on ${channel} is malformed and was ignored.`);
            }
        };
        live.private(`${channel}.${listener.id}`)
            .listen(`.${event}`, hear(event, handle))
            .notification(hear('of a broadcast notification', takeBroadcast))
            .subscribed(events.onListening)
            .error((error) => console.warn(`Channel ${channel} could not be heard.`, error));
    }
}

/** Of work, for this person alone, or of a list that they may have on the screen. */
function takeBroadcast(payload: unknown): boolean {
    const personal = personalNewsIn(payload);
    const clientId = personal?.client_id ?? changedEmailsIn(payload);
    if (personal) {
        receivePersonalNews(personal);
    }
    if (clientId !== null) {
        noteEmailsChanged(clientId);
    }

    const withdrawalId = changedWithdrawalIn(payload);
    if (withdrawalId !== null) {
        noteWithdrawalChanged(withdrawalId);
    }

    return personal !== null || clientId !== null || withdrawalId !== null || takeNews(payload);
}

function takeNews(payload: unknown): boolean {
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

/** Whether newer news than was read is held by now: on its way, the event was slower. */
function isOvertaken({ notification_id, notified_at }: ReadPayload): boolean {
    const held = unreadEntry(notification_id);

    return held !== undefined && notified_at !== undefined && held.notified_at > notified_at;
}
