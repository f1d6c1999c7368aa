import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showPage, testUser } from '@/testing/inertia';
import type { ReconciliationDifference, ReconciliationFigures } from '@/types/generated';
import { DifferencesCard } from './differences-card';

const FIGURES: ReconciliationFigures = {
    opening_cents: 100_00,
    in_cents: 50_00,
    out_cents: 0,
    closing_cents: 150_00,
    lines: 2,
    line_cents: 50_00,
    differences: 2,
    disagreements: 1,
    differences_digest: 'a1b2',
};

const MISSING: ReconciliationDifference = {
    kind: 'missing_posting',
    amount_cents: 42_00,
    what: '$42.00 from N/A (RAW) is not in the ledger.',
    advice: 'Send the line again.',
    is_disagreement: true,
    deposit_id: 7,
    transaction_id: 9,
};
const OVERDUE: ReconciliationDifference = {
    ...MISSING,
    kind: 'overdue',
    what: '$8.00 from Emma waits.',
    advice: 'Match and approve the deposit.',
    is_disagreement: false,
    transaction_id: null,
};

beforeEach(() => showPage({ user: testUser({ can: { viewTransactions: true } }) }));

function show(differences: ReconciliationDifference[], figures: Partial<ReconciliationFigures> = {}, canExport = true) {
    render(
        <DifferencesCard
            day="2026-11-20"
            differences={differences}
            figures={{ ...FIGURES, ...figures }}
            canExport={canExport}
        />,
    );
}

it('groups differences by kind with advice and links', () => {
    show([MISSING, OVERDUE]);

    const missing = screen.getByRole('region', { name: 'Line without a posting' });
    expect(within(missing).getByText('Send the line again.')).toBeInTheDocument();
    expect(within(missing).getByText('$42.00')).toBeInTheDocument();
    expect(within(missing).getByRole('link', { name: 'Deposit 7' })).toHaveAttribute('href', '/deposits?deposit=7');
    expect(within(missing).getByRole('link', { name: 'Transaction 9' })).toHaveAttribute('href', '/transactions/9');
    expect(screen.getByRole('region', { name: 'Overdue' })).toBeInTheDocument();
    expect(screen.getByText('1 to resolve')).toBeInTheDocument();
});

it('links to transactions only for users who can view them', () => {
    showPage({});
    show([MISSING]);

    expect(screen.queryByRole('link', { name: 'Transaction 9' })).not.toBeInTheDocument();
});

it('shows that the bank and the ledger agree, without an export', () => {
    show([], { differences: 0, disagreements: 0 });

    expect(screen.getByText('The bank and the ledger agree')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});

it('shows that the list is not complete', () => {
    show([MISSING], { differences: 700 });

    expect(screen.getByText(/Showing the 1 most serious of 700 differences/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
});

it.each([
    [{ viewDuplicateOskoDeposits: true }, 0],
    [{ viewDuplicateOskoDeposits: true, viewTransactions: true }, 1],
])('links to the possible duplicates only for users who can open them: %o', (can, links) => {
    showPage({ user: testUser({ can }) });
    show([{ ...MISSING, kind: 'repeat' }]);

    expect(screen.queryAllByRole('link', { name: 'View possible duplicates' })).toHaveLength(links);
});
