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

it('fetches the props once for all that comes in together, in the background', () => {
    renderHook(() => useReloadOnWork(['queues']));
    store().receive(aNotification({ id: 1, client_id: 1 }));
    store().receive(aNotification({ id: 2, client_id: 2 }));
    vi.advanceTimersByTime(150);

    expect(reload).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledWith(
        expect.objectContaining({ only: ['queues'], headers: { 'X-Background': '1' }, preserveErrors: true }),
    );
});

it('fetches them when work is settled', () => {
    store().receive(aNotification({ id: 1 }));
    renderHook(() => useReloadOnWork(['queues']));
    store().settle(1);
    vi.advanceTimersByTime(150);

    expect(reload).toHaveBeenCalledOnce();
});

it('waits for a reload that is under way, and then fetches what came in meanwhile', () => {
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

it('fetches after a gap in the connection, but not for the first state of the server', () => {
    const deposit = aNotification({ type: 'deposit' });
    renderHook(() => useReloadOnWork(['queues']));
    store().hydrate({ counters: NO_COUNTERS, notifications: {} });
    vi.advanceTimersByTime(150);
    expect(reload).not.toHaveBeenCalled();

    store().hydrate({ counters: { ...NO_COUNTERS, unreadDepositsCount: 1 }, notifications: { deposit: [deposit] } });
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledOnce();
});

it('asks again a moment after the server could not be reached, and not once its page is gone', () => {
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

it('waits while nobody looks', () => {
    renderHook(() => useReloadOnWork(['queues']));
    beHidden(true);
    store().receive(aNotification());
    vi.advanceTimersByTime(5_000);
    expect(reload).not.toHaveBeenCalled();

    beHidden(false);
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledOnce();
});

it('stops with its page', () => {
    const { unmount } = renderHook(() => useReloadOnWork(['queues']));
    store().receive(aNotification());
    unmount();
    vi.advanceTimersByTime(1_000);

    expect(reload).not.toHaveBeenCalled();
});
