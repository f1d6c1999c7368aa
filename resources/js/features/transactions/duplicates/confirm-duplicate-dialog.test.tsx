import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast, useFeedback } from '@/features/shell/feedback-store';
import { ConfirmDuplicateDialog } from './confirm-duplicate-dialog';
import { testDuplicate, testLine } from './test-duplicate';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const onConfirmed = vi.fn();
beforeEach(() => {
    visit.mockClear();
    onConfirmed.mockClear();
});

it('suggests the later payment and sends the selection with the note', async () => {
    render(<ConfirmDuplicateDialog duplicate={testDuplicate()} onClose={vi.fn()} onConfirmed={onConfirmed} />);
    expect(screen.getByRole('radio', { name: /Second payment: \$250\.00, 20 Nov 2026, 14:03/ })).toBeChecked();

    await userEvent.click(screen.getByRole('radio', { name: /First payment/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), ' Client says so ');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm duplicate' }));

    expect(visit.mock.lastCall?.[0]).toMatchObject({
        url: '/transactions/duplicate-osko-deposits/7/confirm',
        method: 'post',
    });
    expect(visit.mock.lastCall?.[1]?.data).toEqual({ repeat: '11', note: 'Client says so' });
});

it('sends once when the button is clicked twice', async () => {
    render(<ConfirmDuplicateDialog duplicate={testDuplicate()} onClose={vi.fn()} onConfirmed={onConfirmed} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm duplicate' }));

    expect(visit).toHaveBeenCalledTimes(1);
});

it('offers to reopen the case in the toast, unless a colleague was faster', async () => {
    render(<ConfirmDuplicateDialog duplicate={testDuplicate()} onClose={vi.fn()} onConfirmed={onConfirmed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm duplicate' }));
    const answer = (error: string | null) =>
        act(() => {
            showToast({ tone: 'ok', title: 'Success', text: 'Confirmed.' });
            visit.mock.calls[0]?.[1]?.onSuccess?.({ props: { flash: { error } } } as never);
        });
    const offered = () => useFeedback.getState().toasts.at(-1)?.offer;

    answer('This case is already dismissed.');
    expect(offered()).toBeUndefined();
    expect(onConfirmed).not.toHaveBeenCalled();
    answer(null);
    expect(onConfirmed).toHaveBeenCalledOnce();
    act(() => offered()?.onPress());
    expect(visit.mock.lastCall?.[0]).toMatchObject({ url: '/transactions/duplicate-osko-deposits/7/reopen' });
    expect(visit.mock.lastCall?.[1]?.data).toEqual({ seen: 'confirmed' });
});

it('suggests the first payment when only the second is credited', () => {
    const later = testLine({ bank_line_id: 12, deposit_status: 'approved', client_name: 'Emma Walsh' });
    render(<ConfirmDuplicateDialog duplicate={testDuplicate({ later })} onClose={vi.fn()} onConfirmed={onConfirmed} />);

    expect(screen.getByRole('radio', { name: /First payment/ })).toBeChecked();
});
