import { router } from '@inertiajs/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DepositDrawer } from '@/features/deposits/deposit-drawer';
import { testDeposit, testDetails, testPerson, testProposal } from '@/features/deposits/test-deposit';
import { showBanners } from '@/features/shell/feedback-store';
import { requestJson } from '@/lib/http';
import { showPage, testUser } from '@/testing/inertia';
import { testQueue } from '@/testing/queue';
import type { DepositDetails } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const queue = testQueue('deposit');
const onReopen = vi.fn();
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
            onReopen={onReopen}
            queue={queue}
            isAskedToApprove={isAskedToApprove}
            onAsked={() => undefined}
        />,
    );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const lastCall = () => visit.mock.lastCall ?? [];

it('shows the suggested client with the score, the reasons and the bank line', () => {
    open();

    const card = screen.getByRole('article', { name: 'Emma Walsh' });
    for (const text of ['Score 87', 'PIN 48213', 'Balance $10.00', 'The PIN 48213 stands in the description.']) {
        expect(within(card).getByText(text)).toBeVisible();
    }
    for (const text of ['Payment from A WHITLAM 48213', 'NAB-000123', 'Received from the bank']) {
        expect(screen.getByText(text)).toBeVisible();
    }
});

it('asks for confirmation and sends the version that was reviewed', async () => {
    open();

    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Credit $50.00 to Emma Walsh?' });
    expect(dialog).toHaveTextContent('The balance goes from $10.00 to $60.00.');
    expect(visit).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve deposit' }));

    expect(lastCall()[0]).toBe('/deposits/12/approve');
    expect(lastCall()[1]).toMatchObject({
        method: 'put',
        data: { version: 3, client_id: 5, accepts_other_payer: false, accepts_repeat: false },
    });
});

it('approves with the keys a and Enter', async () => {
    open();

    await userEvent.keyboard('a');
    await waitFor(() => expect(button('Approve deposit')).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    expect(lastCall()[0]).toBe('/deposits/12/approve');
});

it('requires a tick when the payer is not the client', async () => {
    open({ people: [testPerson({ is_other_payer: true })] });

    await userEvent.click(within(screen.getByRole('article')).getByRole('button', { name: 'Approve for Emma Walsh' }));
    const dialog = await screen.findByRole('dialog', { name: /^Credit/ });
    expect(dialog).toHaveTextContent('The payer is A WHITLAM');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve deposit' }));
    expect(visit).not.toHaveBeenCalled();
    expect(dialog).toHaveTextContent('Tick this box to continue.');

    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve deposit' }));
    expect(lastCall()[1]).toMatchObject({ data: { accepts_other_payer: true } });
});

it('offers a return instead of an approval for an excluded client', async () => {
    const refusal = 'This client is barred and gets no deposits. Return the money to the payer instead.';
    open({ client: testPerson({ is_barred: true, refusal }), proposals: [], people: [] });

    expect(screen.getByText(/This client is barred/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    await userEvent.click(button('Return deposit'));
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Client is barred');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Return deposit' }));

    expect(lastCall()[0]).toBe('/deposits/12/return');
    expect(lastCall()[1]).toMatchObject({ data: { version: 3, reason: 'Client is barred' } });
});

