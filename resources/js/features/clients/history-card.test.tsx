import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HistoryCard } from './history-card';

const entry = {
    id: 1,
    title: 'Details changed',
    actor_name: 'Priya Nair',
    impersonator_name: null,
    at: '2026-11-20T02:00:00Z',
    changes: [{ label: 'Suburb', before: null, after: 'Fitzroy', is_detail: false }],
};

it('shows who made a change, with the old and new values', () => {
    render(<HistoryCard history={[entry]} />);

    expect(screen.getByText('by Priya Nair')).toBeInTheDocument();
    expect(screen.getByText(/Suburb/)).toHaveTextContent('Suburb: — → Fitzroy');
});

it('names the impersonator', () => {
    render(<HistoryCard history={[{ ...entry, impersonator_name: 'Maya Okonkwo' }]} />);

    expect(screen.getByText('by Maya Okonkwo as Priya Nair')).toBeInTheDocument();
});

it('shows changes by the system, and an empty state', () => {
    const { rerender } = render(<HistoryCard history={[{ ...entry, actor_name: null }]} />);
    expect(screen.getByText('by the system')).toBeInTheDocument();

    rerender(<HistoryCard history={[]} />);
    expect(screen.getByText('No changes yet')).toBeInTheDocument();
});

it('shows the details of an event without an earlier value', () => {
    const change = { label: 'Reason', before: null, after: 'New work', is_detail: true };
    const title = { label: 'Title', before: 'Night', after: 'Late', is_detail: false };
    render(<HistoryCard history={[{ ...entry, changes: [change, title] }]} noun="role" />);

    expect(screen.getByText(/Reason/)).toHaveTextContent('Reason: New work');
    expect(screen.getByText(/Title/)).toHaveTextContent('Title: Night → Late');
});
