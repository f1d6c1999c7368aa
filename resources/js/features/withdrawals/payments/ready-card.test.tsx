import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReadyCard } from '@/features/withdrawals/payments/ready-card';
import { showPage, testUser } from '@/testing/inertia';
import type { ReadyWithdrawal } from '@/types/generated';

const visit = vi.spyOn(router, 'post').mockImplementation(() => undefined);

function withdrawal(id: number, changes: Partial<ReadyWithdrawal> = {}): ReadyWithdrawal {
    return {
        id,
        reference: `WD-${id}`,
        client_id: 100 + id,
        client_name: 'Mei Chen',
        amount_cents: id * 1_000,
        requested_at: '2026-11-22T03:00:00Z',
        approved_by: 'Dana Whitford',
        destination: '063-000 •••678',
        holder: 'Mei Chen',
        channel: 'bank_file',
        problem: null,
        warnings: [],
        claim: null,
        ...changes,
    };
}

function card(ready: readonly ReadyWithdrawal[], canHandle = true) {
    return (
        <ReadyCard
            ready={ready}
            hasMore={false}
            nextValueOn="2026-11-23"
            lastValueOn="2026-12-22"
            canHandle={canHandle}
        />
    );
}

function show(ready: readonly ReadyWithdrawal[], canHandle = true): void {
    render(card(ready, canHandle));
}

const tick = (id: number) => screen.getByRole('checkbox', { name: `Put WD-${id} into the batch` });

beforeEach(() => {
    vi.clearAllMocks();
    showPage({ user: testUser({ can: { viewClients: true } }) });
});

it('totals the selected withdrawals and creates a batch', async () => {
    show([withdrawal(1), withdrawal(2), withdrawal(3)]);
    expect(screen.getByRole('button', { name: 'Create batch' })).toBeDisabled();

    await userEvent.click(tick(1));
    await userEvent.click(tick(3));
    expect(screen.getByText('2 selected, $40.00 in total')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create batch' }));

    expect(visit.mock.calls[0]?.slice(0, 2)).toEqual([
        '/withdrawals/batches',
        { value_on: '2026-11-23', withdrawal_ids: [1, 3] },
    ]);
});

it('selects every withdrawal that can be paid, and clears the selection', async () => {
    show([withdrawal(1), withdrawal(2, { problem: 'its bank account is blocked.' }), withdrawal(3)]);

    await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }));
    expect(screen.getByText('2 selected, $40.00 in total')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));

    expect(tick(1)).not.toBeChecked();
});

it('shows why a withdrawal can’t be paid and doesn’t offer it', () => {
    show([withdrawal(2, { problem: 'its bank account is blocked.' })]);

    expect(tick(2)).toBeDisabled();
    expect(screen.getByText('Cannot be paid: its bank account is blocked.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create batch' })).not.toBeInTheDocument();
});

it('shows the exclusions that the exporter must acknowledge', () => {
    show([withdrawal(1, { warnings: ['barred', 'no longer on file'] }), withdrawal(2)]);

    expect(screen.getByText('barred and no longer on file')).toBeInTheDocument();
    expect(tick(1)).toBeEnabled();
});

it('is read-only for users who don’t handle payments', () => {
    show([withdrawal(1)], false);

    const table = within(screen.getByRole('region', { name: 'Ready to pay' }));
    expect(table.getByText('WD-1')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('links clients only for users who can open them', () => {
    showPage({ user: testUser() });
    show([withdrawal(1)]);

    expect(screen.queryByRole('link', { name: 'Mei Chen' })).not.toBeInTheDocument();
});

it('keeps the selection when a colleague takes one of the withdrawals', async () => {
    const { rerender } = render(card([withdrawal(1), withdrawal(2), withdrawal(3)]));
    await userEvent.click(tick(1));
    await userEvent.click(tick(2));

    rerender(card([withdrawal(2), withdrawal(3)]));

    expect(tick(2)).toBeChecked();
    expect(tick(3)).not.toBeChecked();
    expect(screen.getByText('1 selected, $20.00 in total')).toBeInTheDocument();
});
