import { router } from '@inertiajs/react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { META, renderList } from './list-fixture';

let get: MockInstance<typeof router.get>;
let visit: MockInstance<typeof router.visit>;

beforeEach(() => {
    window.localStorage.clear();
    get = vi.spyOn(router, 'get').mockImplementation(() => undefined);
    visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
});
afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
});

describe('the URL', () => {
    it('takes the order of a header, keeps the filters and returns to page 1', async () => {
        renderList({}, '/clients?status=active&cursor=abc');
        await userEvent.click(screen.getByRole('button', { name: 'PIN' }));
        expect(get).toHaveBeenCalledExactlyOnceWith(
            '/clients',
            { status: 'active', sort: '-pin' },
            expect.objectContaining({
                only: ['clients', 'meta'],
                preserveState: true,
                preserveScroll: true,
                replace: false,
            }),
        );
    });

    it('announces the order to screen readers', () => {
        renderList({ meta: { ...META, sort: '-pin' } });
        expect(screen.getByRole('columnheader', { name: 'PIN' })).toHaveAttribute('aria-sort', 'descending');
        expect(screen.getByRole('columnheader', { name: 'Client' })).not.toHaveAttribute('aria-sort');
    });

    it('gets page and page size', async () => {
        renderList({}, '/clients?status=active');
        expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
        await userEvent.click(screen.getByRole('button', { name: 'Next' }));
        expect(get.mock.lastCall?.[1]).toEqual({ status: 'active', cursor: 'next' });
        await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
        expect(get.mock.lastCall?.[1]).toEqual({ status: 'active', per_page: '100' });
    });

    it('gets the filters', async () => {
        renderList();
        await userEvent.click(
            within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name: 'Status' }),
        );
        const editor = within(await screen.findByRole('dialog', { name: 'Status filter' }));
        await userEvent.click(editor.getByRole('checkbox', { name: 'Active' }));
        expect(get.mock.lastCall?.[1]).toEqual({ status: 'active' });
    });

    it('keeps a search that is entered during another change', async () => {
        renderList();
        await userEvent.click(screen.getByRole('button', { name: 'PIN' }));
        await userEvent.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'okafor{Enter}');
        expect(get.mock.lastCall?.[1]).toEqual({ sort: '-pin', search: 'okafor' });
        expect(get.mock.lastCall?.[2]).toMatchObject({ replace: true });
    });
});

describe('the count', () => {
    it.each([
        [{ count: 2_318 }, '3 of 2,318 shown'],
        [{ count: 10_000, count_is_capped: true }, '3 of 10,000+ shown'],
        [{ count: null }, '3 shown'],
    ])('reads %o as %s', (meta, text) => {
        renderList({ meta: { ...META, ...meta } });
        expect(screen.getByText(text)).toBeInTheDocument();
    });
});

describe('the settings of the table', () => {
    it('are remembered for this table', async () => {
        const first = renderList();
        await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
        const panel = within(await screen.findByRole('dialog', { name: 'Columns and density' }));
        expect(panel.getByRole('checkbox', { name: 'Client' })).toBeDisabled();
        await userEvent.click(panel.getByRole('checkbox', { name: 'PIN' }));
        await userEvent.click(panel.getByRole('radio', { name: 'Compact' }));
        expect(screen.queryByRole('columnheader', { name: 'PIN' })).not.toBeInTheDocument();
        first.unmount();

        renderList();
        expect(screen.queryByRole('columnheader', { name: 'PIN' })).not.toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
        expect(screen.getByRole('columnheader', { name: 'PIN' })).toBeInTheDocument();
    });

    it('survive a broken store', () => {
        window.localStorage.setItem('data-table::clients', '{broken');
        renderList();
        expect(screen.getByRole('columnheader', { name: 'PIN' })).toBeInTheDocument();
    });
});

