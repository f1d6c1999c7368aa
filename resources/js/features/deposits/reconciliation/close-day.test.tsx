import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReconciliationFigures } from '@/types/generated';
import { CloseDay } from './close-day';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

const FIGURES: ReconciliationFigures = {
    opening_cents: 0,
    in_cents: 150_00,
    out_cents: 0,
    closing_cents: 150_00,
    lines: 2,
    line_cents: 150_00,
    differences: 3,
    disagreements: 0,
    differences_digest: 'a1b2',
};

beforeEach(() => visit.mockClear());

it('closes the day with the figures on screen and a note', async () => {
    render(<CloseDay day="2026-11-20" isOver closingId={null} figures={FIGURES} />);

    await userEvent.click(screen.getByRole('button', { name: 'Close day' }));
    await userEvent.click(await screen.findByLabelText(/^Note/));
    expect(
        screen.getByText(/The ledger balance at the end of the day is \$150\.00\. 3 differences/),
    ).toBeInTheDocument();
    await userEvent.paste('Compared by hand');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close day' }).at(-1) as HTMLElement);

    expect(visit).toHaveBeenCalledWith(
        { url: '/deposits/reconciliation', method: 'post' },
        expect.objectContaining({
            data: { day: '2026-11-20', note: 'Compared by hand', seen_closing_cents: 150_00, seen_differences: 'a1b2' },
        }),
    );
});

it('takes as long a note as the server', async () => {
    render(<CloseDay day="2026-11-20" isOver closingId={null} figures={FIGURES} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close day' }));
    await userEvent.click(await screen.findByLabelText(/^Note/));
    await userEvent.paste('n'.repeat(1_000));

    expect(screen.getByLabelText(/^Note/)).toHaveValue('n'.repeat(1_000));
});

it('reopens a closed day with a reason', async () => {
    render(<CloseDay day="2026-11-20" isOver closingId={7} figures={FIGURES} />);

    await userEvent.click(screen.getByRole('button', { name: 'Reopen day' }));
    await userEvent.click(await screen.findByLabelText(/^Reason/));
    await userEvent.paste('A line came late');
    await userEvent.click(screen.getAllByRole('button', { name: 'Reopen day' }).at(-1) as HTMLElement);

    expect(visit).toHaveBeenCalledWith(
        { url: '/deposits/reconciliation/reopen', method: 'post' },
        expect.objectContaining({ data: { day: '2026-11-20', closing: 7, reason: 'A line came late' } }),
    );
});

it.each([
    ['the day is not over', false, FIGURES],
    ['the figures are loading', true, undefined],
])('is disabled while %s', (_, isOver, figures) => {
    render(<CloseDay day="2026-11-20" isOver={isOver} closingId={null} figures={figures} />);

    expect(screen.getByRole('button', { name: 'Close day' })).toBeDisabled();
});
