import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StaticTable } from '@/components/data-table';
import { BARRED_COLUMNS } from '@/features/rsg/barred/barred-columns';
import { BarredDrawer } from '@/features/rsg/barred/barred-drawer';
import { BarredFormDialog } from '@/features/rsg/barred/barred-form-dialog';
import { BarredMatches } from '@/features/rsg/barred/barred-matches';
import { BarredTotals } from '@/features/rsg/barred/barred-totals';
import { LiftBanner } from '@/features/rsg/barred/drawer-actions';
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
    render(
        <BarredTotals
            totals={{ active_count: 12, ending_count: 3, client_count: 5, review_count: 2, lift_count: 1 }}
        />,
    );
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

it('locks the details that recognise the person, but not those that are missing', async () => {
    showPage({ url: '/rsg/barred-list' });
    const form = {
        version: 1,
        jurisdiction: 'VIC',
        source: null,
        external_reference: null,
        first_name: 'Marcus',
        last_name: 'Thornbury',
        date_of_birth: null,
        mobile_e164: '0491 570 156',
        email: null,
        address: null,
        suburb: null,
        postcode: null,
        reason: 'Barred by a venue',
        from_on: '2026-04-27',
        until_on: '2026-12-01',
    };
    render(<BarredFormDialog entry={barredDetails({}, { form })} open onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog', { name: /Marcus Thornbury/ });
    for (const label of [/First name/, /Last name/, /Mobile/]) {
        expect(within(dialog).getByLabelText(label)).toBeDisabled();
    }
    for (const label of [/Date of birth/, /Email/, /Suburb/, /Last day/]) {
        expect(within(dialog).getByLabelText(label)).toBeEnabled();
    }
});

const MATCH = {
    id: 9,
    client_id: 7,
    client_name: 'Marcus Thornbury',
    client_pin: '40007',
    client_date_of_birth: '1985-02-18',
    status: 'suggested' as const,
    score: 67,
    reasons: ['Same name', 'Similar date of birth'],
    decided_by: null,
    decided_at: null,
};

it('opens the form empty after it was cancelled', async () => {
    showPage({ url: '/rsg/barred-list' });
    const { rerender } = render(<BarredFormDialog entry={null} open onClose={() => undefined} />);
    await userEvent.type(await screen.findByLabelText(/First name/), 'Marcus');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    rerender(<BarredFormDialog entry={null} open={false} onClose={() => undefined} />);
    rerender(<BarredFormDialog entry={null} open onClose={() => undefined} />);

    expect(await screen.findByLabelText(/First name/)).toHaveValue('');
});

describe('an uncertain client', () => {
    it('is decided by a colleague', async () => {
        const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
        render(<BarredMatches matches={[MATCH]} canDecide />);
        await userEvent.click(screen.getByRole('button', { name: 'Not the same person' }));
        expect(put).toHaveBeenCalledWith('/rsg/barred-list/matches/9', { is_same: false }, expect.anything());
    });

    it('offers no decision once decided or without the right', () => {
        render(<BarredMatches matches={[{ ...MATCH, status: 'same' }]} canDecide />);
        render(<BarredMatches matches={[MATCH]} canDecide={false} />);
        expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
});

describe('a requested lift', () => {
    const lift = { requested_by: 'Rosa Quinn', requested_at: '2026-11-23T01:00:00Z', reason: 'Withdrawn' };
    const entry = barredDetails({}, { can_decide: true });

    it('is confirmed by a colleague, who is asked first', async () => {
        const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
        render(<LiftBanner entry={entry} lift={{ ...lift, can_confirm: true }} />);
        await userEvent.click(screen.getByRole('button', { name: 'Confirm lift' }));
        expect(visit).not.toHaveBeenCalled();

        await userEvent.click(await screen.findByRole('button', { name: 'Lift entry' }));
        expect(visit).toHaveBeenCalledWith({ url: '/rsg/barred-list/4/lift', method: 'put' }, expect.anything());
    });

    it('can only be withdrawn by its requester', () => {
        render(<LiftBanner entry={entry} lift={{ ...lift, can_confirm: false }} />);
        expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Withdraw request']);
    });
});
