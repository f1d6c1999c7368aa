import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReconciliationFigures } from '@/types/generated';
import { CloseDay } from './close-day';

const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);

const FIGURES: ReconciliationFigures = {
    opening_cents: 0,
    in_cents: 150_00,
    out_cents: 0,
    closing_cents: 150_00,
    lines: 2,
    line_cents: 150_00,
    differences: 3,
    disagreements: 0,
};

beforeEach(() => post.mockClear());

it('closes what is on the screen, with a note', async () => {
    render(<CloseDay day="2026-11-20" isOver isClosed={false} figures={FIGURES} />);

    await userEvent.click(screen.getByRole('button', { name: 'Close the day' }));
    await userEvent.click(await screen.findByLabelText(/^Note/));
    expect(
        screen.getByText(/By the ledger \$150\.00 is at the bank after the day\. 3 differences/),
    ).toBeInTheDocument();
    await userEvent.paste('Compared by hand');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close the day' }).at(-1) as HTMLElement);

    expect(post).toHaveBeenCalledWith(
        '/deposits/reconciliation',
        { day: '2026-11-20', note: 'Compared by hand', seen_closing_cents: 150_00, seen_differences: 3 },
        expect.anything(),
    );
});

it('opens a closed day again with a reason', async () => {
    render(<CloseDay day="2026-11-20" isOver isClosed figures={FIGURES} />);

    await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
    await userEvent.click(await screen.findByLabelText(/^Reason/));
    await userEvent.paste('A line came late');
    await userEvent.click(screen.getAllByRole('button', { name: 'Open again' }).at(-1) as HTMLElement);

    expect(post).toHaveBeenCalledWith(
        '/deposits/reconciliation/reopen',
        { day: '2026-11-20', reason: 'A line came late' },
        expect.anything(),
    );
});

it.each([
    ['a day that is not over', false, FIGURES],
    ['figures that are not there yet', true, undefined],
])('waits for %s', (_, isOver, figures) => {
    render(<CloseDay day="2026-11-20" isOver={isOver} isClosed={false} figures={figures} />);

    expect(screen.getByRole('button', { name: 'Close the day' })).toBeDisabled();
});
