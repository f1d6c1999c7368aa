import { http, router } from '@inertiajs/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProfileMenu } from '@/features/shell/profile-menu';
import { loadSiteRoot } from '@/lib/full-load';
import { showPage, testUser } from '@/testing/inertia';
import type { AuthUser } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const request = vi.spyOn(http.getClient(), 'request');

beforeEach(() => {
    vi.clearAllMocks();
    request.mockResolvedValue({ status: 204, data: '', headers: {} });
});

async function openMenuOf(user: AuthUser): Promise<void> {
    showPage({ user, shared: {} });
    render(<ProfileMenu user={user} />);
    await userEvent.click(screen.getByRole('button', { name: 'Profile menu of Maya Okonkwo' }));
    await screen.findByRole('menu');
}

const itemNames = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

it('shows the items of the user', async () => {
    await openMenuOf(testUser());

    expect(itemNames()).toEqual(['Notifications', 'Edit profile', 'Dark appearance', 'Logout']);
    expect(screen.getByRole('menuitem', { name: 'Edit profile' })).toHaveAttribute('href', '/user-profile/edit');
});

it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Tab', () => userEvent.tab()],
    ['a click outside', () => userEvent.click(document.body)],
    ['a choice', () => userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))],
])('closes on %s', async (_, close) => {
    await openMenuOf(testUser());
    await close();

    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('works with the keyboard', async () => {
    showPage({});
    render(<ProfileMenu user={testUser()} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{End}{Enter}');

    expect(visit).toHaveBeenCalledWith({ url: '/logout', method: 'delete' }, expect.anything());
});

it('offers to stop an impersonation while it lasts, and then reloads the app', async () => {
    await openMenuOf(testUser({ can: { impersonating: true } }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Stop Impersonation' }));

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: '/impersonate', method: 'delete' }));
    await waitFor(() => expect(loadSiteRoot).toHaveBeenCalledTimes(1));
});

it('logs the error when the impersonation can’t be stopped', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    request.mockRejectedValue(new Error('gone'));
    await openMenuOf(testUser({ can: { impersonating: true } }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Stop Impersonation' }));

    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(loadSiteRoot).not.toHaveBeenCalled();
});
