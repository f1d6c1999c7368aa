import { router } from '@inertiajs/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageHeader } from '@/layouts/page-header';
import { SectionTabs } from '@/layouts/section-tabs';
import * as navigation from '@/navigation/navigation';
import type { NavigationEntry } from '@/navigation/types';
import { clients } from '@/routes/generated';
import { showPage, testUser } from '@/testing/inertia';

const ENTRY: NavigationEntry = {
    title: 'Clients',
    icon: () => null,
    route: { url: '/clients', method: 'get' },
    area: 'Clients',
    tabs: [
        { title: 'Clients', route: { url: '/clients?status=open', method: 'get' } },
        { title: 'Leads', route: { url: '/clients/leads', method: 'get' } },
        { title: 'Imports', route: { url: '/clients/imports', method: 'get' }, anyOf: ['viewDBClients'] },
        { title: 'Guide', route: { url: '/guides/limits', method: 'get' }, opensInNewTab: true },
    ],
};
vi.spyOn(navigation, 'NAVIGATION', 'get').mockReturnValue([{ title: 'Work', entries: [ENTRY] }]);

beforeEach(() => showPage({ component: 'Clients/Index', url: '/clients?search=mei', user: testUser() }));

it('shows breadcrumbs, title and notice, and sets the document title', () => {
    render(
        <PageHeader
            title="Harriet Okafor"
            breadcrumbs={[{ title: 'Clients', href: clients.index() }, { title: 'Details' }]}
            notice="Checked an hour ago"
            actions={<button type="button">Save</button>}
        />,
    );
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));

    expect(screen.getByRole('heading', { level: 1, name: 'Harriet Okafor' })).toBeVisible();
    expect(document.title).toBe('Harriet Okafor');
    expect(breadcrumbs.getByRole('link', { name: 'Clients' })).toHaveAttribute('href', '/clients');
    expect(breadcrumbs.queryByRole('link', { name: 'Details' })).not.toBeInTheDocument();
    expect(screen.getByText('Checked an hour ago')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

it('goes back in the browser history', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    render(<PageHeader title="Clients" />);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));

    expect(back).toHaveBeenCalledTimes(1);
});

it('hides the Back button when asked', () => {
    render(<PageHeader title="Dashboard" backButton={false} />);

    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

it('shows the section tabs on a page below one of them, when the page names that tab', () => {
    showPage({ component: 'Clients/Lead', url: '/clients/leads/5', user: testUser() });
    const { rerender } = render(<PageHeader title="Leo Wang" />);

    expect(screen.queryByRole('navigation', { name: 'Clients' })).not.toBeInTheDocument();

    rerender(<PageHeader title="Leo Wang" tabs={<SectionTabs of={clients.leadsIndex()} />} />);

    expect(screen.getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page');
});

it('shows the section tabs that the user can open and marks the current one', () => {
    render(<PageHeader title="Clients" />);
    const tabs = within(screen.getByRole('navigation', { name: 'Clients' }));

    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Clients',
        'Leads',
        'Guide(opens a new window)',
    ]);
    expect(tabs.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Leads' })).not.toHaveAttribute('target');
    expect(tabs.getByRole('link', { name: /Guide/ })).toHaveAttribute('target', '_blank');
});

it('prefetches another section tab after hovering for 75 ms or on mouse down, and never the current one', () => {
    vi.useFakeTimers();
    const prefetch = vi.spyOn(router, 'prefetch').mockImplementation(() => undefined);
    render(<PageHeader title="Clients" />);
    const tabs = within(screen.getByRole('navigation', { name: 'Clients' }));

    fireEvent.mouseEnter(tabs.getByRole('link', { name: 'Clients' }));
    fireEvent.mouseDown(tabs.getByRole('link', { name: 'Clients' }));
    fireEvent.mouseEnter(tabs.getByRole('link', { name: 'Leads' }));
    vi.advanceTimersByTime(74);
    expect(prefetch).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1);
    expect(prefetch).toHaveBeenCalledTimes(1);

    fireEvent.mouseDown(tabs.getByRole('link', { name: 'Leads' }));
    expect(prefetch).toHaveBeenLastCalledWith({ url: '/clients/leads', method: 'get' });
    prefetch.mockRestore();
    vi.useRealTimers();
});

it('shows no section tabs on other pages, or when the page has its own tabs', () => {
    showPage({ component: 'Clients/Edit', url: '/clients/5/edit' });
    render(<PageHeader title="Harriet Okafor" />);
    expect(screen.queryByRole('link', { name: 'Leads' })).not.toBeInTheDocument();

    showPage({ component: 'Clients/Index', url: '/clients' });
    render(<PageHeader title="Clients" tabs={<nav aria-label="Own">Own tabs</nav>} />);
    expect(screen.queryByRole('link', { name: 'Leads' })).not.toBeInTheDocument();
    expect(screen.getByText('Own tabs')).toBeVisible();
});
