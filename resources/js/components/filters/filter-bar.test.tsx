import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterBar } from './filter-bar';
import type { FilterDefinition, ListQuery } from './types';

const filters: FilterDefinition[] = [
    {
        kind: 'multi-select',
        key: 'status',
        label: 'Status',
        options: [
            { value: 'active', label: 'Active' },
            { value: 'pending', label: 'Pending' },
        ],
    },
    {
        kind: 'single-select',
        key: 'company',
        label: 'Company',
        options: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'Regal Bet', 'BlackStump'].map((label) => ({
            value: label,
            label,
        })),
    },
    { kind: 'text', key: 'email', label: 'Email' },
    { kind: 'boolean', key: 'barred', label: 'Barred' },
    { kind: 'date-range', key: 'last_bet_at', label: 'Last bet' },
    { kind: 'amount-range', key: 'balance', label: 'Balance' },
];

function renderBar(query: ListQuery = {}) {
    const onChange = vi.fn();
    const view = render(
        <FilterBar filters={filters} query={query} onChange={onChange} search={{ label: 'Search clients' }} />,
    );
    const rerender = (next: ListQuery) =>
        view.rerender(
            <FilterBar filters={filters} query={next} onChange={onChange} search={{ label: 'Search clients' }} />,
        );
    return { onChange, rerender };
}

async function open(name: string | RegExp) {
    await userEvent.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
}

describe('filter chips', () => {
    it('apply each chosen value at once, in the order of the options', async () => {
        const { onChange } = renderBar();
        const editor = await open('Status');
        await userEvent.click(editor.getByRole('checkbox', { name: 'Pending' }));
        expect(onChange).toHaveBeenLastCalledWith({ status: 'pending' }, { replace: false });
        await userEvent.click(editor.getByRole('checkbox', { name: 'Active' }));
        expect(onChange).toHaveBeenLastCalledWith({ status: 'active,pending' }, { replace: false });
        expect(editor.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    });

    it('narrow a long list by typing and apply a single choice at once', async () => {
        const { onChange } = renderBar();
        const editor = await open('Company');
        await userEvent.type(editor.getByRole('textbox', { name: 'Search Company options' }), 'regal');
        expect(editor.queryByRole('button', { name: 'BlackStump' })).not.toBeInTheDocument();
        await userEvent.click(editor.getByRole('button', { name: 'Regal Bet' }));
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ company: 'Regal Bet' });
    });

    it('show their value and a button to clear it', async () => {
        const { onChange } = renderBar({ status: 'active,pending' });
        expect(screen.getByRole('button', { name: 'Status: Active, Pending' })).toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: 'Clear Status filter' }));
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ status: null });
        expect(screen.getByRole('button', { name: 'Status: Active, Pending' })).toHaveFocus();
    });

    it('make no visit when nothing changed', async () => {
        const { onChange } = renderBar({ email: 'a@example.com' });
        const editor = await open(/^Email:/);
        await userEvent.type(editor.getByRole('textbox', { name: 'Email' }), '{Enter}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(onChange).not.toHaveBeenCalled();
    });

    it('put the focus in the field and take a text with Enter', async () => {
        const { onChange } = renderBar();
        const editor = await open('Email');
        expect(editor.getByRole('textbox', { name: 'Email' })).toHaveFocus();
        await userEvent.keyboard(' okafor {Enter}');
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ email: 'okafor' }, { replace: true });
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    it('take a text when typing pauses, without closing', async () => {
        const { onChange } = renderBar();
        const editor = await open('Email');
        await userEvent.type(editor.getByRole('textbox', { name: 'Email' }), 'okafor');
        await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ email: 'okafor' }, { replace: true }));
        expect(screen.getByRole('dialog')).toBeInTheDocument();
    });

    it('close and keep the value on Escape', async () => {
        const { onChange } = renderBar();
        const editor = await open('Email');
        fireEvent.change(editor.getByRole('textbox', { name: 'Email' }), { target: { value: 'okafor' } });
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ email: 'okafor' }, { replace: true });
    });

    it('answer yes or no, and go back to any', async () => {
        const { onChange } = renderBar({ barred: '1' });
        const editor = await open('Barred: Yes');
        expect(editor.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
        await userEvent.click(editor.getByRole('button', { name: 'Any' }));
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ barred: null });
    });

    it('take days as Australians write them and refuse the wrong order', async () => {
        const { onChange } = renderBar();
        const editor = await open('Last bet');
        fireEvent.change(editor.getByLabelText('From'), { target: { value: '20/11/2026' } });
        await userEvent.type(editor.getByLabelText('Until'), '1/11/2026{Enter}');
        expect(editor.getByRole('alert')).toHaveTextContent('The last day is before the first day.');
        fireEvent.change(editor.getByLabelText('Until'), { target: { value: '31/11/2026' } });
        await userEvent.type(editor.getByLabelText('Until'), '{Enter}');
        expect(editor.getByRole('alert')).toHaveTextContent('Enter a date such as 20/11/2026.');
        fireEvent.change(editor.getByLabelText('Until'), { target: { value: '21/11/26' } });
        await userEvent.type(editor.getByLabelText('Until'), '{Enter}');
        expect(onChange).toHaveBeenLastCalledWith(
            { last_bet_at_from: '2026-11-20', last_bet_at_to: '2026-11-21' },
            { replace: true },
        );
    });

    it('take dollars and send cents', async () => {
        const { onChange } = renderBar();
        const editor = await open('Balance');
        const least = editor.getByRole('textbox', { name: 'At least ($)' });
        await userEvent.type(least, 'lots{Enter}');
        expect(editor.getByRole('alert')).toHaveTextContent('Enter an amount');
        fireEvent.change(least, { target: { value: '1,250.50' } });
        await userEvent.type(least, '{Enter}');
        expect(onChange).toHaveBeenCalledExactlyOnceWith(
            { balance_from: '125050', balance_to: null },
            { replace: true },
        );
    });

    it('are all cleared together with the search', async () => {
        const { onChange } = renderBar({ search: 'okafor', barred: '1' });
        await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
        expect(onChange.mock.lastCall?.[0]).toMatchObject({ search: null, barred: null, balance_from: null });
        expect(screen.getAllByRole('button')).toContain(document.activeElement);
        expect(screen.getByRole('button', { name: 'Clear all' })).not.toHaveFocus();
    });

    it('offer no clearing while nothing is set', () => {
        renderBar({ sort: '-pin' });
        expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    });
});

