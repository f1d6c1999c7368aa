import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FilterBar } from './filter-bar';
import { chipText } from './filter-query';
import type { FilterDefinition, ListQuery } from './types';

const status: FilterDefinition = {
    kind: 'multi-select',
    key: 'status',
    label: 'Status',
    operators: ['is', 'not', 'empty', 'filled'],
    options: [
        { value: 'active', label: 'Active' },
        { value: 'closed', label: 'Closed' },
    ],
};
const lastBet: FilterDefinition = {
    kind: 'day',
    key: 'last_bet_at',
    label: 'Last bet',
    operators: ['is', 'before', 'after', 'between', 'empty', 'filled'],
};
const balance: FilterDefinition = {
    kind: 'amount',
    key: 'balance_cents',
    label: 'Balance',
    operators: ['is', 'least', 'most', 'between'],
};
const suburb: FilterDefinition = {
    kind: 'text',
    key: 'suburb',
    label: 'Suburb',
    operators: ['contains', 'is', 'not', 'empty', 'filled'],
    isSecondary: true,
};

function renderBar(query: ListQuery = {}) {
    const onChange = vi.fn();
    render(<FilterBar filters={[status, lastBet, balance, suburb]} query={query} onChange={onChange} />);
    return onChange;
}

async function open(name: string | RegExp) {
    await userEvent.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
}

describe('a filter with operators', () => {
    it('leaves the default operator out of the URL', async () => {
        const onChange = renderBar();
        const editor = await open('Status');
        await userEvent.click(editor.getByRole('checkbox', { name: 'Closed' }));
        expect(onChange).toHaveBeenLastCalledWith({ status: 'closed', status_op: null }, { replace: false });
        await userEvent.selectOptions(editor.getByRole('combobox'), 'is not');
        expect(onChange).toHaveBeenLastCalledWith({ status: 'closed', status_op: 'not' }, { replace: false });
    });

    it('keeps a value of a link or preset that is no option', async () => {
        const onChange = renderBar({ status: 'dormant' });
        const editor = await open('Status: dormant');
        await userEvent.selectOptions(editor.getByRole('combobox'), 'is not');
        expect(onChange).toHaveBeenLastCalledWith({ status: 'dormant', status_op: 'not' }, { replace: false });
        await userEvent.click(editor.getByRole('checkbox', { name: 'Closed' }));
        expect(onChange).toHaveBeenLastCalledWith({ status: 'closed,dormant', status_op: 'not' }, { replace: false });
    });

    it('asks for no value when the operator is set or empty', async () => {
        const onChange = renderBar({ last_bet_at: '2026-01-01' });
        const editor = await open(/^Last bet/);
        await userEvent.selectOptions(editor.getByRole('combobox'), 'is empty');
        expect(editor.queryByLabelText('Last bet')).not.toBeInTheDocument();
        expect(onChange).toHaveBeenCalledExactlyOnceWith(
            { last_bet_at: null, last_bet_at_op: 'empty' },
            { replace: false },
        );
    });

    it('requires both days of a range, in order', async () => {
        const onChange = renderBar();
        const editor = await open('Last bet');
        await userEvent.selectOptions(editor.getByRole('combobox'), 'between');
        await userEvent.type(editor.getByLabelText('From'), '20/11/2026{Enter}');
        expect(editor.getByRole('alert')).toHaveTextContent('Enter both values.');
        await userEvent.type(editor.getByLabelText('Until'), '1/11/2026{Enter}');
        expect(editor.getByRole('alert')).toHaveTextContent('The end of the range is before its start.');
        fireEvent.change(editor.getByLabelText('Until'), { target: { value: '21/11/2026' } });
        await userEvent.type(editor.getByLabelText('Until'), '{Enter}');
        expect(onChange).toHaveBeenCalledExactlyOnceWith(
            { last_bet_at: '2026-11-20,2026-11-21', last_bet_at_op: 'between' },
            { replace: true },
        );
    });

    it('takes dollars and sends cents', async () => {
        const onChange = renderBar();
        const editor = await open('Balance');
        await userEvent.selectOptions(editor.getByRole('combobox'), 'at least');
        const amount = editor.getByRole('textbox', { name: 'Balance ($)' });
        await userEvent.type(amount, 'lots{Enter}');
        expect(editor.getByRole('alert')).toHaveTextContent('Enter an amount');
        fireEvent.change(amount, { target: { value: '1,250.50' } });
        await userEvent.type(amount, '{Enter}');
        expect(onChange).toHaveBeenCalledExactlyOnceWith(
            { balance_cents: '125050', balance_cents_op: 'least' },
            { replace: true },
        );
    });

    it('is under More when rarely used, and has a chip when set', async () => {
        const onChange = renderBar();
        expect(screen.queryByRole('button', { name: 'Suburb' })).not.toBeInTheDocument();
        const more = await open('More');
        await userEvent.click(more.getByRole('button', { name: 'Suburb' }));
        expect(await screen.findByRole('textbox', { name: 'Suburb' })).toHaveFocus();
        await userEvent.keyboard('richm{Enter}');
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ suburb: 'richm', suburb_op: null }, { replace: true });
    });

    it('is cleared with its operator', async () => {
        const onChange = renderBar({ status: 'closed', status_op: 'not' });
        await userEvent.click(screen.getByRole('button', { name: 'Clear Status filter' }));
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ status: null, status_op: null });
    });
});

describe('its chip', () => {
    it.each([
        [status, { status: 'active,closed' }, 'Status: Active, Closed'],
        [status, { status: 'closed', status_op: 'not' }, 'Status is not Closed'],
        [status, { status_op: 'empty' }, 'Status is empty'],
        [lastBet, { last_bet_at: '2026-01-01' }, 'Last bet is 1 Jan 2026'],
        [lastBet, { last_bet_at: '2026-01-01', last_bet_at_op: 'before' }, 'Last bet before 1 Jan 2026'],
        [
            lastBet,
            { last_bet_at: '2026-01-01,2026-01-31', last_bet_at_op: 'between' },
            'Last bet between 1 Jan 2026 and 31 Jan 2026',
        ],
        [balance, { balance_cents: '-2500', balance_cents_op: 'most' }, 'Balance at most −$25.00'],
        [suburb, { suburb: 'rich' }, 'Suburb contains “rich”'],
        [suburb, { search: 'rich' }, null],
    ])('says the operator in words', (filter, query: ListQuery, words) => {
        expect(chipText(filter, query)).toBe(words);
    });
});
