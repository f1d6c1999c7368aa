import { router } from '@inertiajs/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showBanners } from '@/features/shell/feedback-store';
import { withdrawalDetails } from '@/features/withdrawals/test-withdrawal';
import { WithdrawalDrawer } from '@/features/withdrawals/withdrawal-drawer';
import { usePresenceStore } from '@/realtime/presence';
import { showPage } from '@/testing/inertia';
import { testQueue } from '@/testing/queue';
import type { WithdrawalDetails } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const queue = testQueue('withdrawal');
const REASONS = [{ value: '4', label: 'Wrong account', hint: null }];

const drawer = (withdrawal: WithdrawalDetails) => (
    <WithdrawalDrawer
        withdrawal={withdrawal}
        reasons={REASONS}
        limits={{ warn_after_minutes: 60, late_after_minutes: 240 }}
        queue={queue}
        onClose={() => undefined}
    />
);
const open = (withdrawal: WithdrawalDetails) => render(drawer(withdrawal));

const button = (name: string) => screen.getByRole('button', { name });
const answer = (error: string | null) => ({ props: { flash: { error } } }) as never;
const dialog = (name: RegExp) => screen.findByRole('dialog', { name });

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

afterEach(() => {
    usePresenceStore.setState({ viewers: new Map() });
});

it('shows turnover, bonuses and the name match', () => {
    open(withdrawalDetails());

    expect(screen.getByText('Staked $500.00 (250% of the deposit) since the last deposit of $200.00.')).toBeVisible();
    expect(screen.getByText('No bonus in the last 30 days.')).toBeVisible();
    expect(screen.getByText('Name matches')).toBeVisible();
    expect(screen.getByText(/by Ona Petrov/)).toBeVisible();
});

it('shows who is paying the withdrawal manually', () => {
    const claim = { by: 'Hugo Lindgren', since: '2026-11-20T23:42:00Z', stale_at: '2026-11-21T00:12:00Z' };
    open({
        ...withdrawalDetails({ status: 'approved' }),
        claim: { ...claim, is_own: false, can_release_stale: false },
    });

    expect(screen.getByText(/^Hugo Lindgren is paying this manually since /)).toBeVisible();
});

it('marks a pending withdrawal as checked', async () => {
    open(withdrawalDetails({ status: 'pending' }, { approve: null, check: { against: null } }));

    await userEvent.click(button('Mark as checked'));

    expect(visit).toHaveBeenCalledOnce();
    expect(visit.mock.calls[0]?.[0]).toEqual({ url: '/withdrawals/7/check', method: 'put' });
});

it('shows why a step is disabled', () => {
    const why = 'You requested this withdrawal. A colleague must approve it.';
    open(withdrawalDetails({}, { approve: { against: why } }));

    expect(button('Approve withdrawal')).toBeDisabled();
    expect(button('Approve withdrawal')).toHaveAccessibleDescription(why);
});

it('shows no actions to viewers', () => {
    open(withdrawalDetails({}, { approve: null, end: null }));

    for (const name of [
        'Approve withdrawal',
        'Decline withdrawal',
        'Cancel withdrawal',
        'Mark as checked',
        'Verify account',
    ]) {
        expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
});

it.each([
    ['approved', 1],
    ['paid', 1],
    ['failed', 1],
    ['checked', 0],
    ['cancelled', 0],
] as const)('links the payment note of a withdrawal that left or was to leave: %s', (status, count) => {
    open(withdrawalDetails({ status }, { approve: null, end: null }));

    expect(screen.queryAllByRole('link', { name: 'Payment note' })).toHaveLength(count);
});

it('requires the password and the acknowledgement of an exclusion above the threshold', async () => {
    open(withdrawalDetails({ needs_dual_approval: true }, { needs_password: true, warnings: ['barred', 'closed'] }));

    await userEvent.click(button('Approve withdrawal'));
    const asking = within(await dialog(/Approve \$500\.00/));

    expect(asking.getByRole('alert')).toHaveTextContent('Emma Walsh is barred and closed');
    expect(
        asking.getByRole('checkbox', { name: 'I acknowledge that Emma Walsh is barred and closed' }),
    ).not.toBeChecked();
    expect(asking.getByLabelText(/Your password/, { selector: 'input' })).toBeVisible();
    expect(asking.getByText(/063-000 •••678 \(Emma Walsh\)/)).toBeVisible();
});

it('sends the exclusions on the screen, and asks again when a colleague adds one', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    const details = (warnings: string[]) => withdrawalDetails({}, { warnings });
    const { rerender } = open(details(['barred']));
    await userEvent.click(button('Approve withdrawal'));
    const asking = within(await dialog(/Approve \$500\.00/));
    await userEvent.click(asking.getByRole('checkbox', { name: 'I acknowledge that Emma Walsh is barred' }));

    rerender(drawer(details(['barred', 'closed'])));
    const checkbox = asking.getByRole('checkbox', { name: 'I acknowledge that Emma Walsh is barred and closed' });
    expect(checkbox).not.toBeChecked();
    await userEvent.click(checkbox);
    await userEvent.click(asking.getByRole('button', { name: 'Approve withdrawal' }));

    expect(put.mock.lastCall?.slice(0, 2)).toEqual([
        '/withdrawals/7/approve',
        {
            is_aware: true,
            current_password: '',
            aware_of: [
                { client_id: '5', warning: 'barred' },
                { client_id: '5', warning: 'closed' },
            ],
        },
    ]);
});

