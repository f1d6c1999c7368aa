import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Sidebar } from '@/features/shell/sidebar';
import { toggleSidebar } from '@/features/shell/sidebar-state';
import { showPage, testUser } from '@/testing/inertia';

const counters = {
    unreadMessagesCount: 4,
    unreadNewAccountChecksCount: 12,
    unreadWithdrawalsCount: 3,
    unreadDepositsCount: 7,
    rsgNotificationCount: 2,
    formSubmissionCount: 1,
    socialMediaReviewsNotificationsCount: 0,
};

beforeEach(() => {
    localStorage.clear();
    document.documentElement.dataset.sidebar = 'expanded';
    showPage({ component: 'Clients/Edit', user: testUser({ can: { viewClients: true } }), shared: { counters } });
});

it('links to the pages that the user can open, marks the current area and shows counts', () => {
    render(<Sidebar />);
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));

    expect(navigation.getByRole('heading', { name: 'Work' })).toBeInTheDocument();
    expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
    expect(navigation.getByRole('link', { name: /^Clients/, current: 'page' })).toHaveTextContent(
        'Clients12 unread notifications',
    );
});

it('names a single unread notification, and news that are not notifications', () => {
    showPage({
        user: testUser({ can: { viewDeposits: true }, unread_website_updates: 2 }),
        shared: { counters: { ...counters, unreadDepositsCount: 1 } },
    });
    render(<Sidebar />);

    expect(screen.getByRole('link', { name: /^Deposits/ })).toHaveTextContent(/^Deposits1 unread notification$/);
    expect(screen.getByRole('link', { name: /^Website updates/ })).toHaveTextContent(/^Website updates2 unread$/);
});

it('hides areas without the ability', () => {
    showPage({});
    render(<Sidebar />);

    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Clients/ })).not.toBeInTheDocument();
});

it('stores whether it is collapsed or expanded', () => {
    act(toggleSidebar);
    expect(document.documentElement.dataset.sidebar).toBe('collapsed');
    expect(localStorage.getItem('sidebar')).toBe('collapsed');

    act(toggleSidebar);
    expect(document.documentElement.dataset.sidebar).toBe('expanded');
    expect(localStorage.getItem('sidebar')).toBe('expanded');
});

it('shows titles as tooltips when collapsed', async () => {
    render(<Sidebar />);
    act(toggleSidebar);
    await userEvent.hover(screen.getByRole('link', { name: 'Dashboard' }));

    expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard');
});
