import { router } from '@inertiajs/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotificationsTab } from '@/features/user-profile/notifications-tab';

const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const browser = (permission: NotificationPermission) =>
    vi.stubGlobal('Notification', Object.assign(class {}, { permission, requestPermission }));
const toggle = () => screen.getByRole('switch', { name: 'Browser notifications' });
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

function open(shows_browser_notifications = false) {
    render(
        <NotificationsTab
            settings={{
                plays_notification_sound: true,
                shows_toasts: true,
                shows_browser_notifications,
                counts_in_title: false,
            }}
        />,
    );
}

beforeEach(() => {
    vi.clearAllMocks();
    browser('default');
});
afterEach(() => vi.unstubAllGlobals());

it('asks for permission after a click and saves the setting once allowed', async () => {
    requestPermission.mockResolvedValue('granted');
    open();
    expect(requestPermission).not.toHaveBeenCalled();
    await click(toggle());

    expect(requestPermission).toHaveBeenCalledOnce();
    expect(put.mock.calls[0]?.slice(0, 2)).toEqual([
        '/user-profile/notifications',
        { shows_browser_notifications: true },
    ]);
    expect(toggle()).toBeChecked();
});

it('explains what to do when the browser refuses, and saves nothing', async () => {
    requestPermission.mockResolvedValue('denied');
    open();
    await click(toggle());

    expect(put).not.toHaveBeenCalled();
    expect(toggle()).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('This browser blocks notifications');
});

it('asks for permission again in another browser after a click', async () => {
    requestPermission.mockResolvedValue('granted');
    open(true);
    expect(requestPermission).not.toHaveBeenCalled();
    await click(screen.getByRole('button', { name: 'Allow notifications' }));

    expect(requestPermission).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
});

it('switches off without asking for permission', async () => {
    open(true);
    await click(toggle());

    expect(requestPermission).not.toHaveBeenCalled();
    expect(put.mock.calls[0]?.[1]).toEqual({ shows_browser_notifications: false });
});

it('is disabled when the browser has no notifications', () => {
    vi.unstubAllGlobals();
    open();

    expect(toggle()).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('can’t show notifications');
});

it('saves the unread count setting', async () => {
    open();
    await click(screen.getByRole('switch', { name: 'Unread count in the page title' }));

    expect(put.mock.calls[0]?.[1]).toEqual({ counts_in_title: true });
});
