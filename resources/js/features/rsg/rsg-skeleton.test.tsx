import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import RsgSkeleton from '@/features/rsg/rsg-skeleton';
import { useRsgSkeleton } from '@/features/rsg/use-rsg-skeleton';

describe('RsgSkeleton', () => {
    const blocks = (container: HTMLElement, width: string) => container.querySelectorAll(`.${width}.h-8\\.5`).length;

    it('shows 3 risk buttons and 2 RSG buttons by default', () => {
        const { container } = render(<RsgSkeleton />);

        expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
        expect([blocks(container, 'w-32'), blocks(container, 'w-40')]).toEqual([3, 2]);
    });

    it('shows the given number of buttons', () => {
        const { container } = render(<RsgSkeleton riskButtons={1} rsgButtons={4} />);

        expect([blocks(container, 'w-32'), blocks(container, 'w-40')]).toEqual([1, 4]);
    });
});

describe('useRsgSkeleton', () => {
    beforeEach(() => history.replaceState(null, '', '/clients'));

    const visitTo = (path: string, overrides: object = {}) => ({
        id: path,
        url: new URL(path, window.location.href),
        method: 'get',
        async: false,
        prefetch: false,
        only: [],
        ...overrides,
    });

    async function fire(name: 'start' | 'finish', visit: object): Promise<void> {
        await act(async () => {
            document.dispatchEvent(new CustomEvent(`inertia:${name}`, { detail: { visit } }));
        });
    }

    it.each(['/rsg', '/rsg/betstop/logs', '/clients/5/rsg', '/clients/5/rsg-communication'])(
        'shows while %s is loading',
        async (path) => {
            const { result } = renderHook(() => useRsgSkeleton());
            await fire('start', visitTo(path));
            await act(async () => void (await import('@/features/rsg/rsg-skeleton')));
            expect(result.current).toBe(RsgSkeleton);

            await fire('finish', visitTo(path));
            expect(result.current).toBeNull();
        },
    );

    it.each([
        ['another page', visitTo('/clients/5/edit')],
        ['a prefetch', visitTo('/rsg', { prefetch: true, async: true })],
        ['a partial reload', visitTo('/rsg', { only: ['rows'] })],
        ['a write', visitTo('/rsg', { method: 'post' })],
    ])('does not show for %s', async (_, visit) => {
        const { result } = renderHook(() => useRsgSkeleton());
        await fire('start', visit);

        expect(result.current).toBeNull();
    });

    it('shows nothing when the skeleton fails to load', async () => {
        const { result } = renderHook(() => useRsgSkeleton(() => Promise.reject(new Error('gone'))));
        await fire('start', visitTo('/rsg'));

        expect(result.current).toBeNull();
    });
});
