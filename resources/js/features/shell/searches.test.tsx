import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Searches } from '@/features/shell/searches';
import { showPage, testUser } from '@/testing/inertia';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const searchEverything = testUser({ can: { viewClients: true, viewBonusRules: true } });

beforeEach(() => visit.mockClear());

function renderFor(user = searchEverything): void {
    showPage({ user });
    render(<Searches shortcuts className={{ profile: '', bonus: '' }} />);
}

it('opens the results without preserving state or scroll and clears the field', async () => {
    renderFor();
    const field = screen.getByRole('searchbox', { name: 'Profile search' });
    await userEvent.type(field, 'mei lin/2{Enter}');

    expect(visit).toHaveBeenCalledWith(
        { url: '/clients/top-search-bar/mei%20lin%2F2', method: 'get' },
        { preserveState: false, preserveScroll: false },
    );
    expect(field).toHaveValue('');
});

it('submits an empty search as well', async () => {
    renderFor();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Bonus search' }), '{Enter}');

    expect(visit).toHaveBeenCalledTimes(1);
    expect(visit.mock.calls[0]?.[0]).toMatchObject({ url: expect.stringContaining('/bonus/top-search-bar') });
});

it('shows each search only to users who can open its results', () => {
    renderFor(testUser({ can: { viewClients: true } }));

    expect(screen.getByRole('searchbox', { name: 'Profile search' })).toBeVisible();
    expect(screen.queryByRole('searchbox', { name: 'Bonus search' })).not.toBeInTheDocument();
});

it('hides the bonus search from database-only users', () => {
    renderFor(testUser({ can: { viewBonusRules: true, canViewDatabaseOnly: true } }));

    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
