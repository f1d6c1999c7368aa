import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReasonList } from '@/features/withdrawals/payments/reason-list';
import { showPage } from '@/testing/inertia';
import type { CancellationReasonRow } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

const REASONS: CancellationReasonRow[] = [
    { id: 4, title: 'Duplicate request', is_active: true, uses: 0 },
    { id: 2, title: 'Details do not match', is_active: true, uses: 2 },
    { id: 9, title: 'Entered in error', is_active: false, uses: 31 },
];

const button = (name: string) => screen.getByRole('button', { name });
const sent = () => visit.mock.calls[0] as unknown as [{ url: string; method: string }, { data: unknown }];

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

it('moves a reason and saves the whole order', async () => {
    render(<ReasonList reasons={REASONS} canEdit />);
    expect(button('Move “Duplicate request” up')).toBeDisabled();
    expect(button('Move “Entered in error” down')).toBeDisabled();

    await userEvent.click(button('Move “Entered in error” up'));

    expect(sent()[0]).toEqual({ url: '/withdrawals/cancellation-reasons/order', method: 'put' });
    expect(sent()[1].data).toEqual({ ids: [4, 9, 2] });
});

it('turns a reason on and off', async () => {
    render(<ReasonList reasons={REASONS} canEdit />);

    await userEvent.click(button('Turn on “Entered in error”'));

    expect(sent()[0].url).toBe('/withdrawals/cancellation-reasons/9');
    expect(sent()[1].data).toEqual({ is_active: true });
});

it('deletes an unused reason after confirmation', async () => {
    render(<ReasonList reasons={REASONS} canEdit />);
    expect(screen.queryByRole('button', { name: 'Delete “Details do not match”' })).not.toBeInTheDocument();

    await userEvent.click(button('Delete “Duplicate request”'));
    expect(visit).not.toHaveBeenCalled();
    await userEvent.click(button('Delete reason'));

    expect(sent()[0]).toEqual({ url: '/withdrawals/cancellation-reasons/4', method: 'delete' });
});

it('shows how often each reason was used, without buttons for viewers', () => {
    render(<ReasonList reasons={REASONS} canEdit={false} />);

    expect(screen.getByText('Never used')).toBeInTheDocument();
    expect(screen.getByText('Used twice')).toBeInTheDocument();
    expect(screen.getByText('Used 31 times')).toBeInTheDocument();
    expect(screen.getByText('Off')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
