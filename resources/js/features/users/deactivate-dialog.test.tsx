import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DeactivateDialog } from '@/features/users/deactivate-dialog';
import { TEST_USER } from '@/features/users/test-user';
import { showPage } from '@/testing/inertia';
import type { OwnedWorkRow } from '@/types/generated';

const RECIPIENTS = [{ value: '4', label: 'Priya Nair', hint: null }];
const CLIENTS: OwnedWorkRow = { kind: 'clients', count: 1204, needs_owner: false, recipients: RECIPIENTS };
const LISTS: OwnedWorkRow = { kind: 'db_lists', count: 2, needs_owner: true, recipients: RECIPIENTS };

beforeEach(() => {
    showPage({});
});

it('asks who takes over each kind of work', async () => {
    render(<DeactivateDialog user={TEST_USER} work={[CLIENTS, LISTS]} open onClose={() => {}} />);

    expect(await screen.findByRole('alertdialog', { name: 'Deactivate Tom Vance?' })).toBeInTheDocument();
    expect(optionsOf(/Clients \(1,204\)/)).toEqual(['Who takes over?', 'Leave unassigned', 'Priya Nair']);
    expect(optionsOf(/Open DB client lists \(2\)/)).toEqual(['Who takes over?', 'Priya Nair']);
});

it('says so when the user owns no work', async () => {
    render(<DeactivateDialog user={TEST_USER} work={[]} open onClose={() => {}} />);

    expect(await screen.findByText('Tom Vance has no clients, leads or open work.')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

function optionsOf(label: RegExp): (string | null)[] {
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: label });

    return [...select.options].map(({ textContent }) => textContent);
}
