import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import PhoneLogs from '@/Pages/Users/PhoneLogs';
import { showPage, testUser } from '@/testing/inertia';
import type { AuthUser } from '@/types/generated';

function open(can: AuthUser['can']) {
    showPage({ component: 'Users/PhoneLogs', url: '/users/phone-logs', user: testUser({ can }) });
    const meta = {
        next_cursor: null,
        previous_cursor: null,
        per_page: 25,
        sort: '-called_at',
        count: 0,
        count_is_capped: false,
    };
    render(<PhoneLogs calls={[]} meta={meta} users={[]} client={null} can_export={false} />);
}

it('is searched by number and filtered by client', () => {
    open({ viewSMSPanel: true, viewClients: true });

    expect(screen.getByRole('searchbox', { name: 'Search calls' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Client/ })).toBeVisible();
});

it('has neither for viewers who see masked numbers and no clients', () => {
    open({});

    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Client/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Colleague/ })).toBeVisible();
});
