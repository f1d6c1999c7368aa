import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ToDoCard } from '@/features/dashboard/to-do-card';
import { ToDoSkeleton } from '@/features/dashboard/to-do-skeleton';

describe('ToDoCard', () => {
    it('links each line with its count', () => {
        render(
            <ToDoCard lines={[{ title: 'Daily tasks', count: 1200, url: '/guides/daily-tasks' }]} isQuietWhenEmpty />,
        );

        expect(screen.getByRole('link', { name: 'Daily tasks 1,200' })).toHaveAttribute('href', '/guides/daily-tasks');
    });

    it('says that nothing waits when there are no lines', () => {
        render(<ToDoCard lines={[]} isQuietWhenEmpty={false} />);

        expect(screen.getByText('Nothing to do. New tasks appear here.')).toBeVisible();
        expect(screen.queryByRole('link')).toBeNull();
    });

    it('is hidden without lines beside other work', () => {
        const { container } = render(<ToDoCard lines={[]} isQuietWhenEmpty />);

        expect(container).toBeEmptyDOMElement();
    });

    it('has a skeleton with as many lines as last time', () => {
        const lines = ['One', 'Two'].map((title) => ({ title, count: 1, url: '/guides/daily-tasks' }));
        render(<ToDoCard lines={lines} isQuietWhenEmpty />).unmount();
        const { container } = render(<ToDoSkeleton isQuietWhenEmpty />);

        expect(container.querySelectorAll('li')).toHaveLength(2);
    });

    it('keeps the place of one line while it loads when the empty card will show', () => {
        render(<ToDoCard lines={[]} isQuietWhenEmpty={false} />).unmount();
        const { container } = render(<ToDoSkeleton isQuietWhenEmpty={false} />);

        expect(container.querySelectorAll('li')).toHaveLength(1);
    });
});
