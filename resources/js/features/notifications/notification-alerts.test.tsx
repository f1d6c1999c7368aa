import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationAlerts } from '@/features/notifications/notification-alerts';
import { SoundToggle } from '@/features/notifications/sound-toggle';
import { useFeedback } from '@/features/shell/feedback-store';
import { useNotificationStore } from '@/stores/notification-store';
import { lockTabs } from '@/testing/browser-locks';
import { showPage, testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';
import type { AuthUser } from '@/types/generated';

const store = () => useNotificationStore.getState();
const play = vi.fn(async () => undefined);
const arrive = (...changes: Parameters<typeof aNotification>) =>
    act(() => void store().receive(aNotification(...changes)));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });

function open(user: Partial<AuthUser> = {}) {
    const viewer = testUser({ can: { viewSMSPanel: true }, ...user });
    showPage({ user: viewer });

    return render(
        <>
            <NotificationAlerts user={viewer} />
            <SoundToggle />
        </>,
    );
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    play.mockResolvedValue(undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    localStorage.clear();
    useFeedback.setState({ toasts: [] });
    store().clear();
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe('arrivals', () => {
    it('shows several new notifications in one toast', async () => {
        open();
        arrive({ id: 1, client_id: 1 });
        arrive({ id: 2, client_id: 2 });
        await wait(400);

        expect(useFeedback.getState().toasts).toMatchObject([
            { title: 'New notifications', text: '2 new notifications.' },
        ]);
    });

    it('announces new notifications to screen readers when toasts are off', async () => {
        open({ shows_toasts: false });
        arrive({ id: 1 });
        await wait(400);

        expect(useFeedback.getState().toasts).toEqual([]);
        expect(screen.getByText('Risk check: Mei-Lin Castellano. New account at Regal Bet')).toHaveAttribute(
            'aria-live',
            'polite',
        );
    });
});

describe('a notification that was handled at once', () => {
    it('is not announced', async () => {
        open();
        arrive({ id: 1, client_id: 1 });
        arrive({ id: 2, client_id: 2 });
        act(() => void store().settle(1));
        await wait(400);
        expect(useFeedback.getState().toasts).toMatchObject([{ title: 'Risk check: Mei-Lin Castellano' }]);

        arrive({ id: 3, client_id: 3 });
        act(() => store().clear());
        await wait(400);
        expect(useFeedback.getState().toasts).toHaveLength(1);
    });
});

describe('notification sound', () => {
    it('plays once for every unread message and for nothing else', () => {
        open();
        arrive({ id: 1, type: 'message', client_id: 1 });
        arrive({ id: 1, type: 'message', client_id: 1 });
        arrive({ id: 2, type: 'message', client_id: 2, is_read: true });
        arrive({ id: 3, type: 'deposit', client_id: 3 });
        expect(play).toHaveBeenCalledOnce();

        arrive({ id: 4, type: 'message', client_id: 4 });
        expect(play).toHaveBeenCalledTimes(2);
    });

    it('plays at half volume', () => {
        const volumes: number[] = [];
        vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
            volumes.push(this.volume);
        });
        open();
        arrive({ id: 1, type: 'message' });

        expect(volumes).toEqual([0.5]);
    });

    it('is unlocked silently by the first click', async () => {
        const muted: boolean[] = [];
        vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
            muted.push(this.muted);
        });
        open();
        // Like a button that opens a panel.
        document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
        fireEvent.click(document.body);
        expect(muted).toEqual([true]);
        fireEvent.click(document.body);
        await wait(0);
        arrive({ id: 1, type: 'message' });

        expect(muted).toEqual([true, false]);
    });

    it('does not play while muted', () => {
        open();
        fireEvent.click(button('Mute sound'));
        play.mockClear();
        arrive({ id: 1, type: 'message' });
        expect(play).not.toHaveBeenCalled();

        fireEvent.click(button('Unmute sound'));
        arrive({ id: 2, type: 'message', client_id: 2 });
        expect(play).toHaveBeenCalledOnce();
    });

    it('is muted only for the user who muted it', () => {
        const { unmount } = open();
        fireEvent.click(button('Mute sound'));
        unmount();
        open({ id: 8 });
        play.mockClear();
        arrive({ id: 1, type: 'message' });
        expect(play).toHaveBeenCalledOnce();
    });

    it('follows the setting in another tab', () => {
        open();
        localStorage.setItem('message-sound.7', 'muted');
        act(() => void window.dispatchEvent(new StorageEvent('storage')));

        expect(button('Unmute sound')).toBeInTheDocument();
    });

    it('does not play when it is off in the profile', () => {
        open({ plays_notification_sound: false });
        arrive({ id: 1, type: 'message' });

        expect(play).not.toHaveBeenCalled();
        expect(button('Sound is off in your profile')).toBeInTheDocument();
    });

    it('plays in one of two tabs', async () => {
        lockTabs();
        open();
        open();
        arrive({ id: 1, type: 'message' });
        await wait(2_000);
        expect(play).toHaveBeenCalledOnce();
    });

    it('stops waiting for its turn when it is muted', async () => {
        lockTabs();
        play.mockImplementationOnce(async () => {
            localStorage.setItem('message-sound.7', 'muted');
            throw new Error('NotAllowedError');
        });
        open();
        open();
        arrive({ id: 1, type: 'message' });
        await wait(2_000);
        expect(play).toHaveBeenCalledOnce();
    });

    it('stops waiting for its turn when the page closes', async () => {
        lockTabs();
        const { unmount } = open();
        arrive({ id: 1, type: 'message' });
        unmount();
        await wait(2_000);
        expect(play).not.toHaveBeenCalled();
    });

    it('plays in the other tab when the browser blocks it in this one', async () => {
        lockTabs();
        play.mockRejectedValueOnce(new Error('NotAllowedError'));
        open();
        open();
        arrive({ id: 1, type: 'message' });
        await wait(2_000);
        expect(play).toHaveBeenCalledTimes(2);
        expect(console.warn).toHaveBeenCalledOnce();
    });
});
