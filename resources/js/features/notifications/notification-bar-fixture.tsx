import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { NotificationBar } from '@/features/notifications/notification-bar';
import { useFeedback } from '@/features/shell/feedback-store';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import { showPage, testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';
import type { AuthUser, CountersData } from '@/types/generated';

export const ALL = {
    riskCheckClients: true,
    viewWithdrawals: true,
    viewDeposits: true,
    viewRsgCommunications: true,
    viewRsgFormSubmissions: true,
    viewSocialMediaReviews: true,
    viewSMSPanel: true,
    viewClients: true,
};
export const store = () => useNotificationStore.getState();
export const play = vi.fn(async () => undefined);

export function open(user: Partial<AuthUser> = {}, counters: Partial<CountersData> = {}) {
    const viewer = testUser({ can: ALL, ...user });
    showPage({ user: viewer, shared: { counters: { ...NO_COUNTERS, ...counters } } });
    render(<NotificationBar user={viewer} />);
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const viewAll = (name: string) =>
    within(panel(name)).getByRole('link', { name: 'View all' }).getAttribute('href');
export const panel = (name: string) => screen.getByRole('dialog', { name });
export const arrive = (...changes: Parameters<typeof aNotification>) =>
    act(() => void store().receive(aNotification(...changes)));
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export async function show(group: string) {
    fireEvent.click(button(new RegExp(`^${group}`)));
    await wait(50);
}

/** Before each test, an empty store and a clock that the test moves. */
export function prepareNotifications(): void {
    beforeEach(() => {
        vi.useFakeTimers();
        vi.clearAllMocks();
        vi.spyOn(console, 'error').mockImplementation(() => undefined);
        vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
        vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
        localStorage.clear();
        useFeedback.setState({ toasts: [] });
        store().clear();
    });

    afterEach(() => vi.useRealTimers());
}
