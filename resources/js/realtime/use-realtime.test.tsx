import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { reloadPage } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import * as connection from '@/realtime/connection';
import { useRealtime } from '@/realtime/use-realtime';
import { setLeaving } from '@/stores/leaving-store';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { REMOVAL_MS, useNotificationStore } from '@/stores/notification-store';
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
    setLeaving(false);
});

afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
});

it('connects once, however many pages are visited, and ends with the layout', async () => {
    const { rerender, unmount } = signedIn();
    await settleDown();
    rerender({ viewer: visit() });
    await settleDown();
    expect(connect).toHaveBeenCalledOnce();
    expect(disconnect).not.toHaveBeenCalled();

    unmount();
    expect(disconnect).toHaveBeenCalledOnce();
});

it('starts anew for another person, with nothing of the first one left', async () => {
    const { rerender } = signedIn();
    await settleDown();
    store().receive(aNotification());
    rerender({ viewer: visit(testUser({ id: 8 })) });

    expect(store().lists.risk_check).toEqual([]);
    await settleDown();
    expect(disconnect).toHaveBeenCalledOnce();
    expect(connect.mock.lastCall?.[0]).toMatchObject({ id: 8 });
});

it('falls silent while the person signs out, and begins anew should that fail', async () => {
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

    act(() => setLeaving(true));
    expect(disconnect).toHaveBeenCalledOnce();
    expect(signal?.aborted).toBe(true);
    window.dispatchEvent(new Event('online'));
    await settleDown();
    expect(request).not.toHaveBeenCalled();

    act(() => setLeaving(false));
    await settleDown();
    expect(connect).toHaveBeenCalledTimes(2);
    expect(request).toHaveBeenCalledOnce();
});

it('does not load the page anew for a refusal that was under way when the person signed out', async () => {
    let refuse: (error: Error) => void = () => undefined;
    request.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    signedIn();
    await settleDown();
    act(() => setLeaving(true));
    refuse(Object.assign(new Error('Unauthenticated'), { response: { status: 401 } }));
    await settleDown();

    expect(reloadPage).not.toHaveBeenCalled();
});

it('subscribes anew when the abilities change', async () => {
    const { rerender } = signedIn();
    await settleDown();
    rerender({ viewer: visit(testUser({ can: { viewDeposits: true } })) });
    await settleDown();

    expect(connect).toHaveBeenCalledTimes(2);
});

it('takes the counters of the first page at once, and the state of the server after', async () => {
    signedIn(testUser(), { ...NO_COUNTERS, unreadDepositsCount: 2 });
    expect(store().counters.unreadDepositsCount).toBe(2);

    await settleDown();
    expect(store().isHydrated).toBe(true);
});

it('asks the server when a visit counts otherwise', async () => {
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

it('asks the server once the channels are heard', async () => {
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

it('asks the server for an older message once one has slid out of the full list', async () => {
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

    // What the server answered is all there is.
    request.mockClear();
    receive(11);
    store().settle(11);
    await vi.advanceTimersByTimeAsync(2 * REMOVAL_MS);
    expect(request).not.toHaveBeenCalled();
});

it.each([
    [60_000, 0],
    [60_001, 1],
])('after %i ms in the background it asks %i times', async (away, times) => {
    signedIn();
    await settleDown();
    request.mockClear();
    beHidden(true);
    vi.setSystemTime(Date.now() + away);
    beHidden(false);
    await settleDown();

    expect(request).toHaveBeenCalledTimes(times);
});

describe('several tabs', () => {
    const LATER = '2026-11-20T00:05:00Z';
    let otherTab: BroadcastChannel;

    beforeEach(async () => {
        vi.useRealTimers();
        signedIn();
        await vi.waitFor(() => expect(store().isHydrated).toBe(true));
        otherTab = new BroadcastChannel('notifications.7');
    });

    afterEach(() => otherTab.close());

    it('read what one of them reads', async () => {
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

    it('keep later news of what another one read, and ask the server which it holds', async () => {
        request.mockClear();
        store().receive(aNotification({ id: 4, notified_at: LATER }));
        otherTab.postMessage(aNotification({ id: 4 }));
        await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());

        expect(store().leaving.has(4)).toBe(false);
    });

    it('do not take for new what another one has read before they heard of it', async () => {
        otherTab.postMessage(aNotification({ id: 4, notified_at: LATER }));
        await vi.waitFor(() => expect(store().settled.has(4)).toBe(true));

        expect(store().receive(aNotification({ id: 4, notified_at: LATER }))).toBe(false);
        expect(store().counters.unreadNewAccountChecksCount).toBe(0);
    });

    it('ignore what is no news', async () => {
        store().receive(aNotification({ id: 4 }));
        otherTab.postMessage(4);
        otherTab.postMessage({ id: 4 });
        otherTab.postMessage(aNotification({ id: 6, client_id: 6 }));
        await vi.waitFor(() => expect(store().settled.has(6)).toBe(true));

        expect(store().leaving.has(4)).toBe(false);
    });
});
