import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveChannels, subscribe } from '@/realtime/subscriptions';
import { useAccessStore } from '@/stores/access-store';
import { useClientEmailsStore } from '@/stores/client-emails-store';
import { useNotificationStore } from '@/stores/notification-store';
import { usePersonalNotificationStore } from '@/stores/personal-notification-store';
import { testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';
import type { Ability, NotificationType } from '@/types/generated';

type Callback = (payload?: unknown) => void;

/** Fake Echo that records listeners. */
class FakeEcho implements LiveChannels {
    readonly listeners = new Map<string, Map<string, Callback>>();

    private(name: string) {
        const callbacks = new Map<string, Callback>();
        this.listeners.set(name, callbacks);
        const remember = (event: string) => (callback: Callback) => {
            callbacks.set(event, callback);
            return channel;
        };
        const channel = {
            listen: (event: string, callback: Callback) => remember(event)(callback),
            notification: remember('notification'),
            subscribed: remember('subscribed'),
            error: remember('error'),
        };

        return channel;
    }

    send(channel: string, event: string, payload?: unknown): void {
        const callback = this.listeners.get(channel)?.get(event);
        if (!callback) {
            throw new Error(`No listener for ${event} on ${channel}.`);
        }
        callback(payload);
    }
}

const TABLE: [channel: string, event: string, ability: Ability, type: NotificationType][] = [
    ['message-notifications', 'sms-message-notification', 'viewSMSPanel', 'message'],
    ['new-client-risk-check-notifications', 'new-account-check-notification', 'riskCheckClients', 'risk_check'],
    ['withdrawal-pending-notifications', 'withdrawal-pending-notification', 'viewWithdrawals', 'withdrawal'],
    ['deposit-pending-notifications', 'deposit-pending-notification', 'viewDeposits', 'deposit'],
    [
        'rsg-communication-notifications',
        'RsgCommunicationNotificationEvent',
        'viewRsgCommunications',
        'rsg_communication',
    ],
    [
        'rsg-form-submission-notifications',
        'RsgFormSubmissionNotificationEvent',
        'viewRsgFormSubmissions',
        'form_submission',
    ],
];
const EVERYTHING = Object.fromEntries(TABLE.map(([, , ability]) => [ability, true]));

const store = () => useNotificationStore.getState();
const events = { onListening: vi.fn(), onUnknown: vi.fn() };
let echo: FakeEcho;

function listen(can: Record<string, boolean>): void {
    echo = new FakeEcho();
    subscribe(echo, testUser({ id: 7, can }), events);
}

beforeEach(() => {
    vi.clearAllMocks();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    store().clear();
});

describe.each(TABLE)('%s', (channel, event, ability, type) => {
    it(`stores ${event}`, () => {
        listen({ [ability]: true });
        echo.send(`${channel}.7`, `.${event}`, aNotification({ type }));

        expect(store().lists[type]).toHaveLength(1);
    });

    it(`needs ${ability}`, () => {
        listen({ ...EVERYTHING, [ability]: false });

        expect([...echo.listeners.keys()]).not.toContain(`${channel}.7`);
        expect(echo.listeners.size).toBe(TABLE.length);
    });
});

it('receives read events without any ability', () => {
    listen({});
    store().receive(aNotification({ id: 3 }));
    echo.send('read-notifications.7', '.read-notification-event', {
        notification_id: 3,
        is_read: true,
        type: 'risk_check',
    });

    expect(store().counters.unreadNewAccountChecksCount).toBe(0);
    expect(events.onUnknown).not.toHaveBeenCalled();
});

it('keeps a newer notification unread when an older one of the same row is read', () => {
    listen({});
    store().receive(aNotification({ id: 3, notified_at: '2026-11-20T05:00:10Z' }));
    const read = { notification_id: 3, is_read: true };
    echo.send('read-notifications.7', '.read-notification-event', { ...read, notified_at: '2026-11-20T05:00:00Z' });

    expect(store().counters.unreadNewAccountChecksCount).toBe(1);
    expect(events.onUnknown).not.toHaveBeenCalled();

    echo.send('read-notifications.7', '.read-notification-event', { ...read, notified_at: '2026-11-20T05:00:10Z' });

    expect(store().counters.unreadNewAccountChecksCount).toBe(0);
});

it('asks the server about a read event of an unknown notification', () => {
    listen({});
    echo.send('read-notifications.7', '.read-notification-event', { notification_id: 99, is_read: true });

    expect(events.onUnknown).toHaveBeenCalledOnce();
});

it('receives the standard broadcast notification, wrapped or not', () => {
    listen({ viewDeposits: true });
    echo.send('deposit-pending-notifications.7', 'notification', aNotification({ id: 1, client_id: 1 }));
    echo.send('deposit-pending-notifications.7', 'notification', {
        notification: aNotification({ id: 2, client_id: 2 }),
    });

    expect(store().counters.unreadNewAccountChecksCount).toBe(2);
});

it('receives reviews on the channel of all users, because they have no own channel', () => {
    listen({ viewSocialMediaReviews: true });
    echo.send('read-notifications.7', 'notification', aNotification({ type: 'social_media_review' }));

    expect(store().lists.social_media_review).toHaveLength(1);
    expect(store().counters.socialMediaReviewsNotificationsCount).toBe(1);
    expect([...echo.listeners.keys()]).toEqual(['read-notifications.7']);
});

describe('client emails', () => {
    const email = {
        type: 'email_received',
        client_id: 5,
        title: 'Email from Mei Chen',
        body: 'My withdrawal',
        url: '/clients/5/emails',
    };

    beforeEach(() => {
        usePersonalNotificationStore.setState({ latest: null });
        useClientEmailsStore.setState({ changed: null });
    });

    it.each(['email_received', 'email_undelivered'])('notify the user and reload an open list (%s)', (type) => {
        listen({});
        echo.send('read-notifications.7', 'notification', { id: 0, ...email, type });

        expect(usePersonalNotificationStore.getState().latest).toMatchObject({
            title: 'Email from Mei Chen',
            url: '/clients/5/emails',
        });
        expect(useClientEmailsStore.getState().changed).toEqual({ clientId: 5 });
    });

    it('send other users an event without content', () => {
        listen({});
        echo.send('read-notifications.7', 'notification', { id: 0, type: 'client_emails_changed', client_id: 5 });

        expect(usePersonalNotificationStore.getState().latest).toBeNull();
        expect(useClientEmailsStore.getState().changed).toEqual({ clientId: 5 });
        expect(console.warn).not.toHaveBeenCalled();
    });

    it.each([
        ['no client', { ...email, client_id: undefined }],
        ['an address elsewhere', { ...email, url: '//example.com' }],
        ['a client that is none', { type: 'client_emails_changed', client_id: '5' }],
    ])('ignore a payload with %s', (_, payload) => {
        listen({});
        echo.send('read-notifications.7', 'notification', payload);

        expect(useClientEmailsStore.getState().changed).toBeNull();
        expect(console.warn).toHaveBeenCalledOnce();
    });
});

it.each([
    ['role_proposal', '/users/roles-description?role=7'],
    ['guide_version', '/guides/limits'],
] as const)('notifies the user of a %s', (type, url) => {
    listen({});
    echo.send('read-notifications.7', 'notification', { id: 0, type, title: 'Title', body: 'Text', url });

    expect(usePersonalNotificationStore.getState().latest).toMatchObject({ type, url });
});

it('reports when a channel is subscribed', () => {
    listen({});
    echo.send('read-notifications.7', 'subscribed');

    expect(events.onListening).toHaveBeenCalledOnce();
});

it.each([
    ['nothing', undefined],
    ['text', 'hello'],
    ['an unknown type', { ...aNotification(), type: 'lottery' }],
    ['no id', { ...aNotification(), id: undefined }],
    ['a time that is none', { ...aNotification(), notified_at: 'soon' }],
    ['a client without a name', { ...aNotification(), client: { id: 1 } }],
    ['no work', { ...aNotification(), notifiable: null }],
])('logs and ignores a payload with %s', (_, payload) => {
    listen({ riskCheckClients: true });
    echo.send('new-client-risk-check-notifications.7', '.new-account-check-notification', payload);

    expect(store().revision).toBe(0);
    expect(console.warn).toHaveBeenCalledOnce();
});

it('logs a refused channel and continues', () => {
    listen({});
    echo.send('read-notifications.7', 'error', { status: 403 });

    expect(console.warn).toHaveBeenCalledOnce();
});

it('notes that the abilities of the viewer changed', () => {
    listen({});

    echo.send('read-notifications.7', 'notification', { type: 'access_changed', id: 0 });

    expect(useAccessStore.getState().changes).toBe(1);
});
