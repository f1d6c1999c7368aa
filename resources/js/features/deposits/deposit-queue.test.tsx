import { router } from '@inertiajs/react';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DepositDrawer } from '@/features/deposits/deposit-drawer';
import { testDeposit, testDetails } from '@/features/deposits/test-deposit';
import { showToast, useFeedback } from '@/features/shell/feedback-store';
import { showPage } from '@/testing/inertia';
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

const lastCall = () => visit.mock.lastCall ?? [];

it('moves through the list with j and k, except while typing', async () => {
    open();

    await userEvent.keyboard('jk');
    expect(queue.step.mock.calls).toEqual([[1], [-1]]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Another client' }), 'jak');
    expect(queue.step).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog', { name: /^Credit/ })).not.toBeInTheDocument();
});

it('moves on with j from a deposit without suggestions', async () => {
    open({ proposals: [], people: [] });
    await screen.findByText(/^No clients match/);

    await userEvent.keyboard('j');
    expect(queue.step.mock.calls).toEqual([[1]]);
});

/** Answers the last request as the server would. */
function answer(decided: Partial<DepositDetails>, error: string | null = null): void {
    act(() => {
        // The flash message is shown before the callback.
        showToast({ tone: 'ok', title: 'Success', text: '$50.00 credited.' });
        lastCall()[1]?.onSuccess?.({ props: { flash: { error }, deposit: testDetails(decided) } } as never);
    });
}

const own = (status: DepositDetails['deposit']['status']) => ({
    deposit: testDeposit({ status, version: 4, waiting_since: null }),
    is_own_decision: true,
});
const lastToast = () => useFeedback.getState().toasts.at(-1);

async function approve(): Promise<void> {
    open();
    await userEvent.keyboard('a');
    await userEvent.click(
        within(await screen.findByRole('dialog', { name: /^Credit/ })).getByRole('button', { name: 'Approve deposit' }),
    );
}

it('goes on after an approval and undoes it from the toast', async () => {
    await approve();
    answer(own('approved'));

    expect(queue.advance).toHaveBeenCalledOnce();
    act(() => lastToast()?.offer?.onPress());
    expect(lastCall()[0]).toMatchObject({ url: '/deposits/12/undo', method: 'put' });
    expect(lastCall()[1]?.data).toEqual({ version: 4, reason: 'Undone straight after the decision.' });
    expect(onReopen).not.toHaveBeenCalled();
    act(() => lastCall()[1]?.onSuccess?.({ props: { flash: { error: null } } } as never));
    expect(onReopen).toHaveBeenCalledOnce();
});

it('stays on a deposit whose decision was refused', async () => {
    await approve();
    answer(own('rejected'), 'This deposit is already rejected by Sam Reid.');

    expect(queue.advance).not.toHaveBeenCalled();
    expect(lastToast()?.offer).toBeUndefined();
});

it('offers no Undo for the same decision of a colleague', async () => {
    await approve();
    answer({ ...own('approved'), is_own_decision: false });

    expect(queue.advance).toHaveBeenCalledOnce();
    expect(lastToast()?.offer).toBeUndefined();
});

it.each([
    ['d', 'reject', 'Reject deposit', 'rejected', true],
    ['r', 'return', 'Return deposit', 'returned', false],
] as const)(
    'decides with %s and offers Undo only where nothing left the bank',
    async (key, path, verb, status, canUndo) => {
        open();
        await userEvent.keyboard(key);
        const asked = within(await screen.findByRole('alertdialog'));
        await userEvent.type(asked.getByRole('textbox', { name: /Reason/ }), 'Not our client');
        await userEvent.click(asked.getByRole('button', { name: verb }));
        expect(lastCall()[0]).toBe(`/deposits/12/${path}`);
        answer(own(status));

        expect(queue.advance).toHaveBeenCalledOnce();
        expect(lastToast()?.offer !== undefined).toBe(canUndo);
    },
);

it('takes no decision by key that the viewer can’t take', async () => {
    open({ can_decide: false, can_return: false });
    await userEvent.keyboard('adr');

    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
