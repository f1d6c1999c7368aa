import { router } from '@inertiajs/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startGuardingPrefetched } from '@/features/shell/prefetched';

const flush = vi.spyOn(router, 'flushAll').mockImplementation(() => undefined);
let stop: () => void;

beforeEach(() => {
    stop = startGuardingPrefetched();
    arrive(7);
    flush.mockClear();
});
afterEach(() => stop());

function arrive(id: number | null, event: 'success' | 'navigate' = 'success'): void {
    const page = { props: { auth: { user: id === null ? null : { id } } } };
    document.dispatchEvent(new CustomEvent(`inertia:${event}`, { detail: { page } }));
}

it('keeps prefetched pages while the same user is signed in', () => {
    arrive(7);
    arrive(7, 'navigate');

    expect(flush).not.toHaveBeenCalled();
});

it.each(['success', 'navigate'] as const)('drops prefetched pages when a page without a user arrives (%s)', (event) => {
    arrive(null, event);

    expect(flush).toHaveBeenCalledOnce();
});

it('drops prefetched pages when the user changes, and again when the first user returns', () => {
    arrive(8);
    arrive(7);

    expect(flush).toHaveBeenCalledTimes(2);
});

it('treats an error page without shared props as a page without a user', () => {
    document.dispatchEvent(new CustomEvent('inertia:success', { detail: { page: { props: {} } } }));

    expect(flush).toHaveBeenCalledOnce();
});
