import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DepositDrawer } from '@/features/deposits/deposit-drawer';
import { testDeposit, testDetails, testPerson, testProposal } from '@/features/deposits/test-deposit';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';
import type { DepositDetails } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const onStep = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
    vi.clearAllMocks();
    showPage({ component: 'Deposits/Index', url: '/deposits?deposit=12' });
});

function open(details: Partial<DepositDetails> = {}, isAskedToApprove = false): void {
    render(
        <DepositDrawer
            deposit={testDetails(details)}
            onClose={onClose}
            onStep={onStep}
            isAskedToApprove={isAskedToApprove}
            onAsked={() => undefined}
        />,
    );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const lastCall = () => visit.mock.lastCall ?? [];

it('shows whose money it may be, with the score and the reasons, and what the bank said', () => {
    open();

    const card = screen.getByRole('article', { name: 'Emma Walsh' });
    for (const text of ['Score 87', 'PIN 48213', 'Balance $10.00', 'The PIN 48213 stands in the description.']) {
        expect(within(card).getByText(text)).toBeVisible();
    }
    for (const text of ['Payment from A WHITLAM 48213', 'NAB-000123', 'Received from the bank']) {
        expect(screen.getByText(text)).toBeVisible();
    }
});

it('asks before it credits, and says which version was looked at', async () => {
    open();

    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Credit $50.00 to Emma Walsh?' });
    expect(dialog).toHaveTextContent('The balance goes from $10.00 to $60.00.');
    expect(visit).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));

    expect(lastCall()[0]).toBe('/deposits/12/approve');
    expect(lastCall()[1]).toMatchObject({
        method: 'put',
        data: { version: 3, client_id: 5, accepts_other_payer: false, accepts_repeat: false },
    });
});

it('needs a tick for another payer’s money', async () => {
    open({ people: [testPerson({ is_other_payer: true })] });

    await userEvent.click(button('Approve for Emma Walsh'));
    const dialog = await screen.findByRole('dialog', { name: /^Credit/ });
    expect(dialog).toHaveTextContent('The payer is A WHITLAM');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(visit).not.toHaveBeenCalled();
    expect(dialog).toHaveTextContent('Tick this to go on.');

    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(lastCall()[1]).toMatchObject({ data: { accepts_other_payer: true } });
});

it('offers no approval for whom something stands against, but a return', async () => {
    const refusal = 'This client is barred and gets no deposits.';
    open({ client: testPerson({ is_barred: true, refusal }), proposals: [], people: [] });

    expect(screen.getByText(/This client is barred/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    await userEvent.click(button('Return'));
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Client is barred');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Return' }));

    expect(lastCall()[0]).toBe('/deposits/12/return');
    expect(lastCall()[1]).toMatchObject({ data: { version: 3, reason: 'Client is barred' } });
});

const repeat = {
    case_id: 1,
    is_confirmed: false,
    score: 90,
    reasons: ['The same amount.'],
    bank_reference: 'NAB-7',
    amount_cents: 5_000,
    value_at: '2026-11-20T00:58:00Z',
    deposit_id: 11,
};

it('warns of a payment that may be a repeat, and credits it only with a tick', async () => {
    open({ duplicates: [repeat] });

    expect(screen.getByText('This payment may repeat another one')).toBeVisible();
    expect(screen.getByRole('link', { name: 'NAB-7' })).toHaveAttribute('href', '/deposits?deposit=11');

    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /^Credit/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(visit).not.toHaveBeenCalled();
    expect(dialog).toHaveTextContent('Tick this to go on.');

    await userEvent.click(within(dialog).getByRole('checkbox', { name: /looked at both payments/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(lastCall()[1]).toMatchObject({ data: { accepts_repeat: true, accepts_other_payer: false } });
});

it('does not credit a confirmed repeat', async () => {
    open({ duplicates: [{ ...repeat, is_confirmed: true }] });

    expect(screen.getByText('This payment was confirmed as a repeat. Return it.')).toBeVisible();
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /^Credit/ });
    expect(dialog).toHaveTextContent('It cannot be credited.');
    expect(within(dialog).getByRole('button', { name: 'Approve' })).toBeDisabled();
});

it('steps through the list with j and k, but not while somebody types', async () => {
    open();

    await userEvent.keyboard('jk');
    expect(onStep.mock.calls).toEqual([[1], [-1]]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Another client' }), 'jak');
    expect(onStep).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog', { name: /^Credit/ })).not.toBeInTheDocument();
});

it('finds another client, with what stands against them', async () => {
    const liam = testPerson({
        id: 9,
        full_name: 'Liam Nguyen',
        refusal: 'This account is closed; it gets no deposits.',
    });
    vi.mocked(requestJson).mockResolvedValue({ clients: [liam] });
    open({ proposals: [], people: [] });

    await userEvent.type(screen.getByRole('combobox', { name: 'Another client' }), 'liam');
    await userEvent.click(await screen.findByRole('option', { name: /Liam Nguyen/ }));

    const card = screen.getByRole('article', { name: 'Liam Nguyen' });
    expect(card).toHaveTextContent('This account is closed');
    expect(within(card).queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    await userEvent.click(within(card).getByRole('button', { name: 'Match to Liam Nguyen' }));
    expect(lastCall()[1]).toMatchObject({ data: { client_id: 9 } });
});

it('undoes an approval with a reason, and offers nothing to whoever only looks', async () => {
    const approved = testDeposit({ status: 'approved', waiting_since: null, age: null });
    open({
        deposit: approved,
        client: testPerson(),
        proposals: [],
        people: [],
        can_decide: false,
        can_return: false,
        can_undo: true,
    });

    await userEvent.click(button('Undo the approval'));
    expect(await screen.findByText('Take $50.00 back from Emma Walsh?')).toBeVisible();
});

it('says why a decision was refused', () => {
    showPage({
        url: '/deposits?deposit=12',
        shared: {
            flash: {
                success: null,
                error: 'This deposit is rejected by Sam Reid already.',
                auto_hide_success_message: false,
            },
        },
    });
    open({ proposals: [testProposal()], can_decide: false, can_return: false });

    expect(screen.getByRole('alert')).toHaveTextContent('rejected by Sam Reid already');
    expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
});

it('asks at once when the approval was asked for in the list', async () => {
    open({}, true);

    expect(await screen.findByRole('dialog', { name: 'Credit $50.00 to Emma Walsh?' })).toBeVisible();
});
