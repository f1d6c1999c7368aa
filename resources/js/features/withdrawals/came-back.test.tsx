import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CameBack } from '@/features/withdrawals/came-back';
import { withdrawalDetails } from '@/features/withdrawals/test-withdrawal';
import { requestJson } from '@/lib/http';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

beforeEach(() => {
    vi.clearAllMocks();
    vi.mocked(requestJson).mockResolvedValue({ lines: [], credited: null });
});

it('marks a paid one as failed, also where no batch paid it', async () => {
    render(<CameBack withdrawal={{ ...withdrawalDetails({ id: 8, status: 'paid' }), can_fail: true }} />);

    await userEvent.click(screen.getByRole('button', { name: 'The money came back' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByText(/told of no deposit of this amount since/)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/What the bank says/), 'Account closed');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as failed' }));

    expect(visit.mock.lastCall?.[0]).toMatchObject({ url: '/withdrawals/8/failed' });
});

it('offers nothing of what was not paid', () => {
    render(<CameBack withdrawal={withdrawalDetails({ status: 'approved' })} />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
