import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HistoryCard } from './history-card';

const entry = {
    id: 1,
    title: 'Details changed',
    actor_name: 'Priya Nair',
    impersonator_name: null,
    at: '2026-11-20T02:00:00Z',
    changes: [{ label: 'Suburb', before: null, after: 'Fitzroy' }],
};

it('says who changed what, from what and to what', () => {
    render(<HistoryCard history={[entry]} />);

    expect(screen.getByText('by Priya Nair')).toBeInTheDocument();
    expect(screen.getByText(/Suburb/)).toHaveTextContent('Suburb: — → Fitzroy');
});

it('names the person who really sat there', () => {
    render(<HistoryCard history={[{ ...entry, impersonator_name: 'Maya Okonkwo' }]} />);

    expect(screen.getByText('by Maya Okonkwo as Priya Nair')).toBeInTheDocument();
});

it('says so when the system acted, and when nothing has happened', () => {
    const { rerender } = render(<HistoryCard history={[{ ...entry, actor_name: null }]} />);
    expect(screen.getByText('by the system')).toBeInTheDocument();

    rerender(<HistoryCard history={[]} />);
    expect(screen.getByText('No changes yet')).toBeInTheDocument();
});
