import { router } from '@inertiajs/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CLIENT_TABS } from '@/features/clients/client-tabs';
import { testClient } from '@/features/clients/test-client';
import { ClientLayout } from '@/layouts/client-layout';
import { showPage, testUser } from '@/testing/inertia';
import type { ClientAsOf, ClientHeader, SharedProps } from '@/types/generated';

const THEN: ClientAsOf = { day: '2026-10-01', existed: true, balance_cents: 5_000, fields: [] };

function show(
    component: string,
    user = testUser(),
    as_of: ClientAsOf | null = null,
    can_contribute = true,
    url = '/clients/5/bets',
) {
    const ratings = [{ value: '3', label: '3 · Watch', hint: null }];
    const shared: Partial<SharedProps> & { client: ClientHeader; as_of: ClientAsOf | null } = {
        client: testClient({ balance_cents: 184_250, can_contribute, ratings }),
        as_of,
    };
    showPage({ component, url: as_of ? `${url}?as_of=${as_of.day}` : url, user, shared });

    return (
        <ClientLayout>
            <p>{component}</p>
        </ClientLayout>
    );
}

it('keeps the header and the tab bar when the page changes', () => {
    const { rerender } = render(show('Clients/Details'));
    const head = screen.getByRole('heading', { level: 1 });
    const bar = screen.getByRole('navigation', { name: 'Pages of Harriet Okafor' });
    rerender(show('Clients/Bets'));

    expect(screen.getByText('Clients/Bets')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBe(head);
    expect(screen.getByRole('navigation', { name: 'Pages of Harriet Okafor' })).toBe(bar);
    expect(within(bar).getByRole('button', { current: 'page' })).toHaveTextContent('Betting');
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('Bets');
});

it('lists every page in the bar, in groups, and in a menu', async () => {
    render(show('Clients/Details'));
    const bar = within(screen.getByRole('navigation', { name: 'Pages of Harriet Okafor' }));
    const found = bar.getAllByRole('link').map((link) => link.textContent);
    for (const group of bar.getAllByRole('button')) {
        await userEvent.click(group);
        found.push(...(await screen.findAllByRole('menuitem')).map((item) => item.textContent));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    }
    expect(found).toEqual(CLIENT_TABS.map(({ label }) => label));
    expect(bar.getAllByRole('link').length + bar.getAllByRole('button').length).toBe(8);

    await userEvent.click(screen.getByRole('button', { name: 'All pages of Harriet Okafor' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(
        CLIENT_TABS.map(({ label }, index) => (index === 0 ? `${label}current` : label)),
    );
});

it('opens pages and composers with one key', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(show('Clients/Bets', testUser({ can: { viewSMSPanel: true } })));

    await userEvent.keyboard('nm.,');

    const url = (to: unknown) => (typeof to === 'string' ? to : (to as { url: string }).url);
    expect(visit.mock.calls.map(([to]) => url(to))).toEqual([
        '/clients/5/notes#write',
        '/clients/5/messages#write',
        '/clients/5/bonuses',
        '/clients/5/emails',
    ]);
});

it('writes a note only if the viewer may', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    visit.mockClear();
    render(show('Clients/Bets', testUser(), null, false));
    await userEvent.keyboard('nm');

    expect(visit).not.toHaveBeenCalled();
});

it('marks the header as current and hides actions while the page shows a past day', () => {
    const { rerender } = render(show('Clients/Details'));
    expect(screen.getByRole('button', { name: /Change rating$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add note' })).toBeInTheDocument();

    rerender(show('Clients/Details', testUser(), THEN));
    expect(screen.getByText('As of today')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Change rating$/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add note' })).toBeNull();

    rerender(show('Clients/Bets'));
    expect(screen.queryByText('As of today')).toBeNull();
});

it('says on every page which day it shows, and keeps the day in its links', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    visit.mockClear();
    render(show('Clients/Bets', testUser({ can: { viewSMSPanel: true } }), THEN));
    expect(screen.getByText('Record at the end of 1 Oct 2026')).toBeInTheDocument();
    expect(
        screen.getByText(/^Bets placed by then, .*The balance was \$50\.00\. This view is read-only\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to today' })).toHaveAttribute('href', '/clients/5/bets');
    expect(screen.getByRole('link', { name: 'Notes' })).toHaveAttribute('href', '/clients/5/notes?as_of=2026-10-01');
    expect(screen.getByRole('link', { name: 'Harriet Okafor' })).toHaveAttribute(
        'href',
        '/clients/5/edit?as_of=2026-10-01',
    );

    await userEvent.keyboard('nm.');
    expect(visit.mock.calls.map(([to]) => (to as { url: string }).url)).toEqual([
        '/clients/5/bonuses?as_of=2026-10-01',
    ]);
});

it('says so on pages that only show the record of today', () => {
    showPage({
        component: 'Clients/Matches',
        url: '/clients/5/matches?as_of=2026-10-01',
        shared: { client: testClient() } as Partial<SharedProps>,
    });
    render(
        <ClientLayout>
            <p>Matches of today</p>
        </ClientLayout>,
    );

    expect(screen.getByText('This page has no past records.')).toBeInTheDocument();
    expect(screen.getByText('Matches of today')).toBeInTheDocument();
    expect(screen.getByText('As of today')).toBeInTheDocument();
});

it('shows only a message for a day before the record existed', () => {
    render(show('Clients/Bets', testUser(), { ...THEN, existed: false }));

    expect(screen.getByText('No record on 1 Oct 2026')).toBeInTheDocument();
    expect(screen.getByText('Harriet Okafor became a client after this day.')).toBeInTheDocument();
    expect(screen.queryByText('Clients/Bets')).toBeNull();
});

it('shows the balance, and the message link only to users who can send messages', () => {
    const { rerender } = render(show('Clients/Details'));
    expect(screen.getByText('$1,842.50')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();

    rerender(show('Clients/Details', testUser({ can: { viewSMSPanel: true } })));
    expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/clients/5/messages#write');
});
