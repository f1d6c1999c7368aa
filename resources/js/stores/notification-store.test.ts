import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNotification } from '@/testing/notifications';
import { type NotificationData, NotificationTypeValues } from '@/types/generated';
import { COUNTER_OF, NO_COUNTERS } from './notification-lists';
import { REMOVAL_MS, useNotificationStore } from './notification-store';

const store = () => useNotificationStore.getState();

beforeEach(() => {
    vi.useFakeTimers();
    store().clear();
});
afterEach(() => vi.useRealTimers());

describe('incoming event', () => {
    it('is first in the list and counted', () => {
        store().receive(aNotification({ id: 1, client_id: 1 }));
        store().receive(aNotification({ id: 2, client_id: 2 }));

        expect(store().lists.risk_check.map(({ id }) => id)).toEqual([2, 1]);
        expect(store().counters.unreadNewAccountChecksCount).toBe(2);
    });

    it('replaces the entry of the same client and type and counts once', () => {
        store().receive(aNotification({ id: 1, client_id: 7, body: 'old' }));
        store().receive(aNotification({ id: 1, client_id: 7, body: 'new', notified_at: '2026-11-20T00:01:00Z' }));

        expect(store().lists.risk_check).toHaveLength(1);
        expect(store().lists.risk_check[0]?.body).toBe('new');
        expect(store().counters.unreadNewAccountChecksCount).toBe(1);
    });

    it('keeps another type of the same client', () => {
        store().receive(aNotification({ id: 1, client_id: 7 }));
        store().receive(aNotification({ id: 2, client_id: 7, type: 'deposit' }));

        expect(store().counters).toMatchObject({ unreadNewAccountChecksCount: 1, unreadDepositsCount: 1 });
    });

    it('keeps deposits of unknown payers', () => {
        store().receive(aNotification({ id: 1, type: 'deposit', client_id: null, notifiable_id: 10 }));
        store().receive(aNotification({ id: 2, type: 'deposit', client_id: null, notifiable_id: 11 }));

        expect(store().lists.deposit).toHaveLength(2);
    });

    it('triggers a request when the count may include its row already', () => {
        const listed = aNotification({ id: 50, type: 'deposit', client_id: 50 });
        const counters = { ...NO_COUNTERS, unreadDepositsCount: 2 };
        store().hydrate({ counters, notifications: { deposit: [listed] } });

        store().receive(aNotification({ id: 51, type: 'deposit', client_id: 51 }));
        expect(store()).toMatchObject({ doubts: 0, counters: { unreadDepositsCount: 3 } });

        store().receive(aNotification({ id: 20, type: 'deposit', client_id: 20 }));
        expect(store().doubts).toBe(1);
    });

    it('triggers no request when every counted row is in the list', () => {
        store().receive(aNotification({ id: 50, client_id: 50 }));
        store().receive(aNotification({ id: 20, client_id: 20 }));

        expect(store()).toMatchObject({ doubts: 0, counters: { unreadNewAccountChecksCount: 2 } });
    });

    it('is ignored when it arrives twice', () => {
        const event = aNotification({ id: 1, client_id: 1 });

        expect(store().receive(event)).toBe(true);
        expect(store().receive(event)).toBe(false);
        expect(store().counters.unreadNewAccountChecksCount).toBe(1);
    });

    it('is ignored when it arrives again after it was read', () => {
        const event = aNotification({ id: 1, client_id: 1 });
        store().receive(event);
        store().settle(1);
        vi.advanceTimersByTime(REMOVAL_MS);

        expect(store().receive(event)).toBe(false);
        expect(store().lists.risk_check).toEqual([]);
    });

    it('is ignored when it is older than the known entry', () => {
        store().receive(aNotification({ id: 2, client_id: 7, body: 'new', notified_at: '2026-11-20T00:05:00Z' }));

        expect(store().receive(aNotification({ id: 1, client_id: 7, body: 'old' }))).toBe(false);
        expect(store().receive(aNotification({ id: 2, client_id: 7, body: 'old' }))).toBe(false);
        expect(store().lists.risk_check.map(({ body }) => body)).toEqual(['new']);
        expect(store().counters.unreadNewAccountChecksCount).toBe(1);
    });

    it('replaces an earlier row of the same second', () => {
        store().receive(aNotification({ id: 1, client_id: 7 }));
        store().receive(aNotification({ id: 2, client_id: 7 }));

        expect(store().lists.risk_check.map(({ id }) => id)).toEqual([2]);
        expect(store().counters.unreadNewAccountChecksCount).toBe(1);
    });

    it('replaces an entry of the same second with other work', () => {
        store().receive(aNotification({ id: 1, type: 'deposit', notifiable_id: 10 }));

        expect(store().receive(aNotification({ id: 1, type: 'deposit', notifiable_id: 11 }))).toBe(true);
        expect(store().lists.deposit.map(({ notifiable }) => notifiable.id)).toEqual([11]);
        expect(store().counters.unreadDepositsCount).toBe(1);
    });

    it('keeps a newer entry unread when an older one arrives late as read', () => {
        store().receive(aNotification({ id: 1, body: 'new', notified_at: '2026-11-20T00:01:00Z' }));

        expect(store().receive(aNotification({ id: 1, is_read: true }))).toBe(false);
        expect(store().counters.unreadNewAccountChecksCount).toBe(1);
    });

    it('removes its row when it arrives again as read', () => {
        store().receive(aNotification({ id: 1 }));

        expect(store().receive(aNotification({ id: 1, is_read: true }))).toBe(true);
        expect(store().leaving.has(1)).toBe(true);
        expect(store().counters.unreadNewAccountChecksCount).toBe(0);
    });

    it('is the latest only while it is unread', () => {
        store().receive(aNotification({ id: 1, client_id: 1 }));
        store().receive(aNotification({ id: 2, client_id: 2, is_read: true }));

        expect(store().latest?.id).toBe(1);
    });

    it('lowers the counter when it replaces an unread entry as read', () => {
        store().receive(aNotification({ id: 1, client_id: 1 }));
        store().receive(aNotification({ id: 1, client_id: 1, is_read: true, notified_at: '2026-11-20T00:05:00Z' }));

        expect(store().counters.unreadNewAccountChecksCount).toBe(0);
    });
});

