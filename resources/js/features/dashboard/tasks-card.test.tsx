import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { TasksCard } from '@/features/dashboard/tasks-card';
import { showPage } from '@/testing/inertia';
import type { DailyTaskRow } from '@/types/generated';

const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);

beforeEach(() => {
    showPage({});
    put.mockClear();
});

const task = (name: string, completed_at: string | null = null): DailyTaskRow => ({
    role: 'Risk analyst',
    task: name,
    by: '',
    day: '2026-11-23',
    open_since: null,
    completed_at,
    completed_by: completed_at && 'Yuki Tanaka',
    can_change: completed_at === null,
});

it('counts the tasks of today and ticks one', async () => {
    render(<TasksCard tasks={[task('Check accounts', '2026-11-23T01:00:00Z'), task('Review addresses')]} />);

    expect(screen.getByText('1 of 2 done')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Review addresses' }));
    expect(put.mock.lastCall?.[1]).toEqual({ task: 'Review addresses', day: '2026-11-23', is_done: true });
});

it('is hidden on days without tasks', () => {
    const { container } = render(<TasksCard tasks={[]} />);

    expect(container).toBeEmptyDOMElement();
});
