import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MyListsCard } from '@/features/dashboard/my-lists-card';
import { showPage, testUser } from '@/testing/inertia';

const LIST = {
    id: 4,
    name: 'Spring callers',
    assignee_name: 'Maya Okonkwo',
    creator_name: 'Tom Vance',
    due_on: null,
    is_overdue: false,
    is_filling: false,
    fill_error: null,
    wanted_rows: 20,
    filled_rows: 20,
    worked: 12,
    left: 5,
    closed_at: null,
    created_at: '2026-11-23T01:00:00Z',
};

beforeEach(() => showPage({ component: 'Dashboard/Index', url: '/', user: testUser() }));

it('links only the DB clients left to call, without suppressed ones', () => {
    render(<MyListsCard lists={[LIST]} />);

    const link = screen.getByRole('link', { name: /5 left to call/ });
    const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({ list: '4', called: '0', status: 'assigned' });
});
