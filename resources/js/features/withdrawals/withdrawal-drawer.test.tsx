import { router } from '@inertiajs/react';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withdrawalDetails } from '@/features/withdrawals/test-withdrawal';
import { WithdrawalDrawer } from '@/features/withdrawals/withdrawal-drawer';
import { usePresenceStore } from '@/realtime/presence';
import { showPage } from '@/testing/inertia';
import type { WithdrawalDetails } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const REASONS = [{ value: '4', label: 'Wrong account', hint: null }];

function open(withdrawal: WithdrawalDetails): void {
    render(
        <WithdrawalDrawer
            withdrawal={withdrawal}
            reasons={REASONS}
            limits={{ warn_after_minutes: 60, late_after_minutes: 240 }}
            onClose={() => undefined}
        />,
    );
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: RegExp) => screen.findByRole('dialog', { name });

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

afterEach(() => {
    usePresenceStore.setState({ viewers: new Map() });
});

it('says what is known, in words', () => {
    open(withdrawalDetails());

    expect(screen.getByText('Staked $500.00 (250% of it) since the last deposit of $200.00.')).toBeVisible();
    expect(screen.getByText('No bonus in the last 30 days.')).toBeVisible();
    expect(screen.getByText('Name matches')).toBeVisible();
    expect(screen.getByText(/by Ona Petrov/)).toBeVisible();
});

it('says who is paying it by hand', () => {
    const claim = { by: 'Hugo Lindgren', since: '2026-11-20T23:42:00Z', stale_at: '2026-11-21T00:12:00Z' };
    open({
        ...withdrawalDetails({ status: 'approved' }),
        claim: { ...claim, is_own: false, can_release_stale: false },
    });

    expect(screen.getByText(/^Hugo Lindgren is paying this by hand since /)).toBeVisible();
});

it('marks a pending one as checked at a press', async () => {
    open(withdrawalDetails({ status: 'pending' }, { approve: null, check: { against: null } }));

    await userEvent.click(button('Mark as checked'));

    expect(visit).toHaveBeenCalledOnce();
    expect(visit.mock.calls[0]?.[0]).toEqual({ url: '/withdrawals/7/check', method: 'put' });
});

it('says why a step cannot be taken, and does not offer it', () => {
    const why = 'You asked for this withdrawal; somebody else has to approve it.';
    open(withdrawalDetails({}, { approve: { against: why } }));

    expect(button('Approve')).toBeDisabled();
    expect(button('Approve')).toHaveAccessibleDescription(why);
});

it('offers nothing to whoever may only look', () => {
    open(withdrawalDetails({}, { approve: null, end: null }));

    for (const name of ['Approve', 'Decline', 'Cancel withdrawal', 'Mark as checked', 'Verify account']) {
        expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
});

it('asks for the password and for the knowledge of an exclusion before a large one is approved', async () => {
    open(withdrawalDetails({ needs_four_eyes: true }, { needs_password: true, warnings: ['barred', 'closed'] }));

    await userEvent.click(button('Approve'));
    const asking = within(await dialog(/Approve \$500\.00/));

    expect(asking.getByRole('alert')).toHaveTextContent('This client is barred and closed');
    expect(asking.getByRole('checkbox', { name: 'I know that this client is barred and closed' })).not.toBeChecked();
    expect(asking.getByLabelText(/Your password/, { selector: 'input' })).toBeVisible();
    expect(asking.getByText(/063-000 •••678 of Emma Walsh/)).toBeVisible();
});

it('says of an approved one that whoever sends it has to know', () => {
    open(withdrawalDetails({ status: 'approved' }, { approve: null, warnings: ['registered with BetStop'] }));

    expect(screen.getByRole('alert')).toHaveTextContent(
        'This client is registered with BetStopIt is their money all the same. Whoever sends it says that they know.',
    );
});

it('approves a small one without a password', async () => {
    open(withdrawalDetails());

    await userEvent.click(button('Approve'));
    const asking = within(await dialog(/Approve/));

    expect(asking.queryByLabelText(/Your password/)).not.toBeInTheDocument();
    expect(asking.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('declines with a reason of the list, as it was seen', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    open(withdrawalDetails());

    await userEvent.click(button('Decline'));
    const asking = within(await dialog(/Decline this withdrawal/));
    expect(asking.getByText(/stays with Emma Walsh/)).toBeVisible();
    await userEvent.click(asking.getByRole('button', { name: 'Decline withdrawal' }));

    expect(put).toHaveBeenCalledOnce();
    expect(put.mock.calls[0]?.slice(0, 2)).toEqual([
        '/withdrawals/7/decline',
        { cancellation_reason_id: '', note: '', seen: 'checked' },
    ]);
});

it('declines what was on the screen when it was asked for, not what a colleague made of it since', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    const drawer = (withdrawal: WithdrawalDetails) => (
        <WithdrawalDrawer
            withdrawal={withdrawal}
            reasons={REASONS}
            limits={{ warn_after_minutes: 60, late_after_minutes: 240 }}
            onClose={() => undefined}
        />
    );
    const { rerender } = render(drawer(withdrawalDetails()));
    await userEvent.click(button('Decline'));
    const asking = within(await dialog(/Decline this withdrawal/));

    rerender(drawer(withdrawalDetails({ status: 'approved' })));
    await userEvent.click(asking.getByRole('button', { name: 'Decline withdrawal' }));

    expect(put.mock.calls.at(-1)?.[1]).toMatchObject({ seen: 'checked' });
});

it('says how much is missing, and holds what has come since', async () => {
    open(withdrawalDetails({ status: 'pending', hold: 'not_covered', short_cents: 37_700 }, { approve: null }));
    expect(screen.getByText('Not covered: $377.00 short')).toBeVisible();
});

it('offers to hold money that has come since', async () => {
    open(withdrawalDetails({ status: 'pending', hold: 'coverable' }, { approve: null, hold: { against: null } }));

    await userEvent.click(button('Hold it now'));

    expect(visit.mock.calls[0]?.[0]).toEqual({ url: '/withdrawals/7/hold', method: 'put' });
});

it('names whoever else has it open', () => {
    open(withdrawalDetails());
    act(() =>
        usePresenceStore.setState({
            viewers: new Map([['withdrawal.7', [{ id: 8, full_name: 'Omar Haddad', photo: null }]]]),
        }),
    );

    expect(screen.getByText('Also looking at it: Omar Haddad')).toBeVisible();
});

it('repeats in the drawer what the server refused', () => {
    const said = 'This withdrawal is declined by Ona Petrov already, just now. Nothing was changed.';
    showPage({ shared: { flash: { success: null, error: said, auto_hide_success_message: false } } });
    open(withdrawalDetails());

    expect(screen.getByText(said)).toBeVisible();
});

it('says when a large amount is asked for in pieces', () => {
    open({ ...withdrawalDetails(), split: { count: 3, cents: 130_000 } });

    expect(screen.getByText('3 withdrawals within a day, $1,300.00 in all')).toBeInTheDocument();
});
