import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { TaskList } from '@/features/guides/task-list';
import { showPage } from '@/testing/inertia';
import type { DailyTaskRow } from '@/types/generated';

const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);

beforeEach(() => {
    showPage({});
    put.mockClear();
});

function task(change: Partial<DailyTaskRow>): DailyTaskRow {
    return {
        role: 'Risk analyst',
        task: 'Check accounts',
        day: '2026-11-23',
        by: '10:00',
        open_since: null,
        completed_at: null,
        completed_by: null,
        can_change: true,
        ...change,
    };
}

it('shows a tick at once and sends each one', async () => {
    render(<TaskList label="Tasks" isToday tasks={[task({}), task({ task: 'Review addresses' })]} />);
    const [first, second] = screen.getAllByRole('checkbox');

    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);

    expect(first).toBeChecked();
    expect(second).toBeChecked();
    expect(put.mock.calls.map(([, data]) => data)).toEqual([
        { task: 'Check accounts', day: '2026-11-23', is_done: true },
        { task: 'Review addresses', day: '2026-11-23', is_done: true },
    ]);
});

it('is worked with the keyboard past tasks that a colleague ticked', async () => {
    const done = { completed_at: '2026-11-23T01:00:00Z', completed_by: 'Yuki Tanaka', can_change: false };
    render(
        <TaskList
            label="Tasks"
            isToday
            tasks={[task({}), task({ task: 'Done', ...done }), task({ task: 'Review addresses' })]}
        />,
    );

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');

    expect(screen.getByRole('checkbox', { name: 'Review addresses' })).toBeChecked();
    expect(put).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/Yuki Tanaka/)).toBeVisible();
});

it('names the day since which a task is carried over, and what was missed on an earlier day', () => {
    const { rerender } = render(<TaskList label="Tasks" isToday tasks={[task({ open_since: '2026-11-20' })]} />);
    expect(screen.getByText(/Carried over from/)).toHaveTextContent('Carried over from 20 Nov 2026');

    rerender(<TaskList label="Tasks" isToday={false} tasks={[task({ can_change: false })]} />);
    expect(screen.getByText('Not done')).toBeVisible();
});
