import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MarkFailedButton } from '@/features/withdrawals/mark-failed-button';
import { withdrawalDetails } from '@/features/withdrawals/test-withdrawal';
import { requestJson } from '@/lib/http';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

beforeEach(() => {
    vi.clearAllMocks();
    vi.mocked(requestJson).mockResolvedValue({ lines: [], credited: null });
});

it('marks a paid withdrawal as failed, even when it was paid outside a batch', async () => {
    render(<MarkFailedButton withdrawal={{ ...withdrawalDetails({ id: 8, status: 'paid' }), can_fail: true }} />);

    await userEvent.click(screen.getByRole('button', { name: 'Mark payment as failed' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByText(/No deposit of this amount since/)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/Reason from the bank/), 'Account closed');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as failed' }));

    expect(visit.mock.lastCall?.[0]).toMatchObject({ url: '/withdrawals/8/failed' });
});

it('shows nothing for a withdrawal that was not paid', () => {
    render(<MarkFailedButton withdrawal={withdrawalDetails({ status: 'approved' })} />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
