import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buttonColumn, columnsOf } from '@/components/data-table';
import { showPage } from '@/testing/inertia';
import type { ListDefinition } from './list-definition';

interface Payment {
    name: string;
    pin: string;
    paid_cents: number;
    paid_at: string | null;
    due_on: string | null;
}

const payment: Payment = {
    name: 'Emma Walsh',
    pin: '4711',
    paid_cents: 123_450,
    paid_at: '2026-11-20T03:05:00Z',
    due_on: '2026-11-24',
};

const list: ListDefinition<Payment, Exclude<keyof Payment, 'pin'>> = {
    key: 'payments',
    title: 'Payments',
    noun: 'payments',
    filters: [],
    sorts: ['paid_at'],
    columns: [
        { key: 'name', heading: 'Client' },
        { key: 'paid_cents', heading: 'Amount' },
        { key: 'paid_at', heading: 'Paid', sort: 'paid_at' },
        { key: 'due_on', heading: 'Due' },
    ],
};

it('shows amounts, times, days and text by their keys, and a second line below', () => {
    showPage({});
    const columns = columnsOf(list, { name: { secondLine: ({ pin }) => `PIN ${pin}` } }, [
        buttonColumn<Payment>(({ name }) => <button type="button">Pay {name}</button>),
    ]);
    render(columns.map(({ id, render: cell }) => <p key={id}>{cell(payment)}</p>));

    expect(screen.getByText('Emma Walsh').nextSibling).toHaveTextContent('PIN 4711');
    for (const text of ['$1,234.50', '20 Nov 2026, 14:05', '24 Nov 2026']) {
        expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Pay Emma Walsh' })).toBeVisible();
    expect(columns.map(({ meta }) => [meta?.sortKey, meta?.align, meta?.descendingFirst])).toEqual([
        [undefined, undefined, undefined],
        [undefined, 'right', undefined],
        ['paid_at', undefined, true],
        [undefined, undefined, undefined],
        [undefined, 'right', undefined],
    ]);
});

it('lets cards omit what a row does not have, unless the cell says something about it', () => {
    const unpaid = { ...payment, paid_at: null, due_on: null };
    const columns = columnsOf(list, { due_on: { cell: ({ due_on }) => due_on ?? 'Any day' } });

    const named = columnsOf(list, { due_on: { text: ({ due_on }) => due_on, cell: ({ due_on }) => due_on } });

    expect(columns.slice(2).map(({ read }) => read(unpaid))).toEqual([null, undefined]);
    expect(named[3]?.read(unpaid)).toBeNull();
});
