import { router } from '@inertiajs/react';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReloadWhile } from '@/hooks/use-reload-while';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

beforeEach(() => {
    vi.useFakeTimers();
    visit.mockClear();
});

afterEach(() => {
    vi.useRealTimers();
});

it('reloads the props until the process has ended', () => {
    const { rerender } = renderHook(({ isUnderWay }) => useReloadWhile(isUnderWay, ['import']), {
        initialProps: { isUnderWay: true },
    });
    vi.advanceTimersByTime(1_500);
    expect(visit).toHaveBeenCalledOnce();

    rerender({ isUnderWay: false });
    vi.advanceTimersByTime(10_000);
    expect(visit).toHaveBeenCalledOnce();
});

it('reloads in the background, which neither extends the session nor takes the message of a form', () => {
    renderHook(() => useReloadWhile(true, ['import']));
    vi.advanceTimersByTime(1_500);

    expect(visit).toHaveBeenCalledExactlyOnceWith(
        expect.anything(),
        expect.objectContaining({
            only: ['import'],
            headers: expect.objectContaining({ 'X-Background': '1' }),
            preserveErrors: true,
        }),
    );
});

it('waits for a slow answer before it asks again', () => {
    renderHook(() => useReloadWhile(true, ['import']));
    vi.advanceTimersByTime(10_000);
    expect(visit).toHaveBeenCalledOnce();

    visit.mock.lastCall?.[1]?.onFinish?.({} as never);
    vi.advanceTimersByTime(1_500);
    expect(visit).toHaveBeenCalledTimes(2);
});

it('keeps the page when the server is overloaded, and asks again', () => {
    renderHook(() => useReloadWhile(true, ['import']));
    vi.advanceTimersByTime(1_500);
    const { onHttpException, onFinish } = visit.mock.lastCall?.[1] ?? {};
    expect(onHttpException?.({ status: 503 } as never)).toBe(false);
    expect(onHttpException?.({ status: 403 } as never)).toBe(true);

    onFinish?.({} as never);
    vi.advanceTimersByTime(1_500);
    expect(visit).toHaveBeenCalledTimes(2);
});
