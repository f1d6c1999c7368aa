import { http, router } from '@inertiajs/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Searches } from '@/features/shell/searches';
import { showPage, testUser } from '@/testing/inertia';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const request = vi.spyOn(http.getClient(), 'request');
const searchEverything = testUser({ can: { viewClients: true, viewBonusRules: true } });

const HARRIET = { id: 5, full_name: 'Harriet Okafor', pin: '40218', company_name: 'Regal Bet', url: '/clients/5/edit' };
const HARRY = { ...HARRIET, id: 6, full_name: 'Harry Okafor', pin: '40219', url: '/clients/6/edit' };

beforeEach(() => {
    vi.clearAllMocks();
    find();
});

function find(...hits: (typeof HARRIET)[]): void {
    request.mockResolvedValue({ status: 200, data: JSON.stringify({ hits, hints: [] }), headers: {} });
}

function renderFor(user = searchEverything): void {
    showPage({ user });
    render(<Searches shortcuts className={{ profile: '', bonus: '' }} />);
}

it('opens the results without preserving state or scroll and clears the field', async () => {
    renderFor();
    const field = screen.getByRole('searchbox', { name: 'Profile search' });
    await userEvent.type(field, 'mei lin/2{Enter}');

    await waitFor(() =>
        expect(visit).toHaveBeenCalledWith(
            { url: '/clients/top-search-bar/mei%20lin%2F2', method: 'get' },
            { preserveState: false, preserveScroll: false },
        ),
    );
    expect(field).toHaveValue('');
});

it('opens the only match directly', async () => {
    find(HARRIET);
    renderFor();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Profile search' }), '40218{Enter}');

    await waitFor(() => expect(visit).toHaveBeenCalledExactlyOnceWith('/clients/5/edit'));
});

it('suggests clients while typing and opens the one that the arrow keys choose', async () => {
    find(HARRIET, HARRY);
    renderFor();
    const field = screen.getByRole('searchbox', { name: 'Profile search' });
    await userEvent.type(field, 'harr');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: /Harry Okafor/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(visit).toHaveBeenCalledExactlyOnceWith('/clients/6/edit'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('opens the results when several clients match', async () => {
    find(HARRIET, HARRY);
    renderFor();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Profile search' }), 'harr{Enter}');

    await waitFor(() => expect(visit.mock.calls[0]?.[0]).toMatchObject({ url: '/clients/top-search-bar/harr' }));
});

it('opens the results when the suggestions can’t be loaded', async () => {
    request.mockRejectedValue(new Error('offline'));
    renderFor();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Profile search' }), '40218{Enter}');

    await waitFor(() => expect(visit.mock.calls[0]?.[0]).toMatchObject({ url: '/clients/top-search-bar/40218' }));
});

it('submits an empty search as well', async () => {
    renderFor();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Bonus search' }), '{Enter}');

    await waitFor(() => expect(visit).toHaveBeenCalledTimes(1));
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
