import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { reloadPage } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import * as connection from '@/realtime/connection';
import { useRealtime } from '@/realtime/use-realtime';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { REMOVAL_MS, useNotificationStore } from '@/stores/notification-store';
import { setSigningOut } from '@/stores/sign-out-store';
import { showPage, testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';
import type { CountersData } from '@/types/generated';

const store = () => useNotificationStore.getState();
const request = vi.mocked(requestJson);
const disconnect = vi.fn();
let connect: MockInstance<typeof connection.connect>;
const settleDown = () => vi.advanceTimersByTimeAsync(400);

function visit(user = testUser(), counters: CountersData | null = NO_COUNTERS) {
    showPage({ user, shared: { counters } });

    return user;
}

function signedIn(user = testUser(), counters?: CountersData) {
    return renderHook(({ viewer }) => useRealtime(viewer), { initialProps: { viewer: visit(user, counters) } });
}

function beHidden(isHidden: boolean): void {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    connect = vi.spyOn(connection, 'connect').mockReturnValue(disconnect);
    request.mockResolvedValue({ counters: NO_COUNTERS, notifications: {} });
    store().clear();
    setSigningOut(false);
});

afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
});

it('connects once for all pages and disconnects with the layout', async () => {
    const { rerender, unmount } = signedIn();
    await settleDown();
    rerender({ viewer: visit() });
    await settleDown();
    expect(connect).toHaveBeenCalledOnce();
    expect(disconnect).not.toHaveBeenCalled();

    unmount();
    expect(disconnect).toHaveBeenCalledOnce();
});

it('starts again for another user without the first user’s data', async () => {
    const { rerender } = signedIn();
    await settleDown();
    store().receive(aNotification());
    rerender({ viewer: visit(testUser({ id: 8 })) });

    expect(store().lists.risk_check).toEqual([]);
    await settleDown();
    expect(disconnect).toHaveBeenCalledOnce();
    expect(connect.mock.lastCall?.[0]).toMatchObject({ id: 8 });
});

it('stops during a sign-out and starts again if it fails', async () => {
    signedIn();
    await settleDown();
    let signal: AbortSignal | undefined;
    request.mockImplementationOnce((_, options) => {
        signal = options?.signal;

        return new Promise(() => undefined);
    });
    window.dispatchEvent(new Event('online'));
    await settleDown();
    request.mockClear();

    act(() => setSigningOut(true));
    expect(disconnect).toHaveBeenCalledOnce();
    expect(signal?.aborted).toBe(true);
    window.dispatchEvent(new Event('online'));
    await settleDown();
    expect(request).not.toHaveBeenCalled();

    act(() => setSigningOut(false));
    await settleDown();
    expect(connect).toHaveBeenCalledTimes(2);
    expect(request).toHaveBeenCalledOnce();
});

it('does not reload the page for a refusal during a sign-out', async () => {
    let refuse: (error: Error) => void = () => undefined;
    request.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    signedIn();
    await settleDown();
    act(() => setSigningOut(true));
    refuse(Object.assign(new Error('Unauthenticated'), { response: { status: 401 } }));
    await settleDown();

    expect(reloadPage).not.toHaveBeenCalled();
});

it('resubscribes when the abilities change', async () => {
    const { rerender } = signedIn();
    await settleDown();
    rerender({ viewer: visit(testUser({ can: { viewDeposits: true } })) });
    await settleDown();

    expect(connect).toHaveBeenCalledTimes(2);
});

it('uses the first page’s counters, then the server’s state', async () => {
    signedIn(testUser(), { ...NO_COUNTERS, unreadDepositsCount: 2 });
    expect(store().counters.unreadDepositsCount).toBe(2);

    await settleDown();
    expect(store().isHydrated).toBe(true);
});

it('asks the server when a visit has other counters', async () => {
    const { rerender } = signedIn();
    await settleDown();
    request.mockClear();
    rerender({ viewer: visit(testUser(), { ...NO_COUNTERS, unreadDepositsCount: 1 }) });
    await settleDown();
    expect(request).toHaveBeenCalledOnce();

    rerender({ viewer: visit(testUser(), { ...NO_COUNTERS }) });
    await settleDown();
    expect(request).toHaveBeenCalledOnce();
});

it.each([
    ['before the first server state', false],
    ['during a visit', true],
])('notices that a page lacks work which arrived %s', async (_, isLater) => {
    const oneDeposit = { ...NO_COUNTERS, unreadDepositsCount: 1 };
    const recent = { counters: oneDeposit, notifications: { deposit: [aNotification({ type: 'deposit' })] } };
    const { rerender } = signedIn(testUser(), isLater ? oneDeposit : NO_COUNTERS);
    request.mockResolvedValue(recent);
    await settleDown();
    const { gaps } = store();
    if (isLater) {
        // Answered before the deposit arrived.
        rerender({ viewer: visit(testUser(), { ...NO_COUNTERS }) });
        await settleDown();
    }
    expect(gaps).toBe(isLater ? 0 : 1);
    expect(store().gaps).toBe(1);

    // The next visit is up to date.
    rerender({ viewer: visit(testUser(), { ...oneDeposit }) });
    window.dispatchEvent(new Event('online'));
    await settleDown();
    expect(store().gaps).toBe(1);
});

