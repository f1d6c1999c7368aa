import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { HandoverNotesCard } from '@/features/dashboard/handover-notes-card';
import { showPage, testUser } from '@/testing/inertia';

const NOTE = {
    id: 4,
    author_name: 'Maya Okonkwo',
    body: 'Ask @[Tom Vance](user:3)',
    created_at: '2026-11-23T01:00:00Z',
};

beforeEach(() => showPage({ component: 'Dashboard/Index', url: '/', user: testUser() }));

it('shows the notes and a link to write one', () => {
    render(<HandoverNotesCard handover={{ notes: [NOTE], can_write: true }} />);

    expect(screen.getByRole('listitem')).toHaveTextContent('Ask @Tom Vance');
    expect(screen.getByRole('link', { name: 'Write one' })).toHaveAttribute(
        'href',
        '/team-notes?category=handover#write',
    );
});

it('is hidden without notes from viewers who only read', () => {
    const { container, rerender } = render(<HandoverNotesCard handover={{ notes: [], can_write: false }} />);
    expect(container).toBeEmptyDOMElement();

    rerender(<HandoverNotesCard handover={{ notes: [], can_write: true }} />);
    expect(screen.getByText('Nothing to hand over.')).toBeVisible();
});
