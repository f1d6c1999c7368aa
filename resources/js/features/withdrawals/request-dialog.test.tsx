import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequestDialog } from '@/features/withdrawals/request-dialog';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';
import type { RequestChoices } from '@/types/generated';

const EMMA = { hits: [{ id: 7, full_name: 'Emma Walsh', pin: '48213', company_name: 'Genweb' }] };
const CHOICES: RequestChoices = { balance_cents: 400_000, accounts: [] };

/** One answer for each request of the client's balance and accounts. */
const ask = vi.fn<() => Promise<RequestChoices>>();

const closed = vi.fn();

beforeEach(() => {
    vi.clearAllMocks();
    ask.mockReset().mockResolvedValue(CHOICES);
    showPage({});
    vi.mocked(requestJson).mockImplementation(async ({ url }) => (url.includes('lookup') ? EMMA : ask()));
    closed.mockReset();
    render(<RequestDialog onClose={closed} />);
});

async function chooseEmma() {
    const box = screen.getByRole('combobox', { name: /Client/ });
    await userEvent.clear(box);
    await userEvent.type(box, 'emma');
    await userEvent.click(await screen.findByRole('option', { name: /Emma/ }));
}

it('loads the accounts again when the same client is selected after a failure', async () => {
    ask.mockRejectedValueOnce(new Error('offline'));
    await chooseEmma();
    await screen.findByText(/Couldn’t load the client’s bank accounts/);
    await chooseEmma();

    await screen.findByRole('textbox', { name: 'Amount in dollars' });
    expect(ask).toHaveBeenCalledTimes(2);
});

it('shows the parsed amount while typing', async () => {
    await chooseEmma();
    const amount = await screen.findByRole('textbox', { name: 'Amount in dollars' });

    await userEvent.type(amount, '25,50');
    expect(amount).toHaveAccessibleDescription(/Enter an amount such as 250 or 1,250.50./);
    await userEvent.type(amount, '0');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Amount: \$25,500.00./));
});

it('asks before Escape loses the amount', async () => {
    await chooseEmma();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount in dollars' }), '250');
    await userEvent.keyboard('{Escape}');

    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(closed).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('250');
});
