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

test('a promotion with an amount starts with it and says its limit', async () => {
    open(FIXED);

    expect(await screen.findByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('50.00');
    expect(screen.getByText('At most $50.00.')).toBeVisible();
});

test('a promotion with a percentage tells what the client gets, rounded down', async () => {
    open(SHARE);
    const amount = await screen.findByRole('textbox', { name: 'Amount that 15% is taken of, in dollars' });
    expect(screen.getByText('Such as the deposit it is for.')).toBeVisible();

    await userEvent.type(amount, '$133.33');

    expect(screen.getByText('The client gets $19.99.')).toBeVisible();
});

test('what the client has already cannot be chosen again', async () => {
    open(FIXED);

    expect(await screen.findByRole('option', { name: 'Carnival (given already)' })).toBeDisabled();
});
