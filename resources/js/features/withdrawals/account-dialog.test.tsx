import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AccountDialog } from '@/features/withdrawals/account-dialog';
import { testWithdrawal } from '@/features/withdrawals/test-withdrawal';
import { showPage } from '@/testing/inertia';
import type { WithdrawalDestination } from '@/types/generated';

const unverified = { ...testWithdrawal().destination, status: 'unverified' } as WithdrawalDestination;

function dialog(destination: WithdrawalDestination) {
    return <AccountDialog destination={destination} decision="verified" onClose={() => undefined} />;
}

it('shows the account’s status and decides on the account and status it opened with', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    showPage({});
    const { rerender } = render(dialog(unverified));
    expect(screen.getByText('Current status')).toHaveTextContent('Unverified');

    rerender(dialog({ ...unverified, id: 4, status: 'blocked' }));
    expect(screen.getByText('Current status')).toHaveTextContent('Unverified');
    await userEvent.type(screen.getByLabelText(/Evidence/), 'Statement seen');
    await userEvent.click(screen.getByRole('button', { name: 'Verify account' }));

    expect(put.mock.calls[0]?.slice(0, 2)).toEqual([
        '/withdrawals/bank-accounts/3',
        { evidence: 'Statement seen', status: 'verified', seen: 'unverified' },
    ]);
});
