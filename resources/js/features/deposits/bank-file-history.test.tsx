import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showPage } from '@/testing/inertia';
import type { BankFileRow } from '@/types/generated';
import { BankFileHistory } from './bank-file-history';

const FILE: BankFileRow = {
    id: 1,
    name: 'november.csv',
    layout: 'westpac',
    imported_at: '2026-11-20T03:10:00Z',
    importer: 'Sam Reid',
    rows: 1_300,
    created_rows: 1_290,
    duplicate_rows: 7,
    error_rows: 3,
    is_complete: true,
};

beforeEach(() => showPage({}));

it('lists who imported what and when, and what came of it', () => {
    render(<BankFileHistory files={[FILE, { ...FILE, id: 2, name: 'cut.csv', is_complete: false }]} hasMore />);

    const [, first, second] = screen.getAllByRole('row');
    for (const text of ['november.csv', 'Imported', 'Westpac', 'Sam Reid', '20 Nov 2026, 14:10', '1,290', '7', '3']) {
        expect(within(first as HTMLElement).getByText(text)).toBeInTheDocument();
    }
    expect(within(second as HTMLElement).getByText('Cut off')).toBeInTheDocument();
    expect(screen.getByText('The last 2 files are shown.')).toBeInTheDocument();
});

it('says what to do while there is none', () => {
    render(<BankFileHistory files={[]} hasMore={false} />);

    expect(screen.getByText('No bank file has been imported yet')).toBeInTheDocument();
});
