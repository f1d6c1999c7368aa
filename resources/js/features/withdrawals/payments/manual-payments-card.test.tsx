import { http, router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualPaymentsCard } from '@/features/withdrawals/payments/manual-payments-card';
import { showPage, testUser } from '@/testing/inertia';
import type { PayoutClaimDetails, ReadyWithdrawal } from '@/types/generated';

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
    claim: null,
};

const HUGO: PayoutClaimDetails = {
    by: 'Hugo Lindgren',
    since: '2026-11-21T23:42:00Z',
    stale_at: '2026-11-22T00:12:00Z',
    is_own: false,
    can_release_stale: false,
};

const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);

const show = (canHandle = true, changes: Partial<ReadyWithdrawal> = {}) =>
    render(<ManualPaymentsCard ready={[{ ...READY, ...changes }]} canHandle={canHandle} />);
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
    vi.clearAllMocks();
    showPage({ user: testUser({ can: { viewClients: true } }) });
});

it('shows the full account to the payer', async () => {
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
    expect(reload).toHaveBeenCalledWith({ only: ['ready', 'has_more_ready'] });
});

it('warns about exclusions before the payment', async () => {
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

it('requires the payer to acknowledge an exclusion and sends what was on screen', async () => {
    show(true, { warnings: ['barred', 'closed'] });

    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid WD-7' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('Zoe Chen is barred and closed');
    await userEvent.click(dialog().getByLabelText(/Bank reference/));
    await userEvent.paste('NPP-1');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'I acknowledge that Zoe Chen is barred and closed' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as paid' }));

    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
        '/withdrawals/7/paid',
        {
            bank_reference: 'NPP-1',
            paid_on: '',
            is_aware: true,
            aware_of: [
                { client_id: '5', warning: 'barred' },
                { client_id: '5', warning: 'closed' },
            ],
        },
    ]);
});

it('needs no acknowledgement for a client who isn’t excluded', async () => {
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid WD-7' }));

    expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
});

it('shows why the account is hidden', async () => {
    const data = JSON.stringify({ message: 'Hugo Lindgren has been paying this manually since 10:42.' });
    request.mockRejectedValue(Object.assign(new Error('refused'), { response: { status: 409, data } }));
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Show account of WD-7' }));

    expect(await dialog().findByText('Hugo Lindgren has been paying this manually since 10:42.')).toBeInTheDocument();
});

describe('while a colleague pays the withdrawal', () => {
    const at = (time: string) => vi.useFakeTimers({ now: new Date(`2026-11-22T${time}Z`), shouldAdvanceTime: true });
    afterEach(() => vi.useRealTimers());

    it('shows who and since when, without actions for others', () => {
        at('00:02:00');
        show(true, { claim: { ...HUGO, can_release_stale: true } });

        expect(screen.getByText('Hugo Lindgren is paying this manually since 10:42.')).toBeInTheDocument();
        expect(screen.queryByRole('button', { name: /WD-7/ })).not.toBeInTheDocument();
    });

    it('lets a payments manager release a stale claim with a reason', async () => {
        at('00:13:00');
        show(true, { claim: { ...HUGO, can_release_stale: true } });
        expect(screen.getByText(/since 10:42. That is more than half an hour\. Ask/)).toBeInTheDocument();

        await userEvent.click(screen.getByRole('button', { name: 'Release WD-7' }));
        const question = within(screen.getByRole('alertdialog'));
        expect(question.getByText(/Hugo Lindgren started to pay it/)).toBeInTheDocument();
        await userEvent.click(question.getByLabelText(/How you checked/));
        await userEvent.paste('The bank shows none');
        await userEvent.click(question.getByRole('button', { name: 'Release payment' }));

        expect(visit.mock.calls[0]?.[0]).toMatchObject({ url: '/withdrawals/7/not-paid', method: 'post' });
        expect(visit.mock.calls[0]?.[1]).toMatchObject({ data: { reason: 'The bank shows none' } });
    });

    it('shows a stale claim to others without a release button', () => {
        at('00:13:00');
        show(true, { claim: HUGO });

        expect(screen.getByText(/more than half an hour\. Ask for the result/)).toBeInTheDocument();
        expect(screen.queryByRole('button', { name: /WD-7/ })).not.toBeInTheDocument();
    });

    it('asks the payer for the result, even when the account was blocked since', async () => {
        at('00:02:00');
        show(true, { claim: { ...HUGO, is_own: true }, problem: 'its bank account is blocked.' });
        expect(screen.getByText('You are paying this manually since 10:42.')).toBeInTheDocument();
        expect(screen.getByRole('button', { name: 'Show account of WD-7' })).toBeDisabled();
        expect(screen.getByRole('button', { name: 'Mark as paid WD-7' })).toBeEnabled();

        await userEvent.click(screen.getByRole('button', { name: 'Mark as not paid WD-7' }));
        await userEvent.click(
            within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Mark as not paid' }),
        );

        expect(visit.mock.calls[0]?.[0]).toMatchObject({ url: '/withdrawals/7/not-paid', method: 'post' });
        expect(visit.mock.calls[0]?.[1]).toMatchObject({ data: {} });
    });
});

it('shows no actions to viewers', () => {
    show(false);

    expect(screen.queryByRole('button', { name: /WD-7/ })).not.toBeInTheDocument();
});
