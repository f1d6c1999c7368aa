import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BulkApprove } from '@/features/deposits/bulk-approve';
import { testDeposit } from '@/features/deposits/test-deposit';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';
import type { DepositRow } from '@/types/generated';

const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
const onDone = vi.fn();

beforeEach(() => {
    vi.clearAllMocks();
    vi.mocked(requestJson).mockReset();
    showPage({});
});

const certain = (id: number, name = 'Emma Walsh') => ({ id, client_id: 5, client_name: name, refusal: null });
const uncertain = (id: number) => ({ id, client_id: null, client_name: null, refusal: 'No certain client.' });
const dialog = (...rows: DepositRow[]) => <BulkApprove label="Approve selected" rows={rows} onDone={onDone} />;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the client of each deposit, approves these clients and lists the results', async () => {
    vi.mocked(requestJson)
        .mockResolvedValueOnce({ candidates: [certain(1), certain(2, 'Liam Nguyen')] })
        .mockResolvedValueOnce({
            results: [
                { id: 1, is_approved: true, message: 'Credited to Emma Walsh', amount_cents: 5_000 },
                { id: 2, is_approved: false, message: 'This client is barred.', amount_cents: 2_000 },
            ],
        });
    render(
        dialog(
            testDeposit({ id: 1 }),
            testDeposit({ id: 2, amount_cents: 2_000 }),
            testDeposit({ id: 3, status: 'approved', waiting_since: null }),
        ),
    );

    await click('Approve selected');
    expect(await screen.findByRole('dialog', { name: 'Approve 2 deposits?' })).toBeVisible();
    expect(vi.mocked(requestJson).mock.lastCall?.[1]).toMatchObject({
        data: {
            deposits: [
                { id: 1, version: 3 },
                { id: 2, version: 3 },
            ],
        },
    });
    expect(screen.getByText(/\$70\.00 in total/)).toBeVisible();
    expect(screen.getByText('Liam Nguyen')).toBeVisible();
    await click('Approve deposits');

    expect(vi.mocked(requestJson).mock.lastCall?.[1]).toEqual({
        data: {
            deposits: [
                { id: 1, version: 3, client_id: 5 },
                { id: 2, version: 3, client_id: 5 },
            ],
        },
    });
    expect(await screen.findByText('1 of 2 deposits credited.')).toBeVisible();
    expect(screen.getByText('This client is barred.')).toBeVisible();
    await click('Done');
    expect(onDone).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
});

it('leaves out deposits without a certain client and shows why', async () => {
    vi.mocked(requestJson).mockResolvedValueOnce({ candidates: [certain(1), uncertain(2)] });
    render(dialog(testDeposit({ id: 1 }), testDeposit({ id: 2, payer: 'C OTHER' })));

    await click('Approve selected');
    expect(await screen.findByText(/\$50\.00 in total/)).toBeVisible();
    await userEvent.click(screen.getByText('1 deposit is skipped'));
    expect(screen.getByText('No certain client.')).toBeVisible();
    await click('Approve deposits');

    expect(vi.mocked(requestJson).mock.lastCall?.[1]).toEqual({
        data: { deposits: [{ id: 1, version: 3, client_id: 5 }] },
    });
});

it('offers no approval when no client is certain', async () => {
    vi.mocked(requestJson).mockResolvedValueOnce({ candidates: [uncertain(1)] });
    render(dialog(testDeposit({ id: 1 })));

    await click('Approve selected');

    expect(await screen.findByRole('dialog', { name: 'No deposits with a certain client' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve deposits' })).not.toBeInTheDocument();
});

it('approves the versions that the dialog opened with and warns when one changed', async () => {
    vi.mocked(requestJson)
        .mockResolvedValueOnce({ candidates: [certain(1)] })
        .mockResolvedValueOnce({ results: [] });
    const { rerender } = render(dialog(testDeposit({ id: 1 })));
    await click('Approve selected');
    await screen.findByText('Emma Walsh');
    expect(screen.queryByText(/changed while you were reviewing/)).not.toBeInTheDocument();

    rerender(dialog(testDeposit({ id: 1, version: 4 })));
    expect(screen.getByText('1 deposit changed while you were reviewing')).toBeVisible();
    await click('Approve deposits');

    expect(vi.mocked(requestJson).mock.lastCall?.[1]).toMatchObject({ data: { deposits: [{ id: 1, version: 3 }] } });
});

it('warns when a deposit leaves the list while the dialog is open', async () => {
    vi.mocked(requestJson).mockResolvedValueOnce({ candidates: [certain(1), certain(2)] });
    const two = testDeposit({ id: 2 });
    const { rerender } = render(dialog(testDeposit({ id: 1 }), two));
    await click('Approve selected');
    await screen.findByText(/\$100\.00 in total/);
    rerender(dialog(two));

    expect(screen.getByText('1 deposit changed while you were reviewing')).toBeVisible();
});

it('is disabled when no deposit is open', () => {
    render(dialog(testDeposit({ status: 'approved', waiting_since: null })));

    expect(screen.getByRole('button', { name: 'Approve selected' })).toBeDisabled();
});

it('says whether something may be approved when the server can’t be reached', async () => {
    vi.mocked(requestJson).mockRejectedValueOnce(new Error('offline'));
    render(dialog(testDeposit()));
    await click('Approve selected');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was approved');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

    vi.mocked(requestJson)
        .mockResolvedValueOnce({ candidates: [certain(12)] })
        .mockRejectedValueOnce(new Error('offline'));
    await click('Approve selected');
    await screen.findByText('Emma Walsh');
    await click('Approve deposits');
    expect(await screen.findByRole('alert')).toHaveTextContent('may have been approved');
});
