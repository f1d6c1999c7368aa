import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DepositDrawer } from '@/features/deposits/deposit-drawer';
import { testDeposit, testDetails, testPerson } from '@/features/deposits/test-deposit';
import { showPage, testUser } from '@/testing/inertia';
import { testQueue } from '@/testing/queue';
import type { DepositDetails, OwnPayment } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

const OWN: OwnPayment = {
    withdrawal_id: 8,
    reference: 'WD-8',
    client_id: 5,
    is_failed: true,
    message: 'We paid WD-8, $50.00 to Emma Walsh on Monday; it failed.',
};

const DECIDED = { proposals: [], people: [], can_decide: false, can_return: false, can_reopen: true };

beforeEach(() => {
    vi.clearAllMocks();
    showPage({
        component: 'Deposits/Index',
        url: '/deposits?deposit=12',
        user: testUser({ can: { viewWithdrawals: true } }),
    });
});

const drawer = (details: Partial<DepositDetails>) => (
    <DepositDrawer
        deposit={testDetails(details)}
        onClose={() => undefined}
        onReopen={() => undefined}
        queue={testQueue('deposit')}
        isAskedToApprove={false}
        onAsked={() => undefined}
    />
);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const lastCall = () => visit.mock.lastCall ?? [];

it('blocks the approval when a new version arrives while the dialog is open', async () => {
    const { rerender } = render(drawer({ client: testPerson() }));
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /^Credit/ });

    rerender(drawer({ deposit: testDeposit({ version: 4 }), client: testPerson({ id: 9, full_name: 'Tom Reid' }) }));

    expect(dialog).toHaveTextContent('This deposit changed while you were reviewing it');
    expect(within(dialog).getByRole('button', { name: 'Approve deposit' })).toBeDisabled();
    expect(visit).not.toHaveBeenCalled();
});

it('approves the version that the dialog opened with', async () => {
    const { rerender } = render(drawer({ client: testPerson() }));
    rerender(drawer({ deposit: testDeposit({ version: 4 }), client: testPerson() }));

    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /^Credit/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve deposit' }));

    expect(lastCall()[1]).toMatchObject({ data: { version: 4, client_id: 5 } });
});

it('rejects the version that was reviewed, even after a live update', async () => {
    const { rerender } = render(drawer({}));
    await userEvent.click(button('Reject deposit'));
    rerender(drawer({ deposit: testDeposit({ version: 4 }) }));

    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Not for us');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reject deposit' }));

    expect(lastCall()[1]).toMatchObject({ data: { version: 3, reason: 'Not for us' } });
});

it('asks for a reason that the server accepts before the dialog closes', async () => {
    render(drawer({}));
    await userEvent.click(button('Reject deposit'));
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spam');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reject deposit' }));

    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/at least 5 characters/);
    expect(visit).not.toHaveBeenCalled();
});

it('requires a tick before crediting a possible returned withdrawal', async () => {
    render(drawer({ own_payment: OWN, people: [testPerson({ own_payment: OWN })] }));
    expect(screen.getByText('This may be a returned withdrawal')).toBeVisible();

    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /^Credit/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve deposit' }));
    expect(visit).not.toHaveBeenCalled();
    expect(dialog).toHaveTextContent('Tick this box to continue.');

    await userEvent.click(
        within(dialog).getByRole('checkbox', { name: 'I have checked that this isn’t the return of WD-8' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve deposit' }));
    expect(lastCall()[1]).toMatchObject({ data: { accepts_own_payment: true, version: 3 } });
});

it('links the deposit to a failed withdrawal', async () => {
    const { rerender } = render(drawer({ own_payment: { ...OWN, is_failed: false } }));
    expect(screen.queryByRole('button', { name: 'Link to WD-8' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View withdrawal' })).toHaveAttribute('href', '/withdrawals?withdrawal=8');

    rerender(drawer({ own_payment: OWN }));
    await userEvent.click(button('Link to WD-8'));

    expect(lastCall()[0]).toBe('/deposits/12/bounce');
    expect(lastCall()[1]).toMatchObject({ method: 'put', data: { version: 3, withdrawal_id: 8 } });
});

it.each([
    ['rejected', 'Undo rejection', 'Undo the rejection of $50.00?'],
    ['returned', 'Undo return', 'Undo the return of $50.00?'],
    ['bounced', 'Unlink withdrawal', 'Unlink $50.00 from the returned withdrawal?'],
] as const)('undoes the decision of a %s deposit with a reason', async (status, verb, question) => {
    render(drawer({ ...DECIDED, deposit: testDeposit({ status, waiting_since: null, age: null }) }));

    await userEvent.click(button(verb));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'It was a slip');
    await userEvent.click(within(dialog).getByRole('button', { name: verb }));

    expect(lastCall()[0]).toBe('/deposits/12/undo');
    expect(lastCall()[1]).toMatchObject({ data: { version: 3, reason: 'It was a slip' } });
});