describe.each(NotificationTypeValues)('%s', (type) => {
    const count = () => store().counters[COUNTER_OF[type]];
    const event = (id: number, changes: Partial<NotificationData> = {}) =>
        aNotification({ id, client_id: id, type, ...changes });

    it('is counted, replaced, read and synchronised', () => {
        store().receive(event(1));
        store().receive(event(2));
        store().receive(event(1, { body: 'again', notified_at: '2026-11-20T00:01:00Z' }));
        expect(store().lists[type].map(({ id }) => id)).toEqual([1, 2]);
        expect(count()).toBe(2);

        store().settle(2);
        expect(count()).toBe(1);
        expect(Object.values(store().counters).reduce((sum, each) => sum + each, 0)).toBe(1);

        store().hydrate({
            counters: { ...NO_COUNTERS, [COUNTER_OF[type]]: 4 },
            notifications: { [type]: [event(9), event(1)] },
        });
        expect(store().lists[type].map(({ id }) => id)).toEqual([9, 1]);
        expect(count()).toBe(4);
    });
});

describe('messages', () => {
    it('has at most ten messages and lowers the counter for a dropped unread one', () => {
        for (let id = 1; id <= 11; id++) {
            store().receive(aNotification({ id, client_id: id, type: 'message' }));
        }

        expect(store().lists.message).toHaveLength(10);
        expect(store().lists.message.at(-1)?.id).toBe(2);
        expect(store().counters.unreadMessagesCount).toBe(10);
    });

    it('drops none when the client is known, and lowers nothing for a read one', () => {
        for (let id = 1; id <= 10; id++) {
            store().receive(aNotification({ id, client_id: id, type: 'message' }));
        }
        store().settle(1);
        store().receive(aNotification({ id: 5, client_id: 5, type: 'message', body: 'again' }));
        expect(store().lists.message).toHaveLength(10);
        expect(store().counters.unreadMessagesCount).toBe(9);

        store().receive(aNotification({ id: 11, client_id: 11, type: 'message' }));
        expect(store().lists.message.map(({ id }) => id)).not.toContain(1);
        expect(store().counters.unreadMessagesCount).toBe(10);
    });

    it('keeps no room for one that was read before it arrived', () => {
        for (let id = 1; id <= 10; id++) {
            store().receive(aNotification({ id, client_id: id, type: 'message' }));
        }
        store().receive(aNotification({ id: 11, client_id: 11, type: 'message', is_read: true }));

        expect(store().lists.message).toHaveLength(10);
        expect(store().lists.message.map(({ id }) => id)).not.toContain(11);
        expect(store().counters.unreadMessagesCount).toBe(10);
        // Its first event may arrive late.
        expect(store().receive(aNotification({ id: 11, client_id: 11, type: 'message' }))).toBe(false);
        expect(store().settle(11)).toBe(true);
    });
});

