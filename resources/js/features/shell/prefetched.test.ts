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

it('keeps what was fetched ahead while the same person goes on', () => {
    arrive(7);
    arrive(7, 'navigate');

    expect(flush).not.toHaveBeenCalled();
});

it.each(['success', 'navigate'] as const)('drops it when a page for nobody arrives (%s)', (event) => {
    arrive(null, event);

    expect(flush).toHaveBeenCalledOnce();
});

it('drops it when a page for somebody else arrives, and again for the first person', () => {
    arrive(8);
    arrive(7);

    expect(flush).toHaveBeenCalledTimes(2);
});

it('takes an error page without shared props for nobody’s', () => {
    document.dispatchEvent(new CustomEvent('inertia:success', { detail: { page: { props: {} } } }));

    expect(flush).toHaveBeenCalledOnce();
});
