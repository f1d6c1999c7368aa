import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listFilters, StaticTable } from '@/components/data-table';
import { clientFilters } from '@/features/clients/client-lookup';
import type { LedgerStep, TransactionRow, TransactionTotal } from '@/types/generated';
import { transactionList } from '@/types/generated/lists';
import { LedgerStepCard } from './ledger-step-card';
import { testTransaction } from './test-transaction';
import { TransactionTotalsStrip } from './totals-strip';
import { transactionColumns } from './transaction-columns';

const idsOf = (hasBalances: boolean) => transactionColumns(hasBalances).map(({ id }) => id);

function renderRows(rows: TransactionRow[], hasBalances = false) {
    render(
        <StaticTable
            label="Transactions"
            rows={rows}
            columns={transactionColumns(hasBalances)}
            rowId={(row) => String(row.id)}
            rowLabel={(row) => row.type_name}
        />,
    );
}

describe('transaction columns', () => {
    it('match the export, with the balance when the list shows one client', () => {
        expect(idsOf(false)).toEqual([
            'occurred_at',
            'type',
            'status',
            'client',
            'company',
            'amount_cents',
            'effect_cents',
            'rail',
            'reference',
            'description',
            'source',
        ]);
        expect(idsOf(true)).toContain('balance_cents');
        expect(idsOf(true)).not.toContain('company');
    });

    it('sort by keys that the server allows', () => {
        expect(transactionColumns(true).flatMap((column) => column.meta?.sortKey ?? [])).toEqual([
            'occurred_at',
            'amount_cents',
        ]);
    });

    it('show the client, and debits with a minus sign', () => {
        renderRows([testTransaction({ amount_cents: -12_550, balance_cents: 99_900 })], true);

        const row = within(screen.getByRole('row', { name: /Harriet Okafor/ }));
        expect(row.getByRole('img', { name: /^Rating 4, Steady/ })).toBeVisible();
        expect(row.getByText('481516')).toBeVisible();
        expect(row.getByText('−$125.50')).toBeVisible();
        expect(row.getByText('$999.00')).toBeVisible();
        expect(row.getByText('OSKO')).toBeVisible();
    });

    it('leave the client empty when it is unknown', () => {
        renderRows([testTransaction({ client: null, rail: null })]);

        expect(within(screen.getByRole('row', { name: /Deposit/ })).getAllByText('—')).toHaveLength(3);
    });
});

describe('transaction filters', () => {
    it('show the name of the filtered client', () => {
        const filters = clientFilters(listFilters(transactionList), {
            value: '5',
            label: 'Harriet Okafor',
            hint: 'PIN 481516',
        });

        expect(filters.map(({ key }) => key)).toEqual([
            'type',
            'status',
            'client',
            'period',
            'amount_cents',
            'rail',
            'reference',
        ]);
        expect(filters.find(({ key }) => key === 'client')).toMatchObject({ chosen: { label: 'Harriet Okafor' } });
    });
});

describe('transaction totals', () => {
    const lines: TransactionTotal[] = [
        { type: 'deposit', status: 'completed', count: 3, amount_cents: 45_000, effect_cents: 45_000 },
        { type: 'withdrawal', status: 'completed', count: 2, amount_cents: 20_000, effect_cents: -20_000 },
        { type: 'withdrawal', status: 'pending', count: 1, amount_cents: 1_000, effect_cents: -1_000 },
    ];

    it('sum the lines and show each line', async () => {
        render(<TransactionTotalsStrip totals={{ lines, is_added_up: true }} />);

        const figure = (name: string) => screen.getByText(name).closest('div');
        expect(figure('Transactions')).toHaveTextContent('6');
        expect(figure('Deposits completed')).toHaveTextContent('$450.00');
        expect(figure('Withdrawals paid')).toHaveTextContent('$200.00$10.00 pending');
        expect(figure('Net change')).toHaveTextContent('$240.00');
        await userEvent.click(screen.getByRole('button', { name: 'Breakdown' }));
        expect(await screen.findByRole('row', { name: 'Withdrawal Pending 1 $10.00 −$10.00' })).toBeVisible();
    });

    it('ask for a smaller filter when there are too many transactions', () => {
        render(<TransactionTotalsStrip totals={{ lines: [], is_added_up: false }} />);

        expect(screen.getByText(/Too many to total/)).toBeVisible();
        expect(screen.queryByRole('button')).toBeNull();
    });
});

describe('posting', () => {
    const step: LedgerStep = {
        id: 9,
        title: 'Approved',
        status: 'completed',
        status_name: 'Completed',
        key: 'deposit:812:approved:1',
        occurred_at: '2026-11-19T22:12:00Z',
        posted_at: '2026-11-19T22:15:00Z',
        sides: [
            { id: 1, account: 'Received, not matched', owner: null, debit_cents: 45_000, credit_cents: null },
            { id: 2, account: 'Available balance', owner: 'Harriet Okafor', debit_cents: null, credit_cents: 45_000 },
        ],
        reverses: null,
        reversed_by: { id: 12, transaction_id: 12 },
        hash: 'a1b2',
        is_intact: true,
    };

    it('shows both sides, its reversal and a verified hash', () => {
        render(<LedgerStepCard step={step} place={2} />);

        expect(screen.getByRole('heading', { name: '2. Approved' })).toBeVisible();
        expect(screen.getByRole('row', { name: /Available balance.*Harriet Okafor.*\$450\.00/ })).toBeVisible();
        expect(screen.getByRole('row', { name: 'Debits equal credits $450.00 $450.00' })).toBeVisible();
        expect(screen.getByRole('link', { name: 'posting no. 12' })).toHaveAttribute('href', '/transactions/12');
        expect(screen.getByText('Hash verified')).toBeVisible();
    });

    it('shows a hash mismatch and a posting without entries', () => {
        render(<LedgerStepCard step={{ ...step, sides: [], reversed_by: null, is_intact: false }} place={1} />);

        expect(screen.getByText('Hash mismatch')).toBeVisible();
        expect(screen.getByText('Only the status changed. No ledger entries.')).toBeVisible();
        expect(screen.queryByRole('table')).toBeNull();
    });
});
