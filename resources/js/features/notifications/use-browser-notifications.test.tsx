import { router } from '@inertiajs/react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBrowserNotifications } from '@/features/notifications/use-browser-notifications';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import { lockTabs } from '@/testing/browser-locks';
import { testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';
import type { AuthUser } from '@/types/generated';

class Notice extends EventTarget {
    static permission: NotificationPermission = 'granted';
    static shown: Notice[] = [];
    static refuses = false;
    isClosed = false;

    constructor(
        readonly title: string,
        readonly options: NotificationOptions,
    ) {
        super();
        if (Notice.refuses) {
            throw new TypeError('Illegal constructor');
        }
        Notice.shown.push(this);
    }

    close(): void {
        this.isClosed = true;
    }
}

const store = () => useNotificationStore.getState();
const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
const hide = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

function open(changes: Partial<AuthUser> = {}) {
    const user = testUser({ shows_browser_notifications: true, can: { viewClients: true }, ...changes });

    return renderHook(() => useBrowserNotifications(user));
}

async function arrive(...changes: Parameters<typeof aNotification>) {
    act(() => void store().receive(aNotification(...changes)));
    await vi.advanceTimersByTimeAsync(2_500);
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    vi.stubGlobal('Notification', Notice);
    Object.assign(Notice, { permission: 'granted', shown: [], refuses: false });
    hide(true);
    store().clear();
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

it('shows the type and the company, but no names', async () => {
    open();
    await arrive({ id: 3 });

    expect(Notice.shown).toHaveLength(1);
    expect(Notice.shown[0]?.title).toBe('New: Risk check');
    expect(Notice.shown[0]?.options).toMatchObject({ body: 'Regal Bet', tag: 'notification-3' });
    expect(JSON.stringify(Notice.shown[0])).not.toContain('Castellano');
});

describe('shows nothing', () => {
    it('to users who did not turn it on', async () => {
        open({ shows_browser_notifications: false });
        await arrive();
        expect(Notice.shown).toEqual([]);
    });

    it.each(['default', 'denied'] as const)('while the permission is %s, without asking for it', async (permission) => {
        Notice.permission = permission;
        open();
        await arrive();
        expect(Notice.shown).toEqual([]);
    });

    it('while the page is visible', async () => {
        hide(false);
        open();
        await arrive();
        expect(Notice.shown).toEqual([]);
    });

    it('for read or already shown notifications', async () => {
        open();
        await arrive({ id: 1 });
        await arrive({ id: 1 });
        await arrive({ id: 2, client_id: 2, is_read: true });
        expect(Notice.shown).toHaveLength(1);
    });
});

describe('with several tabs', () => {
    it('shows it in one tab', async () => {
        lockTabs();
        open();
        open();
        await arrive();
        expect(Notice.shown).toHaveLength(1);
    });

    it('shows nothing while one tab is visible', async () => {
        lockTabs();
        open();
        open();
        // Both tabs share one document in this test: it is hidden for the first tab and visible for the second.
        vi.spyOn(document, 'hidden', 'get')
            .mockReturnValueOnce(true)
            .mockReturnValueOnce(false)
            .mockReturnValueOnce(false);
        await arrive();
        expect(Notice.shown).toEqual([]);
    });
});

describe('a click', () => {
    it.each([
        [{ type: 'risk_check', client_id: 9 }, { viewClients: true }, '/clients/9/edit'],
        [{ type: 'risk_check', client_id: 9 }, {}, '/notifications?type=risk_check&state=unread'],
        [{ type: 'message', client_id: 9 }, { viewClients: true }, '/notifications?type=message&state=unread'],
    ] as const)('on %o with %o opens %s', async (changes, can, url) => {
        open({ can });
        await arrive(changes);
        Notice.shown[0]?.dispatchEvent(new Event('click'));

        expect(focus).toHaveBeenCalledOnce();
        expect(visit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url }));
        expect(Notice.shown[0]?.isClosed).toBe(true);
    });
});

it('closes when the notification is read anywhere, and with the layout', async () => {
    const { unmount } = open();
    await arrive({ id: 1, client_id: 1 });
    await arrive({ id: 2, client_id: 2 });
    act(() => void store().settle(1));
    expect(Notice.shown.map(({ isClosed }) => isClosed)).toEqual([true, false]);

    unmount();
    expect(Notice.shown.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});

it('closes when the server no longer has the notification', async () => {
    open();
    await arrive({ id: 1, client_id: 1 });
    await arrive({ id: 2, client_id: 2 });
    act(() => store().hydrate({ counters: NO_COUNTERS, notifications: { risk_check: [aNotification({ id: 2 })] } }));

    expect(Notice.shown.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

describe('is no longer shown', () => {
    const later = '2026-11-20T00:05:00Z';

    it.each([
        ['it was read', () => store().settle(9)],
        ['the server no longer has it', () => store().hydrate({ counters: NO_COUNTERS, notifications: {} })],
    ])('once %s', async (_, end) => {
        open();
        act(() => void store().receive(aNotification({ id: 9 })));
        act(() => void end());
        await vi.advanceTimersByTimeAsync(2_500);

        expect(Notice.shown).toEqual([]);
    });

    it('once an update of the same row is shown', async () => {
        open();
        act(() => void store().receive(aNotification({ id: 9 })));
        await arrive({ id: 9, notified_at: later });

        expect(Notice.shown).toHaveLength(1);
    });

    it('once the setting is turned off', async () => {
        const { rerender } = renderHook(
            ({ isOn }) => useBrowserNotifications(testUser({ shows_browser_notifications: isOn })),
            { initialProps: { isOn: true } },
        );
        act(() => void store().receive(aNotification({ id: 9 })));
        rerender({ isOn: false });
        await vi.advanceTimersByTimeAsync(2_500);

        expect(Notice.shown).toEqual([]);
    });
});

it('logs the error of a browser that refuses', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    Notice.refuses = true;
    open();
    await arrive();

    expect(warn).toHaveBeenCalledOnce();
});
