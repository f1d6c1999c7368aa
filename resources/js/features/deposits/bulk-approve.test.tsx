import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BulkApprove } from '@/features/deposits/bulk-approve';
import { testDeposit, testPerson } from '@/features/deposits/test-deposit';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';

const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
const onDone = vi.fn();
const client = { ...testPerson(), rating_reviewed_at: null };

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

it('shows the total, approves the versions on screen and lists the results', async () => {
    vi.mocked(requestJson).mockResolvedValue({
        left_out: null,
        results: [
            { id: 1, is_approved: true, message: 'Credited to Emma Walsh', amount_cents: 5_000 },
            {
                id: 2,
                is_approved: false,
                message: 'This deposit is already rejected by Sam Reid. Nothing was changed.',
                amount_cents: 2_000,
            },
        ],
    });
    render(
        <BulkApprove
            rows={[
                testDeposit({ id: 1, client, status: 'matched' }),
                testDeposit({ id: 2, client, status: 'matched', amount_cents: 2_000 }),
                testDeposit({ id: 3, client, status: 'approved', waiting_since: null }),
            ]}
            onDone={onDone}
        />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Approve matched (2)' }));
    expect(screen.getByText(/\$70\.00 in total/)).toBeVisible();
    expect(screen.queryByText(/not matched yet/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Approve deposits' }));

    expect(vi.mocked(requestJson).mock.lastCall?.[1]).toEqual({
        data: {
            deposits: [
                { id: 1, version: 3 },
                { id: 2, version: 3 },
            ],
        },
    });
    expect(await screen.findByText('1 of 2 deposits credited.')).toBeVisible();
    expect(screen.getByText('This deposit is already rejected by Sam Reid. Nothing was changed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
});

it('skips deposits that are not matched and shows how many', async () => {
    vi.mocked(requestJson).mockResolvedValue({
        left_out: '2 skipped: not matched yet.',
        results: [
            { id: 1, is_approved: true, message: 'Credited to Emma Walsh', amount_cents: 5_000 },
            { id: 2, is_approved: false, message: 'Not matched yet.', amount_cents: 2_000 },
            { id: 3, is_approved: false, message: 'Not matched yet.', amount_cents: 5_000 },
        ],
    });
    render(
        <BulkApprove
            rows={[
                testDeposit({ id: 1, client, status: 'matched' }),
                testDeposit({ id: 2, client: { ...client, full_name: 'Only Supposed' }, amount_cents: 2_000 }),
                testDeposit({ id: 3 }),
            ]}
            onDone={onDone}
        />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Approve matched (1)' }));
    expect(screen.getByText(/\$50\.00 in total/)).toBeVisible();
    expect(screen.getByText(/^2 deposits aren’t matched yet and are skipped\./)).toBeVisible();
    expect(screen.queryByText('Only Supposed')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Approve deposits' }));

    expect(await screen.findByText('1 of 3 deposits credited. 2 skipped: not matched yet.')).toBeVisible();
});

it('approves the versions that the dialog opened with and warns when one changed', async () => {
    vi.mocked(requestJson).mockResolvedValue({ left_out: null, results: [] });
    const page = (version: number, second: 'pending' | 'matched') => (
        <BulkApprove
            rows={[
                testDeposit({
                    id: 1,
                    client: { ...client, full_name: `Client ${version}` },
                    status: 'matched',
                    version,
                }),
                testDeposit({ id: 2, client, status: second }),
            ]}
            onDone={onDone}
        />
    );
    const { rerender } = render(page(3, 'pending'));
    await userEvent.click(screen.getByRole('button', { name: 'Approve matched (1)' }));
    expect(screen.queryByText(/changed while you were reviewing/)).not.toBeInTheDocument();

    rerender(page(4, 'matched'));
    expect(screen.getByText('1 deposit changed while you were reviewing')).toBeVisible();
    expect(screen.getByText('Client 3')).toBeVisible();
    expect(screen.getByText(/\$50\.00 in total/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve deposits' }));

    expect(vi.mocked(requestJson).mock.lastCall?.[1]).toEqual({
        data: {
            deposits: [
                { id: 1, version: 3 },
                { id: 2, version: 3 },
            ],
        },
    });
});

it('warns when a deposit leaves the list while the dialog is open', async () => {
    const one = testDeposit({ id: 1, client, status: 'matched' });
    const two = testDeposit({ id: 2, client, status: 'matched' });
    const { rerender } = render(<BulkApprove rows={[one, two]} onDone={onDone} />);
    await userEvent.click(screen.getByRole('button', { name: 'Approve matched (2)' }));
    rerender(<BulkApprove rows={[two]} onDone={onDone} />);

    expect(screen.getByText('1 deposit changed while you were reviewing')).toBeVisible();
    expect(screen.getByText(/\$100\.00 in total/)).toBeVisible();
});

it('is disabled when no selected deposit is matched', () => {
    render(<BulkApprove rows={[testDeposit({ client })]} onDone={onDone} />);

    expect(screen.getByRole('button', { name: 'Approve matched (0)' })).toBeDisabled();
});

it('warns that some deposits may be approved when the server can’t be reached', async () => {
    vi.mocked(requestJson).mockRejectedValue(new Error('offline'));
    render(<BulkApprove rows={[testDeposit({ client, status: 'matched' })]} onDone={onDone} />);

    await userEvent.click(screen.getByRole('button', { name: 'Approve matched (1)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve deposits' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('may have been approved');
});
