import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AdjustmentActions } from '@/features/transactions/adjustments/adjustment-actions';
import { showPage } from '@/testing/inertia';
import type { AdjustmentRow } from '@/types/generated';

const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);

const ROW: AdjustmentRow = {
    id: 3,
    reference: 'AJ-1',
    type: 'adjustment',
    status: 'requested',
    client_id: 7,
    client_name: 'Emma Walsh',
    client_pin: '48213',
    amount_cents: 150_000,
    reason: 'Goodwill',
    requested_by: 'Olive Officer',
    requested_at: '2026-11-22T01:00:00Z',
    decided_by: null,
    refusal: null,
    reverses: null,
    can_decide: true,
    can_reverse: false,
    needs_password: true,
    refusals: ['This client is barred and gets no credits.'],
};

beforeEach(() => {
    put.mockClear();
    showPage({});
});

it('requires a confirmation and the password to credit an excluded client', async () => {
    render(<AdjustmentActions adjustment={ROW} />);
    await userEvent.click(screen.getByRole('button', { name: /^Approve:/ }));

    await userEvent.click(
        screen.getByRole('checkbox', {
            name: 'I confirm that this corrects a mistake and the money is the client’s own',
        }),
    );
    await userEvent.type(screen.getByLabelText(/Your password/), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Approve adjustment' }));

    expect(put.mock.lastCall?.[1]).toMatchObject({
        status: 'approved',
        is_own_money: true,
        current_password: 'a long password',
    });
});

it('requires neither for a small adjustment that the gate allows', async () => {
    render(<AdjustmentActions adjustment={{ ...ROW, needs_password: false, refusals: [] }} />);
    await userEvent.click(screen.getByRole('button', { name: /^Approve:/ }));

    expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByLabelText(/Your password/)).toBeNull();
});
