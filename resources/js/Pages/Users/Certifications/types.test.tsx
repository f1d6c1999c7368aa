import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Types from '@/Pages/Users/Certifications/Types';
import { showPage } from '@/testing/inertia';

it('links the holders with all of them, also those who must renew soon', () => {
    showPage({ url: '/users/certification-type/list' });
    const type = { id: 4, title: 'RSG', description: '', valid_months: 12, has_grace: true, role_ids: [] };
    render(
        <Types
            types={[{ ...type, role_titles: [], abilities: [], held_count: 22, pending_count: 3, version: 1 }]}
            roles={[]}
            abilities={[]}
            can_edit={false}
        />,
    );

    expect(screen.getByRole('link', { name: '22 holders' })).toHaveAttribute(
        'href',
        '/users/certifications?type=4&status=valid,expiring',
    );
});
