import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonHitRow } from '@/features/search/person-hit-row';
import { showPage, testUser } from '@/testing/inertia';
import type { PersonHit } from '@/types/generated';

const hit: PersonHit = {
    id: 7,
    type: 'client',
    full_name: 'Emma Walsh',
    pin: '4711',
    phone: '0491 570 156',
    email: 'emma@example.com',
    place: 'Carlton VIC',
    date_of_birth: null,
    status: 'active',
    status_label: 'Active',
    owner_name: null,
    company_name: null,
    url: '/clients/7/edit',
};

it('links to the record and calls the number', () => {
    showPage({ user: testUser({ can: { viewSMSPanel: true } }) });
    render(<PersonHitRow hit={hit} />);

    expect(screen.getByRole('link', { name: 'Emma Walsh' })).toHaveAttribute('href', '/clients/7/edit');
    expect(screen.getByRole('button', { name: 'Call Emma Walsh on 0491 570 156' })).toBeVisible();
});
