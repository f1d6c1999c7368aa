import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aNotification } from '@/testing/notifications';
import { NO_COUNTERS } from './notification-lists';
import { REMOVAL_MS, settleWork, useNotificationStore } from './notification-store';

const LATER = '2026-11-20T00:05:00Z';

const store = () => useNotificationStore.getState();

beforeEach(() => {
    vi.useFakeTimers();
    store().clear();
});
afterEach(() => vi.useRealTimers());

it('keeps a newer version of the row and asks the server', () => {
    store().receive(aNotification({ id: 1, notified_at: LATER }));
    settleWork(aNotification({ id: 1 }));

    expect(store().leaving.has(1)).toBe(false);
    expect(store().doubts).toBe(1);
});

it('marks an older version as read too', () => {
    store().receive(aNotification({ id: 1 }));
    settleWork(aNotification({ id: 1, notified_at: LATER }));
    vi.advanceTimersByTime(REMOVAL_MS);

    expect(store().lists.risk_check).toEqual([]);
    expect(store().receive(aNotification({ id: 1, notified_at: LATER }))).toBe(false);
});

it('keeps a newer version that arrives with the server’s response', () => {
    store().receive(aNotification({ id: 1 }));
    store().awaitHydration();
    store().settle(1);
    store().hydrate({
        counters: { ...NO_COUNTERS, unreadNewAccountChecksCount: 1 },
        notifications: { risk_check: [aNotification({ id: 1, notified_at: LATER })] },
    });
    vi.advanceTimersByTime(REMOVAL_MS);

    expect(store().lists.risk_check).toHaveLength(1);
    expect(store().counters.unreadNewAccountChecksCount).toBe(1);
});

it('asks the server once about an unknown row, because the counter may include it', () => {
    settleWork(aNotification({ id: 1 }));
    settleWork(aNotification({ id: 1 }));

    expect(store().doubts).toBe(1);
});

it('asks the server when the row is updated late or while it slides out', () => {
    store().receive(aNotification({ id: 1 }));
    store().settle(1);
    store().receive(aNotification({ id: 1 }));
    expect(store().doubts).toBe(1);
    store().receive(aNotification({ id: 1, notified_at: LATER }));
    expect(store().doubts).toBe(2);
});

it('keeps no record of a row that another one of the client replaced', () => {
    store().receive(aNotification({ id: 1, client_id: 7 }));
    store().settle(1);
    store().receive(aNotification({ id: 2, client_id: 7 }));
    vi.advanceTimersByTime(REMOVAL_MS);

    expect(store().leaving.size).toBe(0);
    expect(store().lists.risk_check.map(({ id }) => id)).toEqual([2]);
});
