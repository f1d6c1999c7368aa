import { router } from '@inertiajs/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PromisesCard } from '@/features/dashboard/promises-card';

const PROMISE = {
    id: 7,
    text: 'Call back Monday',
    due_on: '2026-11-23',
    is_overdue: true,
    subject_name: 'Ann Lee',
    url: '/clients/3/notes',
};

it('ticks a promise off and undoes it', () => {
    const put = vi.spyOn(router, 'put').mockImplementation((_url, _data, options) => {
        options?.onSuccess?.({} as never);
    });
    render(<PromisesCard promises={[PROMISE]} />);
    expect(screen.getByText('1 overdue')).toBeVisible();

    fireEvent.click(screen.getByRole('checkbox', { name: 'Call back Monday' }));
    expect(put.mock.calls[0]?.[1]).toEqual({ is_done: true });
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.queryByText('1 overdue')).toBeNull();

    fireEvent.click(screen.getByRole('checkbox'));
    expect(put.mock.calls[1]?.[1]).toEqual({ is_done: false });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('is hidden without promises', () => {
    const { container } = render(<PromisesCard promises={[]} />);
    expect(container).toBeEmptyDOMElement();
});
