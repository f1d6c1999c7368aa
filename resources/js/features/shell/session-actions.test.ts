import { router } from '@inertiajs/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { signOut } from '@/features/shell/session-actions';
import { hold } from '@/stores/held-requests';
import { useSignOutStore } from '@/stores/sign-out-store';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const flush = vi.spyOn(router, 'flushAll').mockImplementation(() => undefined);
const cancel = vi.spyOn(router, 'cancelAll').mockImplementation(() => undefined);
const isSigningOut = () => useSignOutStore.getState().isSigningOut;

beforeEach(() => vi.clearAllMocks());

it('marks the app as leaving and drops prefetched pages before the session ends', async () => {
    visit.mockImplementationOnce(() => {
        expect(isSigningOut()).toBe(true);
        expect(flush).toHaveBeenCalledOnce();
        expect(cancel).toHaveBeenCalledExactlyOnceWith({ sync: false });
    });
    await signOut();

    expect(visit).toHaveBeenCalledOnce();
    expect(visit.mock.lastCall?.[0]).toMatchObject({ url: '/logout', method: 'delete' });
});

it('drops new prefetches and resets when the visit ends, even without success', async () => {
    await signOut();
    const finish = visit.mock.lastCall?.[1]?.onFinish as () => void;
    finish();

    expect(flush).toHaveBeenCalledTimes(2);
    expect(isSigningOut()).toBe(false);
});

it('sends held decisions before the session ends', async () => {
    const order: string[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
        order.push(String(url));
        return new Response();
    });
    visit.mockImplementationOnce(() => void order.push('/logout'));
    hold('check', 'GOOD', { route: { url: '/clients/1/check/risk', method: 'post' }, data: {}, send: () => undefined });
    await signOut();

    expect(order).toEqual(['/clients/1/check/risk', '/logout']);
});
