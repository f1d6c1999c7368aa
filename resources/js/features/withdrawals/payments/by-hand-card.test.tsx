import { http, router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ByHandCard } from '@/features/withdrawals/payments/by-hand-card';
import '@/testing/browser-stand-ins';
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
    warnings: [],
};

const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);

const show = (canHandle = true, changes: Partial<ReadyWithdrawal> = {}) =>
    render(<ByHandCard ready={[{ ...READY, ...changes }]} canHandle={canHandle} />);
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
    vi.clearAllMocks();
    showPage({ user: testUser({ can: { viewClients: true } }) });
});

it('shows the whole account to whoever pays it', async () => {
    const account = { holder: 'Zoe Chen', bsb: null, number: null, payid: 'zoe@example.com', amount_cents: 5_000 };
    request.mockResolvedValue({
        status: 200,
        data: JSON.stringify({ ...account, statement_text: 'WD-7', warnings: [] }),
    });
    show();
    expect(screen.queryByText('zoe@example.com')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Show account of WD-7' }));

    expect(await dialog().findByText('zoe@example.com')).toBeInTheDocument();
    expect(request.mock.calls[0]?.[0]).toMatchObject({ url: '/withdrawals/7/reveal-account', method: 'post' });
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('zoe@example.com')).not.toBeInTheDocument();
});

it('says before the payment is made what stands against the client', async () => {
    const account = { holder: 'Zoe Chen', bsb: null, number: null, payid: 'zoe@example.com', amount_cents: 5_000 };
    request.mockResolvedValue({
        status: 200,
        data: JSON.stringify({ ...account, statement_text: 'WD-7', warnings: ['registered with BetStop', 'closed'] }),
    });
    show(true, { warnings: ['registered with BetStop', 'closed'] });
    expect(screen.getByText('registered with BetStop and closed')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Show account of WD-7' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent('This client is registered with BetStop and closed');
});

it('asks whoever paid an excluded client whether they know, and sends what was shown', async () => {
    show(true, { warnings: ['barred', 'closed'] });

    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid WD-7' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('Zoe Chen is barred and closed');
    await userEvent.click(dialog().getByLabelText(/The bank’s reference/));
    await userEvent.paste('NPP-1');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'I know that Zoe Chen is barred and closed' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as paid' }));

    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
        '/withdrawals/7/paid',
        {
            bank_reference: 'NPP-1',
            is_aware: true,
            aware_of: [
                { client_id: '5', warning: 'barred' },
                { client_id: '5', warning: 'closed' },
            ],
        },
    ]);
});

it('asks for no tick where nothing stands against the client', async () => {
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid WD-7' }));

    expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
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
