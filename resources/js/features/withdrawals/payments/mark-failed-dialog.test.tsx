import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MarkFailedDialog } from '@/features/withdrawals/payments/mark-failed-dialog';
import { requestJson } from '@/lib/http';
import type { ReturnLine } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

const LINE: ReturnLine = {
    id: 31,
    version: 2,
    payer: 'Emma Walsh',
    description: 'RETURN WD-7 NO ACCOUNT',
    bank_reference: 'NAB-77',
    value_at: '2026-11-24T01:00:00Z',
    is_likely: true,
};

beforeEach(() => vi.clearAllMocks());

const show = (wasPaid: boolean) =>
    render(<MarkFailedDialog withdrawalId={7} open wasPaid={wasPaid} title="Did it fail?" onClose={() => undefined} />);
const dialog = () => within(screen.getByRole('alertdialog'));
const send = async () => {
    await userEvent.type(dialog().getByLabelText(/Reason from the bank/), 'Account closed');
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as failed' }));
};

it('asks which deposit is the returned payment and sends it', async () => {
    vi.mocked(requestJson).mockResolvedValue({ lines: [LINE], credited: null });
    show(true);
    const line = await dialog().findByRole('radio', { name: /^Emma Walsh/ });

    await send();
    expect(visit).not.toHaveBeenCalled();
    expect(dialog().getByText('Select the deposit, or “None of these”, to continue.')).toBeInTheDocument();

    await userEvent.click(line);
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as failed' }));
    expect(visit.mock.lastCall?.[0]).toMatchObject({ url: '/withdrawals/7/failed' });
    expect(visit.mock.lastCall?.[1]).toMatchObject({
        data: { reason: 'Account closed', deposit_id: '31', deposit_version: '2' },
    });
});

it('sends no deposit when the bank feed doesn’t have it yet', async () => {
    vi.mocked(requestJson).mockResolvedValue({ lines: [LINE], credited: null });
    show(true);

    await userEvent.click(await dialog().findByRole('radio', { name: /^None of these/ }));
    await send();

    expect(visit.mock.lastCall?.[1]?.data).toEqual({ reason: 'Account closed' });
});

it('asks for no deposit when none has the amount, or when the payment never left', async () => {
    vi.mocked(requestJson).mockResolvedValue({ lines: [], credited: null });
    const { unmount } = show(true);
    expect(await dialog().findByText(/No deposit of this amount since/)).toBeInTheDocument();
    await send();
    expect(visit.mock.lastCall?.[1]?.data).toEqual({ reason: 'Account closed' });
    unmount();

    show(false);
    await send();
    expect(visit).toHaveBeenCalledTimes(2);
    expect(dialog().queryByText(/No deposit of this amount since/)).not.toBeInTheDocument();
});

it('asks for a confirmation beside a credited deposit, also before the payment was marked as paid', async () => {
    const credited = { deposit_id: 31, message: 'Deposit 31 was credited to Emma Walsh.' };
    vi.mocked(requestJson).mockResolvedValue({ lines: [], credited });
    show(false);
    const tick = await dialog().findByRole('checkbox', { name: /deposit 31 is a different payment/ });

    await send();
    expect(visit).not.toHaveBeenCalled();
    await userEvent.click(tick);
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as failed' }));
    expect(visit.mock.lastCall?.[1]?.data).toEqual({ reason: 'Account closed', accepts_credited: true });
});

it('shows a load error with a retry instead of an empty list', async () => {
    vi.mocked(requestJson)
        .mockRejectedValueOnce(new Error('offline'))
        .mockResolvedValueOnce({ lines: [LINE], credited: null });
    show(true);

    expect(await dialog().findByText('Couldn’t load the deposits')).toBeInTheDocument();
    expect(dialog().queryByText(/No deposit of this amount since/)).not.toBeInTheDocument();
    await send();
    expect(visit).not.toHaveBeenCalled();

    await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await dialog().findByRole('radio', { name: /^Emma Walsh/ })).toBeInTheDocument();
});

it('shows no deposits to users who can’t view them', async () => {
    vi.mocked(requestJson).mockRejectedValue(Object.assign(new Error('Forbidden'), { response: { status: 403 } }));
    show(true);

    expect(await dialog().findByText(/No deposit of this amount since/)).toBeInTheDocument();
});

it('requires a tick when a deposit of the amount was already credited, unless a deposit is selected', async () => {
    vi.mocked(requestJson).mockResolvedValue({
        lines: [LINE],
        credited: { deposit_id: 30, message: 'Deposit 30 was credited to Emma Walsh.' },
    });
    show(true);
    await userEvent.click(await dialog().findByRole('radio', { name: /^None of these/ }));
    expect(dialog().getByText('Deposit 30 was credited to Emma Walsh.')).toBeInTheDocument();
    expect(dialog().queryByText(/No deposit of this amount since/)).not.toBeInTheDocument();

    await send();
    expect(visit).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('checkbox', { name: /deposit 30 is a different payment/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as failed' }));
    expect(visit.mock.lastCall?.[1]?.data).toEqual({ reason: 'Account closed', accepts_credited: true });

    await userEvent.click(dialog().getByRole('radio', { name: /^Emma Walsh/ }));
    expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
});