it('adds no advice to a limit, which ends with its period', () => {
    const refusal =
        'The client’s deposit limit is $50.00 a week. Credit this deposit in the next week, or send it back.';
    open({ client: testPerson({ refusal }), proposals: [], people: [] });

    expect(screen.getByText(refusal)).toBeVisible();
    expect(screen.queryByText(/Return the deposit instead/)).not.toBeInTheDocument();
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

it('warns of a possible duplicate and requires a tick to credit it', async () => {
    open({ duplicates: [repeat] });

    expect(screen.getByText('Possible duplicate deposit')).toBeVisible();
    expect(screen.getByRole('link', { name: 'NAB-7' })).toHaveAttribute('href', '/deposits?deposit=11');

    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /^Credit/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve deposit' }));
    expect(visit).not.toHaveBeenCalled();
    expect(dialog).toHaveTextContent('Tick this box to continue.');

    await userEvent.click(within(dialog).getByRole('checkbox', { name: /checked both payments/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve deposit' }));
    expect(lastCall()[1]).toMatchObject({ data: { accepts_repeat: true, accepts_other_payer: false } });
});

it('blocks the approval of a confirmed duplicate', async () => {
    open({ duplicates: [{ ...repeat, is_confirmed: true }] });

    expect(screen.getByText('Confirmed duplicate. Return this deposit.')).toBeVisible();
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /^Credit/ });
    expect(dialog).toHaveTextContent('It can’t be credited.');
    expect(dialog).toHaveTextContent('reopen its case under Duplicate OSKO deposits');
    expect(within(dialog).getByRole('button', { name: 'Approve deposit' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: /case/ })).not.toBeInTheDocument();
});

it('links the duplicate case for viewers who can open it', async () => {
    const user = testUser({ can: { viewTransactions: true, viewDuplicateOskoDeposits: true } });
    showPage({ component: 'Deposits/Index', url: '/deposits?deposit=12', user });
    open({ duplicates: [{ ...repeat, is_confirmed: true }] });
    const href = '/transactions/duplicate-osko-deposits?case=1';

    expect(screen.getByRole('link', { name: 'Case 1' })).toHaveAttribute('href', href);
    await userEvent.keyboard('a');
    expect(await screen.findByRole('link', { name: 'reopen its case' })).toHaveAttribute('href', href);
});

it('finds another client and shows why they can’t be credited', async () => {
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

it('undoes an approval with a reason and hides the actions from viewers', async () => {
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

    await userEvent.click(button('Undo approval'));
    expect(await screen.findByText('Undo the $50.00 credit to Emma Walsh?')).toBeVisible();
});

it('shows why a decision was refused', () => {
    open({ proposals: [testProposal()], can_decide: false, can_return: false });
    const text = 'This deposit is already rejected by Sam Reid. Nothing was changed.';
    act(() => showBanners([{ tone: 'danger', text }]));

    expect(screen.getByRole('alert')).toHaveTextContent('already rejected by Sam Reid');
    expect(screen.queryByRole('button', { name: 'Reject deposit' })).not.toBeInTheDocument();
});

const liam = testPerson({ id: 9, full_name: 'Liam Nguyen' });
const footerApproval = () =>
    screen.queryAllByRole('button', { name: /^Approve/ }).find((found) => found.closest('article') === null);

it('names the client of strong evidence on the primary button', async () => {
    open();

    expect(footerApproval()).toHaveTextContent('Approve for Emma Walsh');
    expect(screen.queryByText(/No suggestion is certain/)).not.toBeInTheDocument();
});

it.each([
    ['the only suggestion is weak', { proposals: [testProposal({ score: 79 })] }],
    ['two suggestions have the same score', { proposals: [testProposal(), testProposal({ client_id: 9 })] }],
    [
        'the better suggestion cannot be credited',
        { proposals: [testProposal({ client_id: 9, score: 90 }), testProposal()], refused: true },
    ],
    [
        'another client has more evidence than the matched one',
        {
            deposit: testDeposit({ status: 'matched' }),
            client: testPerson(),
            proposals: [testProposal({ client_id: 9, score: 82 }), testProposal({ score: 45 })],
        },
    ],
])(
    'offers no primary approval when %s',
    async (_, { refused, ...details }: Partial<DepositDetails> & { refused?: boolean }) => {
        open({ people: [testPerson(), { ...liam, refusal: refused ? 'This client is barred.' : null }], ...details });

        expect(footerApproval()).toBeUndefined();
        expect(screen.getByText(/No suggestion is certain/)).toBeVisible();
        await userEvent.keyboard('a');
        expect(screen.queryByRole('dialog', { name: /^Credit/ })).not.toBeInTheDocument();
    },
);

it('offers the better suggestion of a pending deposit, not its first guess', () => {
    open({
        client: testPerson(),
        proposals: [testProposal({ client_id: 9, score: 82 }), testProposal({ score: 45 })],
        people: [liam, testPerson()],
    });

    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
        'Liam Nguyen',
        'Emma Walsh',
    ]);
    expect(footerApproval()).toHaveTextContent('Approve for Liam Nguyen');
});

it('offers a matched client without a suggestion', () => {
    open({ deposit: testDeposit({ status: 'matched' }), client: testPerson(), proposals: [], people: [] });

    expect(footerApproval()).toHaveTextContent('Approve for Emma Walsh');
});

it('opens the approval dialog when the approval started in the list', async () => {
    open({}, true);

    expect(await screen.findByRole('dialog', { name: 'Credit $50.00 to Emma Walsh?' })).toBeVisible();
});
