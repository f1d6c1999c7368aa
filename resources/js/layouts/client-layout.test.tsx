import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CLIENT_TABS } from '@/features/clients/client-tabs';
import { testClient } from '@/features/clients/test-client';
import { ClientLayout } from '@/layouts/client-layout';
import { showPage, testUser } from '@/testing/inertia';
import type { ClientHeader, SharedProps } from '@/types/generated';

vi.mock('@inertiajs/react', async (original) => (await import('@/testing/inertia')).withTestPage(await original()));

function show(component: string, user = testUser()) {
    const shared: Partial<SharedProps> & { client: ClientHeader } = { client: testClient({ balance_cents: 184_250 }) };
    showPage({ component, url: '/clients/5/bets', user, shared });

    return (
        <ClientLayout>
            <p>{component}</p>
        </ClientLayout>
    );
}

it('keeps the head and the tab bar when the page below them changes', () => {
    const { rerender } = render(show('Clients/Details'));
    const head = screen.getByRole('heading', { level: 1 });
    const bar = screen.getByRole('navigation', { name: 'Pages of Harriet Okafor' });
    rerender(show('Clients/Bets'));

    expect(screen.getByText('Clients/Bets')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBe(head);
    expect(screen.getByRole('navigation', { name: 'Pages of Harriet Okafor' })).toBe(bar);
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Bets');
});

it('offers every page in the bar and in a menu', async () => {
    render(show('Clients/Details'));
    const bar = screen.getByRole('navigation', { name: 'Pages of Harriet Okafor' });
    expect(within(bar).getAllByRole('link')).toHaveLength(CLIENT_TABS.length);

    await userEvent.click(screen.getByRole('button', { name: 'All pages of Harriet Okafor' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(
        CLIENT_TABS.map(({ label }, index) => (index === 0 ? `${label}here` : label)),
    );
});

it('shows the balance, and writing to the client only to those who may', () => {
    const { rerender } = render(show('Clients/Details'));
    expect(screen.getByText('$1,842.50')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();

    rerender(show('Clients/Details', testUser({ can: { viewSMSPanel: true } })));
    expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/clients/5/messages');
});