describe('states', () => {
    it('offers to remove the filters when nothing matches', async () => {
        renderList({ rows: [] }, '/clients?status=active&search=zzz&sort=-pin');
        await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
        expect(get.mock.lastCall?.[1]).toEqual({ sort: '-pin' });
    });

    it('explains what to do when the list is empty', () => {
        renderList({ rows: [], emptyHint: 'Import a file to begin.' });
        expect(screen.getByText('No clients yet')).toBeInTheDocument();
        expect(screen.getByText('Import a file to begin.')).toBeInTheDocument();
    });

    it('covers the rows while new ones load, except for fast responses', () => {
        vi.useFakeTimers();
        renderList();
        const visitOf = (only: string[]) => ({
            detail: {
                visit: { id: '1', only, url: new URL('http://localhost/clients'), async: false, prefetch: false },
            },
        });
        const fire = (name: string, only: string[]) =>
            act(() => {
                document.dispatchEvent(new CustomEvent(`inertia:${name}`, visitOf(only)));
                vi.advanceTimersByTime(200);
            });
        fire('start', ['counters']);
        expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
        fire('start', ['clients', 'meta']);
        expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
        fire('finish', ['clients', 'meta']);
        expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
    });

    it('shows when the server did not respond and retries', async () => {
        renderList();
        await userEvent.click(screen.getByRole('button', { name: 'Next' }));
        const fail = get.mock.lastCall?.[2]?.onNetworkError as unknown as () => boolean;
        act(() => expect(fail()).toBe(false));
        expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the clients');
        await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
        expect(get.mock.lastCall?.[1]).toEqual({ cursor: 'next' });
    });
});

describe('the export', () => {
    it('asks for a reason and downloads the current filter in full', async () => {
        const followed: string[] = [];
        vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
            followed.push(this.getAttribute('href') ?? '');
        });
        renderList(
            { exportUrl: { url: '/clients/export' } },
            '/clients?status=active&sort=-pin&cursor=abc&per_page=50',
        );
        await userEvent.click(screen.getByRole('button', { name: 'Export' }));
        await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Quarterly audit');
        await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
        expect(followed).toEqual(['/clients/export?status=active&sort=-pin&reason=Quarterly+audit']);
    });

    it('written in the background has the columns and the order of the screen', async () => {
        const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
        window.localStorage.setItem('data-table::clients', JSON.stringify({ columns: { status: false } }));
        renderList(
            { exportUrl: { url: '/clients/export', method: 'post' } },
            '/clients?status=active&sort=-pin&cursor=abc&per_page=50',
        );
        await userEvent.click(screen.getByRole('button', { name: 'Export' }));
        expect(await screen.findByText('It has the columns and the order shown in the list.')).toBeInTheDocument();
        await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Quarterly audit');
        await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
        expect(post.mock.lastCall?.slice(0, 2)).toEqual([
            '/clients/export',
            {
                query: { status: 'active', sort: '-pin' },
                reason: 'Quarterly audit',
                columns: ['full_name', 'pin'],
            },
        ]);
    });

    it('sends the order and columns with selected rows too', async () => {
        const seen = vi.fn();
        renderList(
            {
                bulkActions: (selection, list) => (
                    <button type="button" onClick={() => seen(selection.ids, list.columns, list.query)}>
                        Use
                    </button>
                ),
            },
            '/clients?sort=-pin',
        );
        await userEvent.click(screen.getByRole('checkbox', { name: /Harriet Okafor/ }));
        await userEvent.click(screen.getByRole('button', { name: 'Use' }));
        expect(seen).toHaveBeenCalledExactlyOnceWith(['1'], ['full_name', 'pin', 'status'], { sort: '-pin' });
    });

    it('is hidden without the ability to export', () => {
        renderList();
        expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    });
});

describe('on a phone', () => {
    beforeEach(() => {
        vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    });
    afterEach(() => vi.unstubAllGlobals());

    it('rows are cards that open, and the order is a list of choices', async () => {
        renderList();
        expect(screen.queryByRole('table')).not.toBeInTheDocument();
        const [card] = within(screen.getByRole('list', { name: 'Clients' })).getAllByRole('listitem');
        expect(card).toHaveTextContent('Harriet Okafor');
        expect(card).toHaveTextContent('PIN40218');
        await userEvent.click(screen.getByText('40218'));
        expect(visit).toHaveBeenCalledExactlyOnceWith('/clients/1/edit');
        await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'PIN, descending');
        expect(get.mock.lastCall?.[1]).toEqual({ sort: '-pin' });
    });
});
