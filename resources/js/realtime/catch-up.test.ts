import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadPage } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import { type CatchUp, createCatchUp } from '@/realtime/catch-up';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import { aNotification } from '@/testing/notifications';
import type { NotificationData, RecentNotificationsData } from '@/types/generated';

const store = () => useNotificationStore.getState();
const request = vi.mocked(requestJson);
let catchUp: CatchUp;

function recent(...riskChecks: NotificationData[]): RecentNotificationsData {
    return {
        counters: { ...NO_COUNTERS, unreadNewAccountChecksCount: riskChecks.length },
        notifications: { risk_check: riskChecks },
    };
}

/** Holds the next request until the test answers it. */
function holdAnswer(): (answer: RecentNotificationsData) => Promise<void> {
    let answer: (data: RecentNotificationsData) => void = () => undefined;
    request.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));

    return async (data) => {
        answer(data);
        await vi.advanceTimersByTimeAsync(0);
    };
}

const settleDown = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    store().clear();
    request.mockResolvedValue(recent());
    catchUp = createCatchUp();
});

afterEach(() => {
    catchUp.stop();
    vi.useRealTimers();
});

it('loads the server’s state in the background at the start', async () => {
    request.mockResolvedValue(recent(aNotification({ id: 1 })));
    catchUp.start();
    await settleDown();

    expect(request).toHaveBeenCalledWith(
        expect.objectContaining({ url: '/notifications/recent', method: 'get' }),
        expect.objectContaining({ isBackground: true }),
    );
    expect(store().lists.risk_check).toHaveLength(1);
    expect(store().isHydrated).toBe(true);
});

it('keeps notifications that arrive during the request and counts them once', async () => {
    const answer = holdAnswer();
    catchUp.start();
    await settleDown();
    store().receive(aNotification({ id: 2, client_id: 2 }));
    store().receive(aNotification({ id: 3, client_id: 3 }));
    await answer(recent(aNotification({ id: 1, client_id: 1 }), aNotification({ id: 2, client_id: 2 })));

    expect(store().lists.risk_check.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(store().counters.unreadNewAccountChecksCount).toBe(3);
});

it('keeps notifications read that were read during the request', async () => {
    store().receive(aNotification({ id: 1 }));
    const answer = holdAnswer();
    catchUp.start();
    await settleDown();
    store().settle(1);
    await answer(recent(aNotification({ id: 1 })));
    await vi.advanceTimersByTimeAsync(600);

    expect(store().lists.risk_check).toEqual([]);
    expect(store().counters.unreadNewAccountChecksCount).toBe(0);
});

it('sends one request for calls at the same time', async () => {
    catchUp.start();
    await settleDown();
    request.mockClear();
    catchUp.plan();
    catchUp.plan();
    await settleDown();

    expect(request).toHaveBeenCalledOnce();
});

it('sends another request for a gap during the request', async () => {
    const answer = holdAnswer();
    catchUp.start();
    await settleDown();
    catchUp.plan();
    await answer(recent());
    await settleDown();

    expect(request).toHaveBeenCalledTimes(2);
});

it('retries with increasing delays', async () => {
    request.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    catchUp.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(request).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(request).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(request).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);

    expect(request).toHaveBeenCalledTimes(3);
    expect(store().isHydrated).toBe(true);
});

it('cancels and retries a request without a response', async () => {
    request.mockImplementationOnce(
        (_, options) =>
            new Promise((_resolve, reject) => {
                options?.signal?.addEventListener('abort', () => reject(new Error('Cancelled')));
            }),
    );
    catchUp.start();
    await vi.advanceTimersByTimeAsync(0);
    catchUp.plan();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store().isHydrated).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(request).toHaveBeenCalledTimes(2);
    expect(store().isHydrated).toBe(true);
});

it('leaves the page when the user is signed out', async () => {
    request.mockRejectedValueOnce(Object.assign(new Error('Unauthenticated'), { response: { status: 401 } }));
    catchUp.start();
    await vi.advanceTimersByTimeAsync(0);

    expect(reloadPage).toHaveBeenCalledOnce();
});

it('ignores the response once it is stopped', async () => {
    const answer = holdAnswer();
    catchUp.start();
    await settleDown();
    catchUp.stop();
    await answer(recent(aNotification()));
    catchUp.plan();
    await settleDown();

    expect(store().isHydrated).toBe(false);
    expect(request).toHaveBeenCalledOnce();
});