describe('the search field', () => {
    afterEach(() => vi.useRealTimers());

    const field = () => screen.getByRole('searchbox', { name: 'Search clients' });
    const type = (value: string) => fireEvent.change(field(), { target: { value } });

    it('asks once typing pauses for 300 ms, without a history entry', () => {
        vi.useFakeTimers();
        const { onChange } = renderBar();
        type('oka');
        act(() => vi.advanceTimersByTime(200));
        type('okafor ');
        act(() => vi.advanceTimersByTime(299));
        expect(onChange).not.toHaveBeenCalled();
        act(() => vi.advanceTimersByTime(1));
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ search: 'okafor' }, { replace: true });
    });

    it('keeps the typed text when an earlier response arrives', () => {
        vi.useFakeTimers();
        const { rerender } = renderBar();
        type('oka');
        act(() => vi.advanceTimersByTime(300));
        type('okaf');
        rerender({ search: 'oka' });
        expect(field()).toHaveValue('okaf');
    });

    it('follows the URL when it moves for another reason', () => {
        const { rerender } = renderBar({ search: 'okafor' });
        rerender({});
        expect(field()).toHaveValue('');
    });

    it('asks again on Enter when another visit took the place of the search', async () => {
        const { onChange } = renderBar();
        await userEvent.type(field(), 'okafor{Enter}');
        await userEvent.type(field(), '{Enter}');
        expect(onChange).toHaveBeenCalledTimes(2);
        expect(onChange).toHaveBeenLastCalledWith({ search: 'okafor' }, { replace: true });
    });

    it('keeps the focus when its button clears it', async () => {
        const { onChange } = renderBar({ search: 'okafor' });
        await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ search: null }, { replace: true });
        expect(field()).toHaveFocus();
    });

    it('asks at once on Enter and clears on Escape', async () => {
        const { onChange } = renderBar();
        await userEvent.type(field(), 'okafor{Enter}');
        expect(onChange).toHaveBeenLastCalledWith({ search: 'okafor' }, { replace: true });
        await userEvent.type(field(), '{Escape}');
        expect(field()).toHaveValue('');
        expect(onChange).toHaveBeenLastCalledWith({ search: null }, { replace: true });
    });
});

it('moves unset filters into More when the set ones need their place', async () => {
    // Four items fit into a line.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
        const items = [...(this.parentElement?.children ?? [])].filter(({ tagName }) => tagName !== 'LEGEND');

        return new DOMRect(0, items.indexOf(this) < 4 ? 0 : 40, 80, 28);
    });
    const { rerender } = renderBar();
    expect(screen.getByRole('button', { name: 'Balance' })).toBeVisible();

    rerender({ status: 'active' });

    const bar = within(screen.getByRole('group', { name: 'Filters' }));
    expect(bar.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
        'Status: Active',
        'Clear Status filter',
        'Company',
        'More',
        'Clear all',
    ]);
    const more = await open('More');
    await userEvent.click(more.getByRole('button', { name: 'Email' }));
    expect(more.getByRole('textbox')).toBeVisible();
});
