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

it('asks the browser only after a click, and saves once it allowed', async () => {
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

it('saves nothing the browser refuses, and says what to do', async () => {
    requestPermission.mockResolvedValue('denied');
    open();
    await click(toggle());

    expect(put).not.toHaveBeenCalled();
    expect(toggle()).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('This browser blocks notifications');
});

it('is asked for once more in another browser, by a click too', async () => {
    requestPermission.mockResolvedValue('granted');
    open(true);
    expect(requestPermission).not.toHaveBeenCalled();
    await click(screen.getByRole('button', { name: 'Allow in this browser' }));

    expect(requestPermission).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Allow in this browser' })).toBeNull();
});

it('can be switched off without asking anybody', async () => {
    open(true);
    await click(toggle());

    expect(requestPermission).not.toHaveBeenCalled();
    expect(put.mock.calls[0]?.[1]).toEqual({ shows_browser_notifications: false });
});

it('cannot be switched on where the browser has none', () => {
    vi.unstubAllGlobals();
    open();

    expect(toggle()).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('cannot show notifications');
});

it('saves the count in the title', async () => {
    open();
    await click(screen.getByRole('switch', { name: 'Unread count in the page title' }));

    expect(put.mock.calls[0]?.[1]).toEqual({ counts_in_title: true });
});
