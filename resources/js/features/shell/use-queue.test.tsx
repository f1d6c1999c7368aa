import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useFeedback } from '@/features/shell/feedback-store';
import { QueueSteps } from '@/features/shell/queue-steps';
import { useQueue } from '@/features/shell/use-queue';

const ROWS = [
    { id: 4, waits: true },
    { id: 5, waits: false },
    { id: 6, waits: true },
];

function queueAt(openId: number) {
    const open = vi.fn();
    const { result } = renderHook(() =>
        useQueue({ rows: ROWS, openId, open, nouns: ['deposit', 'deposits'], isWaiting: ({ waits }) => waits }),
    );

    return { queue: result.current, opened: () => open.mock.calls.map(([row]) => row.id) };
}

const lastText = () => useFeedback.getState().toasts.at(-1)?.text;

it('steps to the neighbours and advances to the next row that waits', () => {
    const { queue, opened } = queueAt(4);
    queue.step(1);
    queue.advance();

    expect(opened()).toEqual([5, 6]);
});

it('says where the queue ends', () => {
    const last = queueAt(6);
    act(() => last.queue.step(1));
    expect(lastText()).toBe('No more deposits on this page.');
    act(() => last.queue.advance());
    expect(lastText()).toBe('No more deposits to decide on this page.');
    const first = queueAt(4);
    act(() => first.queue.step(-1));
    expect(lastText()).toBe('This is the first deposit on this page.');

    expect([...last.opened(), ...first.opened()]).toEqual([]);
});

it('shows the place with buttons for the neighbours', async () => {
    const { queue, opened } = queueAt(6);
    render(<QueueSteps queue={queue} />);

    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next deposit' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous deposit' }));
    expect(opened()).toEqual([5]);
});

it('shows no place for a record that is not on the page', () => {
    render(<QueueSteps queue={queueAt(99).queue} />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('passes the focus on to the row that was open last', () => {
    render(
        ROWS.map(({ id }) => (
            <button key={id} type="button" data-row={id}>
                {id}
            </button>
        )),
    );
    const options = { rows: ROWS, open: vi.fn(), nouns: ['deposit', 'deposits'] as const };
    const { rerender } = renderHook(({ openId }) => useQueue({ ...options, openId }), {
        initialProps: { openId: 4 as number | null },
    });
    rerender({ openId: 5 });
    rerender({ openId: 6 });
    rerender({ openId: null });

    const [first, , last] = screen.getAllByRole('button');
    act(() => first?.focus());
    expect(last).toHaveFocus();
    act(() => first?.focus());
    expect(first).toHaveFocus();
});
