import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaticTable } from '@/components/data-table';
import { BARRED_COLUMNS } from '@/features/rsg/barred/barred-columns';
import { BarredDrawer } from '@/features/rsg/barred/barred-drawer';
import { BarredTotals } from '@/features/rsg/barred/barred-totals';
import { barredDetails, barredRow } from '@/features/rsg/barred/test-barred';
import { showPage } from '@/testing/inertia';
import type { BarredEntryRow } from '@/types/generated';

const renderRow = (row: Partial<BarredEntryRow>) =>
    render(
        <StaticTable
            label="Entries"
            rows={[barredRow(row)]}
            columns={BARRED_COLUMNS}
            rowId={({ id }) => String(id)}
            rowLabel={({ full_name }) => full_name}
        />,
    );

describe('barred columns', () => {
    it('mark an entry that ends soon', () => {
        renderRow({});
        expect(screen.getByText('Ends soon')).toBeInTheDocument();
        expect(screen.getByText('1 Dec 2026')).toBeInTheDocument();
    });

    it('name our own list and an entry without an end', () => {
        renderRow({ jurisdiction: null, source: null, until_on: null, ends_soon: false });
        expect(screen.getByText('Our own')).toBeInTheDocument();
        expect(screen.getByText('No end')).toBeInTheDocument();
        expect(screen.queryByText('Ends soon')).not.toBeInTheDocument();
    });
});

it('links each count to its rows', () => {
    render(<BarredTotals totals={{ active_count: 12, ending_count: 3, client_count: 5 }} />);
    expect(screen.getByRole('link', { name: '3' })).toHaveAttribute('href', '/rsg/barred-list?ends=soon');
    expect(screen.getByRole('link', { name: '5' })).toHaveAttribute(
        'href',
        '/rsg/barred-list?status=active&client=matched',
    );
});

it('shows an entry with its client and history', async () => {
    showPage({ url: '/rsg/barred-list' });
    render(
        <BarredDrawer
            entry={barredDetails({ client_id: 7, client_name: 'Marcus Thornbury', client_pin: '40007' })}
            onClose={() => undefined}
        />,
    );
    const drawer = await screen.findByRole('dialog', { name: /Marcus Thornbury/ });
    expect(within(drawer).getByRole('link', { name: /40007/ })).toHaveAttribute('href', '/clients/7/rsg');
    expect(within(drawer).getByText('No changes yet')).toBeInTheDocument();
});
