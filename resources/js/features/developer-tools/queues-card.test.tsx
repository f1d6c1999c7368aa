import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueuesCard } from '@/features/developer-tools/queues-card';
import type { QueueRow } from '@/types/generated';

function queue(changes: Partial<QueueRow>): QueueRow {
    return { name: 'live', waiting: 0, delayed: 0, reserved: 0, oldest_at: null, workers: 1, ...changes };
}

it('warns when jobs are waiting and no worker takes them', () => {
    render(<QueuesCard queues={[queue({}), queue({ name: 'blasts', waiting: 1200, workers: 0 })]} />);

    expect(screen.getByRole('status')).toHaveTextContent('blasts: 1,200 jobs. Start a queue worker.');
});

it('does not warn about a queue that is empty or has a worker', () => {
    render(<QueuesCard queues={[queue({ waiting: 5 }), queue({ name: 'blasts', workers: 0 })]} />);

    expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