it('shows on an approved withdrawal that the sender must acknowledge the exclusion', () => {
    open(withdrawalDetails({ status: 'approved' }, { approve: null, warnings: ['registered with BetStop'] }));

    expect(screen.getByRole('alert')).toHaveTextContent(
        'This client is registered with BetStopThe withdrawal can still be paid. The sender must acknowledge the exclusion.',
    );
});

it('approves a withdrawal below the threshold without a password', async () => {
    open(withdrawalDetails());

    await userEvent.click(button('Approve withdrawal'));
    const asking = within(await dialog(/Approve/));

    expect(asking.queryByLabelText(/Your password/)).not.toBeInTheDocument();
    expect(asking.queryByRole('checkbox')).not.toBeInTheDocument();
    await waitFor(() => expect(asking.getByRole('button', { name: 'Approve withdrawal' })).toHaveFocus());
});

it('declines the version on screen with a reason from the list', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    open(withdrawalDetails());

    await userEvent.click(button('Decline withdrawal'));
    const asking = within(await dialog(/Decline this withdrawal/));
    expect(asking.getByText(/stays with Emma Walsh/)).toBeVisible();
    await userEvent.click(asking.getByRole('button', { name: 'Decline withdrawal' }));

    expect(put).toHaveBeenCalledOnce();
    expect(put.mock.calls[0]?.slice(0, 2)).toEqual([
        '/withdrawals/7/decline',
        { cancellation_reason_id: '', note: '', seen: 'checked' },
    ]);
});

it('goes to the next and previous withdrawal with j and k, and on after a decision with c', async () => {
    open(withdrawalDetails({ status: 'pending' }, { approve: null, check: { against: null } }));
    await userEvent.keyboard('jk');
    expect(queue.step.mock.calls).toEqual([[1], [-1]]);

    await userEvent.keyboard('c');
    expect(visit).toHaveBeenCalledExactlyOnceWith({ url: '/withdrawals/7/check', method: 'put' }, expect.anything());
    act(() => visit.mock.lastCall?.[1]?.onSuccess?.(answer(null)));
    expect(queue.advance).toHaveBeenCalledOnce();
    expect(button('Next withdrawal')).toHaveAttribute('aria-keyshortcuts', 'j');
});

it('stays on a withdrawal whose decision the server refuses', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    open(withdrawalDetails({}, { check: { against: null } }));
    await userEvent.keyboard('c');
    act(() => visit.mock.lastCall?.[1]?.onSuccess?.(answer('The account changed.')));

    for (const [name, title] of [
        ['Approve withdrawal', /Approve \$500/],
        ['Decline withdrawal', /Decline this/],
    ] as const) {
        await userEvent.click(button(name));
        await userEvent.click(within(await dialog(title)).getByRole('button', { name }));
        await act(async () => put.mock.lastCall?.[2]?.onSuccess?.(answer('A colleague was faster.')));
        await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    }

    expect(put).toHaveBeenCalledTimes(2);
    expect(queue.advance).not.toHaveBeenCalled();
});

it('takes no decision by key that the viewer can’t take', async () => {
    open(withdrawalDetails({ status: 'pending' }, { approve: null, check: { against: 'You requested it.' } }));
    await userEvent.keyboard('ca');

    expect(visit).not.toHaveBeenCalled();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('declines the version that the dialog opened with, not a later one', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    const { rerender } = open(withdrawalDetails());
    await userEvent.click(button('Decline withdrawal'));
    const asking = within(await dialog(/Decline this withdrawal/));

    rerender(drawer(withdrawalDetails({ status: 'approved' })));
    await userEvent.click(asking.getByRole('button', { name: 'Decline withdrawal' }));

    expect(put.mock.calls.at(-1)?.[1]).toMatchObject({ seen: 'checked' });
});

it('shows how much is missing', () => {
    open(withdrawalDetails({ status: 'pending', hold: 'not_covered', short_cents: 37_700 }, { approve: null }));
    expect(screen.getByText('Insufficient funds: $377.00 short')).toBeVisible();
});

it('holds the funds once the balance covers them', async () => {
    open(withdrawalDetails({ status: 'pending', hold: 'coverable' }, { approve: null, hold: { against: null } }));

    await userEvent.click(button('Hold funds'));

    expect(visit.mock.calls[0]?.[0]).toEqual({ url: '/withdrawals/7/hold', method: 'put' });
});

it('shows who else has the withdrawal open', () => {
    open(withdrawalDetails());
    act(() =>
        usePresenceStore.setState({
            viewers: new Map([['withdrawal.7', [{ id: 8, full_name: 'Omar Haddad', photo: null }]]]),
        }),
    );

    expect(screen.getByText('Also viewing: Omar Haddad')).toBeVisible();
});

it('shows the server’s refusal in the drawer', () => {
    const said = 'This withdrawal is already declined by Ona Petrov, just now. Nothing was changed.';
    open(withdrawalDetails());
    act(() => showBanners([{ tone: 'danger', text: said }]));

    expect(screen.getByText(said)).toBeVisible();
});

it('warns when a large amount is split into several withdrawals', () => {
    open({ ...withdrawalDetails(), split: { count: 3, cents: 130_000 } });

    expect(screen.getByText('3 withdrawals within a day, $1,300.00 in total')).toBeInTheDocument();
});
