import { router } from '@inertiajs/react';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReloadOnPersonal } from '@/features/notifications/use-reload-on-personal';
import { noteJoined } from '@/stores/connection-store';
import { useNotificationStore } from '@/stores/notification-store';
import { receivePersonalNotification } from '@/stores/personal-notification-store';
import { aNotification } from '@/testing/notifications';

const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
const proposal = {
    type: 'role_proposal',
    title: 'Confirm a change of Marketing',
    body: 'Dana Ross: New work',
    url: '/users/roles-description?role=7',
} as const;

beforeEach(() => {
    vi.useFakeTimers();
    reload.mockClear();
    useNotificationStore.getState().clear();
});

afterEach(() => {
    vi.useRealTimers();
});

it('reloads the props when a personal notification arrives, until the page closes', () => {
    const { unmount } = renderHook(() => useReloadOnPersonal(['to_do']));
    receivePersonalNotification(proposal);
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledWith(expect.objectContaining({ only: ['to_do'] }));

    unmount();
    receivePersonalNotification(proposal);
    vi.advanceTimersByTime(1_000);
    expect(reload).toHaveBeenCalledOnce();
});

it('reloads after a lost connection, but not when work arrives', () => {
    renderHook(() => useReloadOnPersonal(['to_do']));
    useNotificationStore.getState().receive(aNotification({ id: 1 }));
    vi.advanceTimersByTime(1_000);
    expect(reload).not.toHaveBeenCalled();

    noteJoined();
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledOnce();
});
