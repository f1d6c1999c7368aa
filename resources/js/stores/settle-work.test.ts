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

it('spares later news of the same row, and wants the server asked', () => {
    store().receive(aNotification({ id: 1, notified_at: LATER }));
    settleWork(aNotification({ id: 1 }));

    expect(store().leaving.has(1)).toBe(false);
    expect(store().doubts).toBe(1);
});

it('takes what is held for read too when that is older', () => {
    store().receive(aNotification({ id: 1 }));
    settleWork(aNotification({ id: 1, notified_at: LATER }));
    vi.advanceTimersByTime(REMOVAL_MS);

    expect(store().lists.risk_check).toEqual([]);
    expect(store().receive(aNotification({ id: 1, notified_at: LATER }))).toBe(false);
});

it('spares later news that only the answer of the server brings', () => {
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

it('wants the server asked once about a row that is not held, for its counter may count it', () => {
    settleWork(aNotification({ id: 1 }));
    settleWork(aNotification({ id: 1 }));

    expect(store().doubts).toBe(1);
});

it('is doubted when unread news of the row come late, or while it slides out', () => {
    store().receive(aNotification({ id: 1 }));
    store().settle(1);
    store().receive(aNotification({ id: 1 }));
    expect(store().doubts).toBe(1);
    store().receive(aNotification({ id: 1, notified_at: LATER }));
    expect(store().doubts).toBe(2);
});

it('leaves nothing behind of a row that another one of its client replaced meanwhile', () => {
    store().receive(aNotification({ id: 1, client_id: 7 }));
    store().settle(1);
    store().receive(aNotification({ id: 2, client_id: 7 }));
    vi.advanceTimersByTime(REMOVAL_MS);

    expect(store().leaving.size).toBe(0);
    expect(store().lists.risk_check.map(({ id }) => id)).toEqual([2]);
});
