import { router } from '@inertiajs/react';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import { aNotification } from '@/testing/notifications';

const store = () => useNotificationStore.getState();
const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
const finish = () => reload.mock.lastCall?.[0]?.onFinish?.({} as never);

function beHidden(isHidden: boolean): void {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
    vi.useFakeTimers();
    reload.mockClear();
    store().clear();
});

afterEach(() => {
    beHidden(false);
    vi.useRealTimers();
});

it('reloads the props once for several notifications, in the background', () => {
    renderHook(() => useReloadOnWork(['queues']));
    store().receive(aNotification({ id: 1, client_id: 1 }));
    store().receive(aNotification({ id: 2, client_id: 2 }));
    vi.advanceTimersByTime(150);

    expect(reload).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledWith(
        expect.objectContaining({ only: ['queues'], headers: { 'X-Background': '1' }, preserveErrors: true }),
    );
});

it('reloads when work is completed', () => {
    store().receive(aNotification({ id: 1 }));
    renderHook(() => useReloadOnWork(['queues']));
    store().settle(1);
    vi.advanceTimersByTime(150);

    expect(reload).toHaveBeenCalledOnce();
});

it('waits for a reload in progress and then reloads again', () => {
    renderHook(() => useReloadOnWork(['queues']));
    store().receive(aNotification({ id: 1, client_id: 1 }));
    vi.advanceTimersByTime(150);
    store().receive(aNotification({ id: 2, client_id: 2 }));
    vi.advanceTimersByTime(1_000);
    expect(reload).toHaveBeenCalledOnce();

    finish();
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledTimes(2);
});

it('cancels a reload when the user visits another URL, and reloads after the visit', () => {
    const cancel = vi.fn(() => reload.mock.lastCall?.[0]?.onFinish?.({ cancelled: true } as never));
    const visit = (event: 'start' | 'finish') =>
        document.dispatchEvent(new CustomEvent(`inertia:${event}`, { detail: { visit: { async: false } } }));
    renderHook(() => useReloadOnWork(['queues']));
    store().receive(aNotification({ id: 1 }));
    vi.advanceTimersByTime(150);
    reload.mock.lastCall?.[0]?.onCancelToken?.({ cancel });

    visit('start');
    expect(cancel).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledOnce();

    visit('finish');
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledTimes(2);
});

it('reloads after a lost connection, but not for the first server state', () => {
    const deposit = aNotification({ type: 'deposit' });
    renderHook(() => useReloadOnWork(['queues']));
    store().hydrate({ counters: NO_COUNTERS, notifications: {} });
    vi.advanceTimersByTime(150);
    expect(reload).not.toHaveBeenCalled();

    store().hydrate({ counters: { ...NO_COUNTERS, unreadDepositsCount: 1 }, notifications: { deposit: [deposit] } });
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledOnce();
});

it('retries when the server is unreachable, and stops when the page closes', () => {
    const fail = () => {
        const options = reload.mock.lastCall?.[0];
        options?.onNetworkError?.(new Error('offline') as never);
        options?.onFinish?.({} as never);
    };
    const { unmount } = renderHook(() => useReloadOnWork(['queues']));
    store().receive(aNotification());
    vi.advanceTimersByTime(150);
    fail();
    vi.advanceTimersByTime(4_999);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(2);

    unmount();
    fail();
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
    [429, false, 2],
    [500, false, 1],
    [503, false, 2],
    [403, true, 1],
])('after status %i, the response may replace the page: %s; number of reloads: %i', (status, mayReplace, reloads) => {
    renderHook(() => useReloadOnWork(['queues']));
    store().receive(aNotification());
    vi.advanceTimersByTime(150);
    expect(reload.mock.lastCall?.[0]?.onHttpException?.({ status } as never)).toBe(mayReplace);
    finish();
    vi.advanceTimersByTime(5_000);

    expect(reload).toHaveBeenCalledTimes(reloads);
});

it('waits while the tab is hidden', () => {
    renderHook(() => useReloadOnWork(['queues']));
    beHidden(true);
    store().receive(aNotification());
    vi.advanceTimersByTime(5_000);
    expect(reload).not.toHaveBeenCalled();

    beHidden(false);
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledOnce();
});

it('stops when the page closes', () => {
    const { unmount } = renderHook(() => useReloadOnWork(['queues']));
    store().receive(aNotification());
    unmount();
    vi.advanceTimersByTime(1_000);

    expect(reload).not.toHaveBeenCalled();
});
