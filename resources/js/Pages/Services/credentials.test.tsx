import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Credentials from '@/Pages/Services/Credentials';
import { showPage } from '@/testing/inertia';

it('filters by the colleagues who can own a credential', async () => {
    showPage({ component: 'Services/Credentials', url: '/services' });
    render(
        <Credentials
            credentials={[]}
            meta={{
                next_cursor: null,
                previous_cursor: null,
                per_page: 25,
                sort: 'service',
                count: 0,
                count_is_capped: false,
            }}
            is_archive={false}
            opened={null}
            owners={[{ value: '2', label: 'Maya Okonkwo', hint: null }]}
            can_manage={false}
        />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Owner' }));

    const filter = within(await screen.findByRole('dialog', { name: 'Owner filter' }));
    expect(filter.getByText('Maya Okonkwo')).toBeVisible();
});
