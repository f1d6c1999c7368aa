import { router } from '@inertiajs/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { useFeedback } from '@/features/shell/feedback-store';
import { requestJson } from '@/lib/http';
import NotificationIndex from '@/Pages/Notifications/Index';
import { useNotificationStore } from '@/stores/notification-store';
import { showPage, testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';
import type { NotificationData, NotificationFilters } from '@/types/generated';

const META = {
    next_cursor: null,
    previous_cursor: null,
    per_page: 25,
    sort: '-notified_at',
    count: 2,
    count_is_capped: false,
};

let reload: MockInstance<typeof router.reload>;
let post: MockInstance<typeof router.post>;

function renderPage(rows: NotificationData[], canViewClients = true, filters: Partial<NotificationFilters> = {}) {
    showPage({
        component: 'Notifications/Index',
        url: '/notifications',
        user: testUser({ can: { viewClients: canViewClients } }),
    });
    render(
        <NotificationIndex
            notifications={rows}
            meta={META}
            filters={{ type: [], state: null, from: null, to: null, ...filters }}
            types={['risk_check', 'deposit']}
        />,
    );
}

const deposit = () => {
    const { notifiable } = aNotification();

    return aNotification({
        id: 2,
        type: 'deposit',
        client_id: null,
        is_read: true,
        body: 'Deposit of $250.00 from Emma Walsh',
        notifiable: { ...notifiable, company_name: null, description: 'Payment from Emma Walsh 48213' },
    });
};

beforeEach(() => {
    useNotificationStore.getState().clear();
    post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
    // New notifications reload the page after a short delay.
    reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
    vi.mocked(requestJson).mockReset().mockResolvedValue(null);
});
afterEach(() => vi.restoreAllMocks());

describe('notification list', () => {
    it('shows the client, or the payer when the client is unknown', () => {
        renderPage([aNotification(), deposit()]);
        const [known, unknown] = screen.getAllByRole('row').slice(1);

        expect(within(known as HTMLElement).getByRole('link', { name: 'Mei-Lin Castellano' })).toHaveAttribute(
            'href',
            '/clients/1/edit',
        );
        expect(within(unknown as HTMLElement).getByRole('cell', { name: 'Emma Walsh' })).toBeInTheDocument();
        expect(within(unknown as HTMLElement).queryByRole('link', { name: 'Emma Walsh' })).toBeNull();
    });

    it('links clients only for users who can open them', () => {
        renderPage([aNotification()], false);

        expect(screen.queryByRole('link', { name: 'Mei-Lin Castellano' })).toBeNull();
    });

    it('marks an unread notification as read on the server and reloads the list', async () => {
        renderPage([aNotification(), deposit()]);

        await userEvent.click(screen.getByRole('button', { name: /^Mark as read: / }));

        expect(vi.mocked(requestJson).mock.calls[0]?.[0]).toMatchObject({
            url: '/notifications/1/mark-as-read',
            method: 'put',
        });
        expect(vi.mocked(requestJson).mock.calls[0]?.[1]).toEqual({
            headers: { 'X-Notified-At': aNotification().notified_at },
        });
        expect(reload.mock.calls[0]?.[0]?.only).toContain('notifications');
    });

    it('only logs a failure to mark as read', async () => {
        const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
        vi.mocked(requestJson).mockRejectedValue(new Error('offline'));
        useNotificationStore.getState().receive(aNotification());
        renderPage([aNotification()]);

        await userEvent.click(screen.getByRole('button', { name: /^Mark as read: / }));

        expect(log).toHaveBeenCalledOnce();
        expect(useFeedback.getState().banners).toEqual([]);
        expect(useNotificationStore.getState().counters.unreadNewAccountChecksCount).toBe(1);
    });

    it('removes a marked row from the notification bar', async () => {
        useNotificationStore.getState().receive(aNotification());
        renderPage([aNotification()]);

        await userEvent.click(screen.getByRole('button', { name: /^Mark as read: / }));

        expect(useNotificationStore.getState().counters.unreadNewAccountChecksCount).toBe(0);
    });

    it('marks everything in the list and in the notification bar', async () => {
        useNotificationStore.getState().receive(aNotification());
        useNotificationStore.getState().receive({ ...deposit(), is_read: false });
        post.mockImplementation((_url, _data, options) => void options?.onSuccess?.(undefined as never));
        renderPage([aNotification()]);

        await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));

        expect(post.mock.calls[0]?.slice(0, 2)).toMatchObject([
            { url: '/notifications/mark-all-as-read' },
            { type: [] },
        ]);
        expect(useNotificationStore.getState().counters).toMatchObject({
            unreadNewAccountChecksCount: 0,
            unreadDepositsCount: 0,
        });
    });

    it('marks only what matches the filters', async () => {
        useNotificationStore.getState().receive(aNotification());
        useNotificationStore.getState().receive({ ...deposit(), is_read: false });
        post.mockImplementation((_url, _data, options) => void options?.onSuccess?.(undefined as never));
        renderPage([aNotification()], true, { type: ['deposit'] });

        await userEvent.click(screen.getByRole('button', { name: 'Mark filtered as read' }));

        expect(post.mock.calls[0]?.[1]).toEqual({ type: ['deposit'], from: null, to: null });
        expect(useNotificationStore.getState().counters).toMatchObject({
            unreadNewAccountChecksCount: 1,
            unreadDepositsCount: 0,
        });
    });

    it('leaves notifications that arrive after the click unread', async () => {
        const later = '2026-11-20T00:05:00Z';
        const { receive } = useNotificationStore.getState();
        receive(aNotification({ id: 1, client_id: 1 }));
        receive(aNotification({ id: 2, client_id: 2 }));
        renderPage([aNotification()]);

        await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
        receive(aNotification({ id: 77, client_id: 77 }));
        receive(aNotification({ id: 2, client_id: 2, notified_at: later }));
        post.mock.calls[0]?.[2]?.onSuccess?.(undefined as never);

        const { lists, counters } = useNotificationStore.getState();
        expect(lists.risk_check.filter(({ is_read }) => !is_read).map(({ id }) => id)).toEqual([2, 77]);
        expect(counters.unreadNewAccountChecksCount).toBe(2);
    });

    it('keeps a row that was updated during the request', async () => {
        const { receive } = useNotificationStore.getState();
        let answer: (value: null) => void = () => undefined;
        vi.mocked(requestJson).mockReturnValue(
            new Promise((resolve) => {
                answer = resolve;
            }),
        );
        receive(aNotification());
        renderPage([aNotification()]);

        await userEvent.click(screen.getByRole('button', { name: /^Mark as read: / }));
        receive(aNotification({ notified_at: '2026-11-20T00:05:00Z' }));
        await act(async () => answer(null));

        expect(reload).toHaveBeenCalled();
        expect(useNotificationStore.getState().counters.unreadNewAccountChecksCount).toBe(1);
    });

    it('uses filters that changed since the page loaded', async () => {
        const get = vi.spyOn(router, 'get').mockImplementation(() => undefined);
        renderPage([aNotification()]);

        await userEvent.click(screen.getByRole('button', { name: 'Status' }));
        await userEvent.click(screen.getByText('Read', { selector: '[role="dialog"] *' }));

        expect(get.mock.calls[0]?.[1]).toEqual({ state: 'read' });
        expect(get.mock.calls[0]?.[2]?.only).toContain('filters');
    });

    it('leaves a date filter to the server', async () => {
        useNotificationStore.getState().receive(aNotification());
        post.mockImplementation((_url, _data, options) => void options?.onSuccess?.(undefined as never));
        renderPage([aNotification()], true, { from: '2026-11-01', to: '2026-11-02' });

        await userEvent.click(screen.getByRole('button', { name: 'Mark filtered as read' }));

        expect(post.mock.calls[0]?.[1]).toEqual({ type: [], from: '2026-11-01', to: '2026-11-02' });
        expect(useNotificationStore.getState().counters.unreadNewAccountChecksCount).toBe(1);
    });

    it('disables the button when everything is read', () => {
        renderPage([deposit()], true, { state: 'read' });

        expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    });

    it('disables the button when the list is empty', () => {
        renderPage([], true, { from: '2020-11-01' });

        expect(screen.getByRole('button', { name: 'Mark filtered as read' })).toBeDisabled();
    });

    it('shows a text label on cards, where there is no hover', async () => {
        vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
        renderPage([aNotification()]);

        expect(screen.getByRole('button', { name: /^Mark as read: / })).toHaveTextContent(/^Mark as read/);
        vi.unstubAllGlobals();
    });

    it('shows the actions of the notification bar', async () => {
        const form = aNotification({ type: 'form_submission' });
        renderPage([{ ...form, notifiable: { ...form.notifiable, is_resolved: false } }]);

        expect(screen.getByRole('button', { name: /^Mark as Handled/ })).toBeInTheDocument();
    });

    it('shows an empty state', () => {
        renderPage([]);

        expect(screen.getByText('New notifications appear here automatically.')).toBeInTheDocument();
    });
});
