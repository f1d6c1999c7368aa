import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTitleCount } from '@/features/notifications/use-title-count';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import { showPage } from '@/testing/inertia';

const count = (unreadDepositsCount: number, unreadMessagesCount = 0) =>
    act(() => useNotificationStore.getState().visit({ ...NO_COUNTERS, unreadDepositsCount, unreadMessagesCount }));

beforeEach(() => {
    showPage({});
    useNotificationStore.getState().clear();
    document.title = 'Clients · Paddock';
});

it('shows the unread count before the title and removes it at zero', () => {
    renderHook(() => useTitleCount(true));
    expect(document.title).toBe('Clients · Paddock');
    count(2, 1);
    expect(document.title).toBe('(3) Clients · Paddock');
    count(0, 1);
    expect(document.title).toBe('(1) Clients · Paddock');
    count(0);
    expect(document.title).toBe('Clients · Paddock');
});

it('follows page changes', async () => {
    renderHook(() => useTitleCount(true));
    count(4);
    document.title = 'Dashboard · Paddock';

    await vi.waitFor(() => expect(document.title).toBe('(4) Dashboard · Paddock'));
});

it('leaves the title unchanged for users who did not turn it on', () => {
    const { rerender } = renderHook(({ isOn }) => useTitleCount(isOn), { initialProps: { isOn: true } });
    count(4);
    rerender({ isOn: false });

    expect(document.title).toBe('Clients · Paddock');
});
