import { http } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ByHandCard } from '@/features/withdrawals/payments/by-hand-card';
import { showPage, testUser } from '@/testing/inertia';
import type { ReadyWithdrawal } from '@/types/generated';

vi.mock('@inertiajs/react', async (original) => (await import('@/testing/inertia')).withTestPage(await original()));

const request = vi.fn();
vi.spyOn(http, 'getClient').mockReturnValue({ request });

const READY: ReadyWithdrawal = {
    id: 7,
    reference: 'WD-7',
    client_id: 5,
    client_name: 'Zoe Chen',
    amount_cents: 5_000,
    requested_at: '2026-11-22T03:00:00Z',
    approved_by: 'Dana Whitford',
    destination: 'z•••@example.com',
    holder: 'Zoe Chen',
    channel: 'by_hand',
    problem: null,
};

const show = (canHandle = true) => render(<ByHandCard ready={[READY]} canHandle={canHandle} />);
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
    vi.clearAllMocks();
    showPage({ user: testUser({ can: { viewClients: true } }) });
});

it('shows the whole account to whoever pays it', async () => {
    const account = { holder: 'Zoe Chen', bsb: null, number: null, payid: 'zoe@example.com', amount_cents: 5_000 };
    request.mockResolvedValue({ status: 200, data: JSON.stringify({ ...account, statement_text: 'WD-7' }) });
    show();
    expect(screen.queryByText('zoe@example.com')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Show account of WD-7' }));

    expect(await dialog().findByText('zoe@example.com')).toBeInTheDocument();
    expect(request.mock.calls[0]?.[0]).toMatchObject({ url: '/withdrawals/7/reveal-account', method: 'post' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('zoe@example.com')).not.toBeInTheDocument();
});

it('says why the account is not shown', async () => {
    request.mockRejectedValue(Object.assign(new Error('refused'), { response: { status: 409, data: '{}' } }));
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Show account of WD-7' }));

    expect(await dialog().findByText(/not to be paid by hand by you now/)).toBeInTheDocument();
});

it('offers nothing to whoever only looks', () => {
    show(false);

    expect(screen.queryByRole('button', { name: /WD-7/ })).not.toBeInTheDocument();
});
