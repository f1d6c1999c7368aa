import { router } from '@inertiajs/react';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReloadOnWithdrawals } from '@/features/withdrawals/use-reload-on-withdrawals';
import { subscribe } from '@/realtime/subscriptions';
import { noteWithdrawalChanged } from '@/stores/changed-withdrawals-store';
import { testUser } from '@/testing/inertia';

const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
const events = { onListening: vi.fn(), onUnknown: vi.fn() };

/** Subscribes the user to their channels. Returns a function that reports a channel as joined. */
function connect(): (channel: string) => void {
    const joined = new Map<string, () => void>();
    const privateChannel = (name: string) => {
        const channel = {
            listen: () => channel,
            notification: () => channel,
            subscribed: (callback: () => void) => {
                joined.set(name, callback);

                return channel;
            },
            error: () => channel,
        };

        return channel;
    };
    subscribe({ private: privateChannel }, testUser({ id: 7, can: { viewWithdrawals: true } }), events);

    return (channel) => joined.get(channel)?.();
}

beforeEach(() => {
    vi.useFakeTimers();
    reload.mockClear();
});

afterEach(() => {
    vi.useRealTimers();
});

it('reloads the props when a withdrawal changes, until the page closes', () => {
    const { unmount } = renderHook(() => useReloadOnWithdrawals(['withdrawals']));
    noteWithdrawalChanged(5);
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();

    unmount();
    noteWithdrawalChanged(5);
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
});

it('reloads once each time that the channel of the changes is joined, because earlier ones were missed', () => {
    renderHook(() => useReloadOnWithdrawals(['withdrawals']));
    const join = connect();
    join('withdrawal-pending-notifications.7');
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();

    join('read-notifications.7');
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();

    reload.mock.lastCall?.[0]?.onFinish?.({} as never);
    join('read-notifications.7');
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(2);
});
