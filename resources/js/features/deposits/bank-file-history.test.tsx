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
    is_working: false,
    processed_rows: 1_300,
};

beforeEach(() => showPage({}));

it('lists each import with who, when and the result', () => {
    render(
        <BankFileHistory files={[FILE, { ...FILE, id: 2, name: 'cut.csv', is_complete: false }]} hasMore canImport />,
    );

    const [, first, second] = screen.getAllByRole('row');
    for (const text of ['november.csv', 'Imported', 'Westpac', 'Sam Reid', '20 Nov 2026, 14:10', '1,290', '7', '3']) {
        expect(within(first as HTMLElement).getByText(text)).toBeInTheDocument();
    }
    expect(within(second as HTMLElement).getByText('Incomplete')).toBeInTheDocument();
    expect(screen.getByText('Showing the last 2 files.')).toBeInTheDocument();
});

it('explains what to do when no file has been imported', () => {
    render(<BankFileHistory files={[]} hasMore={false} canImport />);

    expect(screen.getByText('No bank files imported')).toBeInTheDocument();
});

it('shows the progress of a file that is imported in the background', () => {
    render(
        <BankFileHistory
            files={[{ ...FILE, rows: 100_000, processed_rows: 3_400, is_complete: false, is_working: true }]}
            hasMore={false}
            canImport
        />,
    );

    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(screen.getByText(/3,400/)).toBeInTheDocument();
});
