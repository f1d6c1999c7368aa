import { router } from '@inertiajs/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { outsideAct } from '@/testing/outside-act';
import type { ListSelection } from '.';
import { CLIENTS, ListPage, renderList } from './list-fixture';

let visit: MockInstance<typeof router.visit>;

beforeEach(() => {
    visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const bodyRows = () => screen.getAllByRole('row').slice(1);

describe('rows', () => {
    it('open on a click anywhere, but not on their own controls', async () => {
        renderList({ bulkActions: () => null });
        await userEvent.click(screen.getByRole('cell', { name: '40377' }));
        await waitFor(() => expect(visit).toHaveBeenCalledExactlyOnceWith('/clients/2/edit'));
        await userEvent.click(screen.getByRole('checkbox', { name: 'Select Daniel Pruszynski' }));
        expect(visit).toHaveBeenCalledTimes(1);
    });

    it('open in a new tab with Ctrl, as links do', async () => {
        const open = vi.spyOn(window, 'open').mockReturnValue(null);
        renderList();
        const user = userEvent.setup();
        await user.keyboard('{Control>}');
        await user.click(screen.getByRole('cell', { name: '40377' }));
        expect(open).toHaveBeenCalledWith('/clients/2/edit', '_blank', 'noopener');
        expect(visit).not.toHaveBeenCalled();
    });

    it('carry a real link', async () => {
        renderList();
        const link = screen.getByRole('link', { name: 'Harriet Okafor' });
        expect(link).toHaveAttribute('href', '/clients/1/edit');
        await userEvent.click(link);
        await waitFor(() => expect(visit).toHaveBeenCalledExactlyOnceWith('/clients/1/edit'));
        // The browser itself opens a tab.
        expect(fireEvent.click(link, { metaKey: true })).toBe(true);
        expect(visit).toHaveBeenCalledTimes(1);
    });

    it('support j and k, Enter to open, x to select and space to preview', async () => {
        const onPreview = vi.fn();
        renderList({ onPreview, bulkActions: () => null });
        await userEvent.keyboard('jj');
        expect(bodyRows()[1]).toHaveFocus();
        await userEvent.keyboard('k{ArrowDown}');
        expect(bodyRows()[1]).toHaveFocus();
        await userEvent.keyboard(' ');
        expect(onPreview).toHaveBeenCalledExactlyOnceWith(CLIENTS[1]);
        await userEvent.keyboard('x');
        expect(screen.getByRole('checkbox', { name: 'Select Daniel Pruszynski' })).toBeChecked();
        await userEvent.keyboard('{End}{Enter}');
        await waitFor(() => expect(visit).toHaveBeenCalledExactlyOnceWith('/clients/3/edit'));
    });

    it('preview on Enter when they have no link', async () => {
        const onPreview = vi.fn();
        renderList({ onPreview, rowHref: undefined });
        await userEvent.keyboard('j{Enter}');
        expect(onPreview).toHaveBeenCalledExactlyOnceWith(CLIENTS[0]);
    });

    it('leave the keys to fields', async () => {
        renderList();
        await userEvent.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'jx');
        expect(screen.getByRole('searchbox', { name: 'Search clients' })).toHaveValue('jx');
        expect(screen.getByRole('searchbox', { name: 'Search clients' })).toHaveFocus();
    });

    it('are a single Tab stop', () => {
        renderList();
        expect(bodyRows().map((row) => row.tabIndex)).toEqual([0, -1, -1]);
    });
});

describe('selection', () => {
    function renderSelectable(url?: string) {
        const seen: ListSelection[] = [];
        renderList(
            {
                bulkActions: (selection) => {
                    seen.push(selection);
                    return <button type="button">Assign manager</button>;
                },
            },
            url,
        );
        return () => seen.at(-1);
    }

    it('shows the bulk bar and ends when the bar is closed', async () => {
        const selection = renderSelectable();
        expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
        await userEvent.click(screen.getByRole('checkbox', { name: 'Select Harriet Okafor' }));
        const bar = within(screen.getByRole('toolbar', { name: 'Selected rows' }));
        expect(bar.getByRole('status')).toHaveTextContent('1 selected');
        expect(selection()?.ids).toEqual(['1']);
        expect(screen.getByRole('checkbox', { name: /Select all/ })).toBePartiallyChecked();
        await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
        expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
        expect(bodyRows()).toContain(document.activeElement);
    });

    it('leaves room below the last row for the actions of selected rows', async () => {
        renderSelectable();
        const scroller = screen.getByRole('table').parentElement;
        expect(scroller).not.toHaveClass('sm:pb-16');
        await userEvent.click(screen.getByRole('checkbox', { name: 'Select Harriet Okafor' }));
        expect(scroller).toHaveClass('sm:pb-16', 'sm:scroll-pb-16');
    });

    it('ticks the box in the next frame, and the rows follow', async () => {
        renderSelectable();
        const [all, first] = screen.getAllByRole('checkbox');
        await outsideAct(async () => {
            all?.click();
            await Promise.resolve();

            expect(all).toBeChecked();
            expect(first).not.toBeChecked();
            await vi.waitFor(() => expect(screen.getByRole('toolbar')).toHaveTextContent('3 selected'));
            expect(first).toBeChecked();
        });
    });

    it('takes a range with Shift', async () => {
        const selection = renderSelectable();
        const user = userEvent.setup();
        await user.click(screen.getByRole('checkbox', { name: 'Select Harriet Okafor' }));
        await user.keyboard('{Shift>}');
        await user.click(screen.getByRole('checkbox', { name: 'Select Mei-Lin Castellano' }));
        expect(selection()?.ids).toEqual(['1', '2', '3']);
    });

    it('can be extended to all matching rows and names the filter', async () => {
        const selection = renderSelectable('/clients?status=active&sort=-pin&cursor=abc');
        await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
        await userEvent.click(screen.getByRole('button', { name: 'Select all 2,318 matching' }));
        expect(screen.getByText('All 2,318 matching selected')).toBeInTheDocument();
        expect(selection()).toMatchObject({ allMatching: true, query: { status: 'active' } });
        await userEvent.click(screen.getByRole('checkbox', { name: 'Select Harriet Okafor' }));
        expect(selection()).toMatchObject({ allMatching: false, ids: ['2', '3'] });
    });
});

function ShrinkingPage({ list }: Parameters<typeof ListPage>[0]) {
    const [rows, setRows] = useState(CLIENTS);

    return (
        <>
            <button type="button" onClick={() => setRows(rows.slice(1))}>
                Remove the first row
            </button>
            <ListPage list={{ ...list, rows }} />
        </>
    );
}

describe('the preview at the side', () => {
    const preview = (client: { full_name: string }) => <p>About {client.full_name}</p>;

    it('follows the focused row, leaves Enter to it, and goes with Escape', async () => {
        renderList({ preview });
        await userEvent.keyboard('j ');
        expect(screen.getByRole('complementary', { name: 'Preview of Harriet Okafor' })).toHaveTextContent(
            'About Harriet Okafor',
        );
        await userEvent.keyboard('j');
        expect(screen.getByRole('complementary', { name: 'Preview of Daniel Pruszynski' })).toBeInTheDocument();
        expect(bodyRows()[1]).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
        expect(bodyRows()[1]).toHaveFocus();
        await userEvent.keyboard(' {Enter}');
        await waitFor(() => expect(visit).toHaveBeenCalledExactlyOnceWith('/clients/2/edit'));
    });

    it('stays on the focused client when a row above leaves the list', async () => {
        renderList({ preview }, '/clients', ShrinkingPage);
        await userEvent.keyboard('jj ');
        // Unlike a user's click, this keeps the focus on the row.
        fireEvent.click(screen.getByRole('button', { name: 'Remove the first row' }));

        expect(bodyRows()[0]).toHaveFocus();
        expect(screen.getByRole('complementary')).toHaveTextContent('About Daniel Pruszynski');
    });
});
