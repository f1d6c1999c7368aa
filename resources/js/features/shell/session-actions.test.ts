import { router } from '@inertiajs/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { signOut } from '@/features/shell/session-actions';
import { useLeavingStore } from '@/stores/leaving-store';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const flush = vi.spyOn(router, 'flushAll').mockImplementation(() => undefined);
const cancel = vi.spyOn(router, 'cancelAll').mockImplementation(() => undefined);
const isLeaving = () => useLeavingStore.getState().isLeaving;

beforeEach(() => vi.clearAllMocks());

it('says that it is leaving, and drops what was fetched ahead, before the session ends', () => {
    visit.mockImplementationOnce(() => {
        expect(isLeaving()).toBe(true);
        expect(flush).toHaveBeenCalledOnce();
        expect(cancel).toHaveBeenCalledExactlyOnceWith({ sync: false });
    });
    signOut();

    expect(visit).toHaveBeenCalledOnce();
    expect(visit.mock.lastCall?.[0]).toMatchObject({ url: '/logout', method: 'delete' });
});

it('drops what was fetched ahead meanwhile, and is over when the visit is, even without success', () => {
    signOut();
    const finish = visit.mock.lastCall?.[1]?.onFinish as () => void;
    finish();

    expect(flush).toHaveBeenCalledTimes(2);
    expect(isLeaving()).toBe(false);
});
