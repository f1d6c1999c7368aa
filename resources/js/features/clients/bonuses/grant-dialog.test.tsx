import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { testClient } from '@/features/clients/test-client';
import type { RunningPromotion } from '@/types/generated';
import { GrantDialog } from './grant-dialog';

const FIXED: RunningPromotion = {
    id: 1,
    title: 'Welcome',
    value_cents: 5_000,
    percent: null,
    ends_at: null,
    is_running: false,
};
const SHARE: RunningPromotion = { ...FIXED, id: 2, title: 'Deposit boost', value_cents: null, percent: 15 };
const GIVEN: RunningPromotion = { ...FIXED, id: 3, title: 'Carnival', is_running: true };

function open(chosen: RunningPromotion) {
    render(<GrantDialog client={testClient()} promotions={[FIXED, SHARE, GIVEN]} chosen={chosen} onClose={vi.fn()} />);
}

test('a promotion with a fixed amount fills in the amount and shows the limit', async () => {
    open(FIXED);

    expect(await screen.findByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('50.00');
    expect(screen.getByText('At most $50.00.')).toBeVisible();
});

test('a promotion with a percentage shows the client’s bonus, rounded down', async () => {
    open(SHARE);
    const amount = await screen.findByRole('textbox', { name: 'Base amount in dollars (bonus is 15%)' });
    expect(screen.getByText('For example, the deposit that the bonus is for.')).toBeVisible();

    await userEvent.type(amount, '$133.33');

    expect(screen.getByText('The client receives $19.99.')).toBeVisible();
});

test('the largest bonus of a percentage promotion is not taken for its base amount', async () => {
    open({ ...SHARE, value_cents: 5_000 });

    expect(await screen.findByRole('textbox', { name: 'Base amount in dollars (bonus is 15%)' })).toHaveValue('');
});

test('a promotion that the client already has cannot be chosen', async () => {
    open(FIXED);

    expect(await screen.findByRole('option', { name: 'Carnival (already given)' })).toBeDisabled();
});