describe('reading', () => {
    it('lowers the counter at once, slides the row out and removes it after 0.6 s', () => {
        store().receive(aNotification({ id: 1, client_id: 1 }));
        store().settle(1);

        expect(store().counters.unreadNewAccountChecksCount).toBe(0);
        expect(store().leaving.has(1)).toBe(true);
        vi.advanceTimersByTime(599);
        expect(store().lists.risk_check).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(store().lists.risk_check).toEqual([]);
        expect(store().leaving.size).toBe(0);
    });

    it('counts once for repeated calls', () => {
        store().receive(aNotification({ id: 1, client_id: 1 }));
        store().receive(aNotification({ id: 2, client_id: 2 }));
        store().settle(1);
        store().settle(1);

        expect(store().counters.unreadNewAccountChecksCount).toBe(1);
    });

    it('returns false for an unknown notification', () => {
        expect(store().settle(99)).toBe(false);
    });

    it('keeps a row that was updated while it slid out', () => {
        store().receive(aNotification({ id: 1, client_id: 1 }));
        store().settle(1);
        store().receive(aNotification({ id: 1, client_id: 1, notified_at: '2026-11-20T00:09:00Z' }));
        vi.advanceTimersByTime(REMOVAL_MS);

        expect(store().lists.risk_check).toHaveLength(1);
        expect(store().counters.unreadNewAccountChecksCount).toBe(1);
    });
});

describe('hydration', () => {
    it('replaces lists and counters with the server’s state', () => {
        store().receive(aNotification({ id: 1, client_id: 1 }));
        store().hydrate({
            counters: { ...NO_COUNTERS, unreadDepositsCount: 3 },
            notifications: { deposit: [aNotification({ id: 5, type: 'deposit', client_id: 2 })] },
        });

        expect(store().lists.risk_check).toEqual([]);
        expect(store().lists.deposit).toHaveLength(1);
        expect(store().counters.unreadDepositsCount).toBe(3);
    });

    it('keeps read notifications read when their event arrives again', () => {
        const event = aNotification({ id: 1 });
        store().receive(event);
        store().settle(1);
        store().hydrate({ counters: NO_COUNTERS, notifications: {} });

        expect(store().receive(event)).toBe(false);
    });

    it('reapplies events that arrived during the request, without announcing them twice', () => {
        store().awaitHydration();
        store().receive(aNotification({ id: 1, client_id: 1 }));
        const { latest } = store();
        store().hydrate({ counters: NO_COUNTERS, notifications: {} });

        expect(store().lists.risk_check.map(({ id }) => id)).toEqual([1]);
        expect(store().counters.unreadNewAccountChecksCount).toBe(1);
        expect(store().latest).toBe(latest);
    });

    it('counts a gap only when a later state has something new', () => {
        const deposit = aNotification({ id: 5, type: 'deposit' });
        const recent = { counters: { ...NO_COUNTERS, unreadDepositsCount: 1 }, notifications: { deposit: [deposit] } };
        store().hydrate(recent);
        store().hydrate(recent);
        expect(store().gaps).toBe(0);

        store().hydrate({ counters: NO_COUNTERS, notifications: {} });
        expect(store().gaps).toBe(1);
    });
});
