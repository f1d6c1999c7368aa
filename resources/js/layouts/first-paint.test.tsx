import { render, screen } from '@testing-library/react';
import { type Context, use } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

let paint: () => void = () => undefined;

beforeEach(() => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
        paint = () => callback(0);
        return 1;
    });
});

const Rows = ({ context }: { context: Context<boolean> }) => (use(context) ? 'Rows' : 'No rows yet');

/** A fresh module: it looks at the address once. */
async function start(url: string, state: object | null) {
    history.replaceState(state, '', url);
    vi.resetModules();
    const { FirstPaint } = await import('./first-paint');
    const { FirstPaintContext } = await import('@/hooks/use-first-paint');
    render(
        <FirstPaint>
            <Rows context={FirstPaintContext} />
        </FirstPaint>,
    );
}

it('shows the rows after the first frame', async () => {
    await start('/clients', null);
    expect(screen.getByText('No rows yet')).toBeVisible();

    paint();
    expect(await screen.findByText('Rows')).toBeVisible();
});

it.each([
    ['a reload, which restores the scroll position', '/clients', { page: {} }],
    ['an address that names a place in the page', '/clients#notes', null],
])('shows the rows at once after %s', async (_what, url, state) => {
    await start(url, state);

    expect(screen.getByText('Rows')).toBeVisible();
});

it('shows the rows at once in a background tab, which gets no frames', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await start('/clients', null);

    expect(screen.getByText('Rows')).toBeVisible();
});
