import { http, router } from '@inertiajs/react';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CommandPalette } from '@/features/shell/command-palette';
import { rememberClient } from '@/features/shell/recent-clients';
import { useShellUi } from '@/features/shell/shell-ui';
import { useClientCommands } from '@/features/shell/use-client-commands';
import { showPage, testUser } from '@/testing/inertia';
import { outsideAct } from '@/testing/outside-act';
import type { AuthUser } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const request = vi.spyOn(http.getClient(), 'request');
const found = [{ id: 5, full_name: 'Harriet Okafor', pin: '40218', company_name: 'Regal Bet' }];

beforeEach(() => {
    window.sessionStorage.clear();
    vi.clearAllMocks();
    request.mockResolvedValue({ status: 200, data: JSON.stringify({ hits: found, hints: [] }), headers: {} });
});

async function openFor(user: AuthUser): Promise<HTMLElement> {
    showPage({ user });
    useShellUi.setState({ open: 'palette' });
    render(<CommandPalette open user={user} />);
    return screen.findByRole('combobox');
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('lists the pages that the viewer can open, and actions', async () => {
    await openFor(testUser());

    expect(optionNames()).toEqual(
        expect.arrayContaining(['Dashboard', 'Notifications', 'Edit profile', 'Switch theme', 'Sign out']),
    );
    expect(optionNames()).not.toContain('Clients');
    expect(optionNames()).not.toContain('Impersonate colleague');
});

it('lists the tabs of an area when they are typed', async () => {
    const field = await openFor(testUser({ can: { viewClients: true } }));
    expect(optionNames()).toContain('Clients');
    expect(optionNames()).not.toContain('LeadsClients');

    await userEvent.type(field, 'leads');
    expect(optionNames()).toContain('LeadsClients');
});

it('offers impersonation to developers who are not impersonating', async () => {
    await openFor(testUser({ is_developer_staff: true }));
    expect(optionNames()).toContain('Impersonate colleague');
});

it('offers to stop during an impersonation', async () => {
    await openFor(testUser({ is_developer_staff: true, can: { impersonating: true } }));
    expect(optionNames()).toContain('Stop Impersonation');
    expect(optionNames()).not.toContain('Impersonate colleague');
});

it('opens a page by its first letters and Enter, and closes', async () => {
    const field = await openFor(testUser());
    await userEvent.type(field, 'dash{Enter}');

    expect(visit).toHaveBeenCalledWith({ url: '/', method: 'get' });
    expect(useShellUi.getState().open).toBeNull();
});

it('chooses among the commands of all letters when Enter follows at once', async () => {
    const field = await openFor(testUser());
    await outsideAct(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'notif');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });

    expect(visit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: '/notifications' }));
});

it('searches clients once after the user stops typing', async () => {
    const field = await openFor(testUser({ can: { viewClients: true } }));
    await userEvent.type(field, 'harri');
    await userEvent.click(await screen.findByRole('option', { name: /Harriet Okafor.*PIN 40218 · Regal Bet/ }));

    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: '/clients/lookup?search=harri' }));
    expect(visit).toHaveBeenCalledWith({ url: '/clients/5/edit', method: 'get' });
});

it('does not open a client of shorter text when Enter comes before the answer', async () => {
    const field = await openFor(testUser({ can: { viewClients: true } }));
    await userEvent.type(field, 'harri');
    await screen.findByRole('option', { name: /Harriet Okafor/ });
    request.mockReturnValue(new Promise(() => undefined));
    await userEvent.type(field, 'son{Enter}');

    expect(visit).toHaveBeenCalledExactlyOnceWith({
        url: '/clients/full-search?search=harrison',
        method: 'get',
    });
});

it('keeps the clients that match further letters while the answer loads', async () => {
    const field = await openFor(testUser({ can: { viewClients: true } }));
    await userEvent.type(field, 'harri');
    await screen.findByRole('option', { name: /Harriet Okafor/ });
    request.mockReturnValue(new Promise(() => undefined));
    await userEvent.type(field, 'et 402');

    expect(screen.getByRole('option', { name: /Harriet Okafor/ })).toBeVisible();
});

it('offers a full search for the typed text', async () => {
    const field = await openFor(testUser({ can: { viewClients: true } }));
    await userEvent.type(field, 'harri -closed');
    await userEvent.click(await screen.findByRole('option', { name: 'Search everything for “harri -closed”' }));

    expect(visit).toHaveBeenCalledWith({ url: '/clients/full-search?search=harri%20-closed', method: 'get' });
    expect(useShellUi.getState().open).toBeNull();
});

it('shows the search hint', async () => {
    const hint = 'You can search for a whole number or address only.';
    request.mockResolvedValue({ status: 200, data: JSON.stringify({ hits: [], hints: [hint] }), headers: {} });
    const field = await openFor(testUser({ can: { viewClients: true } }));
    await userEvent.type(field, 'phone:0491');

    expect(await screen.findByText(hint)).toBeVisible();
    expect(optionNames()).toEqual(['Search everything for “phone:0491”']);
});

it('does not search clients for users who can’t open them', async () => {
    const field = await openFor(testUser());
    await userEvent.type(field, 'harriet');

    expect(await screen.findByText('No results for “harriet”.')).toBeVisible();
    expect(optionNames()).toEqual([]);
    expect(request).not.toHaveBeenCalled();
});

it('shows an error when the clients can’t be loaded', async () => {
    request.mockRejectedValue(new Error('offline'));
    const field = await openFor(testUser({ can: { viewClients: true } }));
    await userEvent.type(field, 'harriet');

    expect(await screen.findByText(/Couldn’t load clients/)).toBeVisible();
});

it('lists the actions of the client on screen and the clients opened before', async () => {
    const user = testUser({ can: { viewClients: true, viewSMSPanel: true } });
    rememberClient(user.id, { id: 9, full_name: 'Leo Wang', pin: '40300' });
    rememberClient(user.id, { id: 5, full_name: 'Harriet Okafor', pin: '40218' });
    const client = { id: 5, full_name: 'Harriet Okafor', pin: '40218', can_contribute: true };
    showPage({ user, component: 'Clients/Details', shared: { client } as never });
    render(<CommandPalette open user={user} />);

    expect((await screen.findAllByRole('option')).slice(0, 2).map(({ textContent }) => textContent)).toEqual([
        'Add noteHarriet Okafor',
        'Send messageHarriet Okafor',
    ]);
    expect(screen.queryByRole('option', { name: /^Harriet Okafor/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: /^Leo Wang/ }));
    expect(visit).toHaveBeenCalledWith({ url: '/clients/9/edit', method: 'get' });
});

it('closes on Escape', async () => {
    await openFor(testUser());
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(useShellUi.getState().open).toBeNull());
});

it.each([
    { isOpen: true, requests: 1 },
    { isOpen: false, requests: 0 },
])('sends $requests searches when the palette is open after typing: $isOpen', ({ isOpen, requests }) => {
    vi.useFakeTimers();
    showPage({ user: testUser({ can: { viewClients: true } }) });
    const { rerender, unmount } = renderHook((open: boolean) => useClientCommands('harri', open), {
        initialProps: true,
    });

    rerender(isOpen);
    vi.advanceTimersByTime(1_000);

    expect(request).toHaveBeenCalledTimes(requests);
    unmount();
    vi.useRealTimers();
});
