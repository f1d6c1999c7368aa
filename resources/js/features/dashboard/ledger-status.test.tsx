import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { LedgerStatus } from '@/features/dashboard/ledger-status';
import { showPage, testUser } from '@/testing/inertia';
import type { LedgerLine as Ledger } from '@/types/generated';

beforeEach(() => showPage({ user: testUser() }));

function show(changes: Partial<Ledger> = {}): void {
    render(
        <LedgerStatus
            ledger={{
                state: 'adds_up',
                checked_at: '2026-11-22T16:50:00Z',
                entries_count: 412_345,
                problems_count: 0,
                problems: [],
                ...changes,
            }}
        />,
    );
}

it('shows that the ledger is balanced and how many entries were checked', () => {
    show();

    expect(screen.getByRole('status')).toHaveTextContent(/The ledger balances\s*412,345 entries checked/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows an alert with the problems', async () => {
    show({
        state: 'problems',
        problems_count: 12,
        problems: [
            {
                kind: 'altered',
                label: 'Ledger transactions were altered',
                count: 12,
                examples: ['Ledger transaction 7: expected this, found that.'],
            },
        ],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The ledger doesn’t balance: 12 problems');

    await userEvent.click(screen.getByRole('button', { name: 'View problems' }));

    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('Ledger transactions were altered')).toBeInTheDocument();
    expect(drawer.getByText('Ledger transaction 7: expected this, found that.')).toBeInTheDocument();
    expect(drawer.getByText('And 11 more.')).toBeInTheDocument();
});

it.each([
    ['late', 'Last night’s check didn’t run.'],
    ['broke_off', 'didn’t finish'],
] as const)('warns when it is %s', (state, text) => {
    show({ state });

    expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('shows that the ledger was never checked', () => {
    show({ state: 'never', checked_at: null, entries_count: 0 });

    expect(screen.getByRole('status')).toHaveTextContent('The ledger hasn’t been checked yet');
});
