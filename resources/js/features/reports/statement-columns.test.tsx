import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StaticTable } from '@/components/data-table';
import { statementColumns } from '@/features/reports/statement-columns';
import { showPage } from '@/testing/inertia';

it('shows why the viewer can’t approve a draft', () => {
    const refusal = 'The terms of Turf Talk have changed since this draft was made. Update the drafts, then approve.';
    const draft = {
        id: 3,
        version: 1,
        period: '2026-11',
        status: 'draft' as const,
        affiliate_name: 'Turf Talk',
        abn: null,
        is_gst_registered: false,
        commission_basis_points: 1_000,
        new_client_cents: 0,
        profit_cents: 10_000,
        new_clients: 0,
        commission_cents: 1_000,
        adjustments: [],
        gross_cents: 1_000,
        gst_cents: 0,
        withheld_cents: 470,
        payable_cents: 530,
        changed_by_name: 'Dana Whitford',
        approved_by_name: null,
        payment_reference: null,
    };
    showPage({ component: 'Reports/Affiliates/Tax' });
    render(
        <StaticTable
            label="Statements"
            rows={[
                { ...draft, approve_refusal: refusal },
                { ...draft, id: 4, approve_refusal: null },
            ]}
            columns={statementColumns({ approve: vi.fn(), pay: vi.fn() })}
            rowId={({ id }) => String(id)}
            rowLabel={({ affiliate_name }) => affiliate_name}
        />,
    );

    expect(screen.getByText(refusal)).toBeVisible();
    expect(screen.getByText('by Dana Whitford')).toBeVisible();
    const [refused, open] = screen.getAllByRole('button', { name: 'Approve' });
    expect(refused).toBeDisabled();
    expect(refused).not.toHaveAttribute('title');
    expect(open).toBeEnabled();
});