it('asks the server once the channels are subscribed', async () => {
    signedIn();
    await settleDown();
    request.mockClear();
    connect.mock.lastCall?.[2].onListening();
    await settleDown();

    expect(request).toHaveBeenCalledOnce();
});

it('asks the server when the browser is online again', async () => {
    signedIn();
    await settleDown();
    request.mockClear();
    window.dispatchEvent(new Event('online'));
    await settleDown();

    expect(request).toHaveBeenCalledOnce();
});

it('asks the server for an older message when one leaves the full list', async () => {
    signedIn();
    await settleDown();
    const receive = (id: number) => store().receive(aNotification({ id, client_id: id, type: 'message' }));
    for (let id = 1; id <= 10; id++) {
        receive(id);
    }
    request.mockClear();
    store().settle(3);
    await vi.advanceTimersByTimeAsync(REMOVAL_MS - 1);
    expect(request).not.toHaveBeenCalled();
    await settleDown();
    expect(request).toHaveBeenCalledOnce();

    // The server has no more messages.
    request.mockClear();
    receive(11);
    store().settle(11);
    await vi.advanceTimersByTimeAsync(2 * REMOVAL_MS);
    expect(request).not.toHaveBeenCalled();
});

it('asks the server once for older rows when a list runs out and more are unread', async () => {
    const counters = { ...NO_COUNTERS, unreadDepositsCount: 3 };
    const rows = [1, 2].map((id) => aNotification({ id, client_id: id, type: 'deposit' }));
    request.mockResolvedValue({ counters, notifications: { deposit: rows } });
    signedIn(testUser(), counters);
    await settleDown();
    request.mockReset().mockResolvedValue({ counters: { ...counters, unreadDepositsCount: 1 }, notifications: {} });

    store().settle(1);
    await vi.advanceTimersByTimeAsync(2 * REMOVAL_MS);
    expect(request).not.toHaveBeenCalled();

    store().settle(2);
    await vi.advanceTimersByTimeAsync(2 * REMOVAL_MS);
    expect(request).toHaveBeenCalledOnce();
    // The response has no rows either.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(request).toHaveBeenCalledOnce();
});

it.each([
    [60_000, 0],
    [60_001, 1],
])('sends requests after %i ms in the background: %i', async (away, times) => {
    signedIn();
    await settleDown();
    request.mockClear();
    beHidden(true);
    vi.setSystemTime(Date.now() + away);
    beHidden(false);
    await settleDown();

    expect(request).toHaveBeenCalledTimes(times);
});

describe('with several tabs', () => {
    const LATER = '2026-11-20T00:05:00Z';
    let otherTab: BroadcastChannel;

    beforeEach(async () => {
        vi.useRealTimers();
        signedIn();
        await vi.waitFor(() => expect(store().isHydrated).toBe(true));
        otherTab = new BroadcastChannel('notifications.7');
    });

    afterEach(() => otherTab.close());

    it('marks a notification as read in every tab', async () => {
        store().receive(aNotification({ id: 4 }));
        otherTab.postMessage(aNotification({ id: 4 }));
        await vi.waitFor(() => expect(store().leaving.has(4)).toBe(true));

        const heard = new Promise((resolve) => {
            otherTab.onmessage = ({ data }) => resolve(data);
        });
        store().receive(aNotification({ id: 5, client_id: 5 }));
        store().settle(5);
        expect(await heard).toMatchObject({ id: 5, client_id: 5 });
    });

    it('keeps a newer version unread and asks the server', async () => {
        request.mockClear();
        store().receive(aNotification({ id: 4, notified_at: LATER }));
        otherTab.postMessage(aNotification({ id: 4 }));
        await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());

        expect(store().leaving.has(4)).toBe(false);
    });

    it('treats a notification as read that another tab read first', async () => {
        otherTab.postMessage(aNotification({ id: 4, notified_at: LATER }));
        await vi.waitFor(() => expect(store().settled.has(4)).toBe(true));

        expect(store().receive(aNotification({ id: 4, notified_at: LATER }))).toBe(false);
        expect(store().counters.unreadNewAccountChecksCount).toBe(0);
    });

    it('ignores malformed messages', async () => {
        store().receive(aNotification({ id: 4 }));
        otherTab.postMessage(4);
        otherTab.postMessage({ id: 4 });
        otherTab.postMessage(aNotification({ id: 6, client_id: 6 }));
        await vi.waitFor(() => expect(store().settled.has(6)).toBe(true));

        expect(store().leaving.has(4)).toBe(false);
    });
});
