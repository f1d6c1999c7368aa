import { router } from '@inertiajs/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationBar } from '@/features/notifications/notification-bar';
import { useFeedback } from '@/features/shell/feedback-store';
import { requestJson } from '@/lib/http';
import { HOLD_MS } from '@/stores/held-requests';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { REMOVAL_MS, useNotificationStore } from '@/stores/notification-store';
import { showPage, testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';
import type { AuthUser, CountersData } from '@/types/generated';

const ALL = {
    riskCheckClients: true,
    viewWithdrawals: true,
    viewDeposits: true,
    viewRsgCommunications: true,
    viewRsgFormSubmissions: true,
    viewSocialMediaReviews: true,
    viewSMSPanel: true,
    viewClients: true,
};
const store = () => useNotificationStore.getState();
const play = vi.fn(async () => undefined);

function open(user: Partial<AuthUser> = {}, counters: Partial<CountersData> = {}) {
    const viewer = testUser({ can: ALL, ...user });
    showPage({ user: viewer, shared: { counters: { ...NO_COUNTERS, ...counters } } });
    render(<NotificationBar user={viewer} />);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const viewAll = (name: string) => within(panel(name)).getByRole('link', { name: 'View all' }).getAttribute('href');
const panel = (name: string) => screen.getByRole('dialog', { name });
const arrive = (...changes: Parameters<typeof aNotification>) =>
    act(() => void store().receive(aNotification(...changes)));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(group: string) {
    fireEvent.click(button(new RegExp(`^${group}`)));
    await wait(50);
}

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

describe('keys in the panel', () => {
    const focusedName = () => document.activeElement?.querySelector('a')?.textContent;
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

    it('j and k move, and a digit decides the risk check and moves on', async () => {
        open();
        arrive({ id: 1, client_id: 1, notified_at: '2026-11-20T00:00:01Z' });
        arrive({ id: 2, client_id: 2, notified_at: '2026-11-20T00:00:02Z' });
        const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
        await show('Risk checks');
        const rows = within(panel('Risk checks')).getAllByRole('listitem');

        press('j');
        expect(rows[0]).toHaveFocus();
        expect(focusedName()).toBe('Mei-Lin Castellano');
        press('j');
        expect(rows[1]).toHaveFocus();
        press('j');
        expect(useFeedback.getState().toasts.at(-1)?.title).toBe('End of the list');
        press('k');
        press('1');
        expect(rows[1]).toHaveFocus();
        expect(within(rows[0] as HTMLElement).getByText('GOOD will be saved in a moment.')).toBeVisible();

        await wait(HOLD_MS);
        expect(visit).toHaveBeenCalledExactlyOnceWith(
            { url: '/clients/2/check/risk', method: 'post' },
            expect.objectContaining({ data: { type: 'risk', name: 'New Account', value: 'GOOD' } }),
        );
    });
});

describe('groups', () => {
    const names = () => screen.getAllByRole('button').map((each) => each.textContent);

    it.each([
        ['riskCheckClients', 'Risk checks'],
        ['viewWithdrawals', 'Risk checks'],
        ['viewDeposits', 'Risk checks'],
        ['viewRsgCommunications', 'RSG'],
        ['viewSMSPanel', 'Messages'],
    ])('%s opens only %s', (ability, group) => {
        open({ can: { [ability]: true } });

        expect(names()).toEqual([group]);
    });

    it.each([
        ['viewRsgFormSubmissions', 'Form submissions'],
        ['viewSocialMediaReviews', 'Social media reviews'],
    ])('with %s and without RSG the bar shows %s', (ability, group) => {
        open({ can: { [ability]: true } });
        expect(names()).toEqual([group]);
    });

    it('are part of RSG for users who have it', () => {
        open({ can: { viewRsgCommunications: true, viewRsgFormSubmissions: true, viewSocialMediaReviews: true } });
        expect(names()).toEqual(['RSG']);
    });

    it('are empty without an ability', () => {
        open({ can: {} });

        expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
});

describe('badges', () => {
    it('show the page’s counters until live counters arrive', () => {
        open({}, { unreadNewAccountChecksCount: 2, unreadWithdrawalsCount: 1, unreadDepositsCount: 4 });
        expect(button(/^Risk checks/)).toHaveTextContent('Risk checks7');

        act(() => store().setCounters({ ...NO_COUNTERS, unreadDepositsCount: 5 }));
        expect(button(/^Risk checks/)).toHaveTextContent('Risk checks5');
    });

    it('show at most 99+', () => {
        open({}, { unreadMessagesCount: 100 });

        expect(button(/^Messages/)).toHaveTextContent('Messages99+');
    });
});

describe('notification panel', () => {
    it('shows the unread notifications of its types, newest first, with a link to the rest', async () => {
        open();
        arrive({ id: 1, client_id: 1, notified_at: '2026-11-20T00:00:00Z' });
        arrive({
            id: 2,
            client_id: 2,
            type: 'deposit',
            body: 'Deposit of $450.00',
            notified_at: '2026-11-20T00:05:00Z',
        });
        await show('Risk checks');

        const rows = within(panel('Risk checks')).getAllByRole('listitem');
        expect(rows[0]).toHaveTextContent('Deposit of $450.00');
        expect(rows[1]).toHaveTextContent('Mei-Lin Castellano');
        expect(viewAll('Risk checks')).toBe('/notifications?type=risk_check,withdrawal,deposit');
    });

    it('sorts notifications of the same second by arrival', async () => {
        open();
        arrive({ id: 1, type: 'message', client_id: 1, body: 'first' });
        arrive({ id: 2, type: 'message', client_id: 2, body: 'second' });
        arrive({ id: 1, type: 'message', client_id: 1, body: 'third' });
        await show('Messages');

        const rows = within(panel('Messages')).getAllByRole('listitem');
        expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual(['third', 'second']);
    });

    it('filters by type with the count, the list and the link', async () => {
        open({}, { unreadNewAccountChecksCount: 1, unreadDepositsCount: 2 });
        arrive({ id: 1, client_id: 1 });
        arrive({ id: 2, client_id: 2, type: 'deposit', body: 'Deposit of $450.00' });
        act(() => store().setCounters({ ...NO_COUNTERS, unreadNewAccountChecksCount: 1, unreadDepositsCount: 2 }));
        await show('Risk checks');
        const tabs = within(panel('Risk checks')).getAllByRole('tab');
        expect(tabs.map((tab) => tab.textContent)).toEqual(['All', 'Risk checks1', 'Withdrawals', 'Deposits2']);

        fireEvent.click(within(panel('Risk checks')).getByRole('tab', { name: /^Deposits/ }));
        expect(within(panel('Risk checks')).getAllByRole('listitem')).toHaveLength(1);
        expect(panel('Risk checks')).toHaveTextContent('1 more under View all');
        expect(viewAll('Risk checks')).toBe('/notifications?type=deposit');

        fireEvent.click(within(panel('Risk checks')).getByRole('tab', { name: 'Withdrawals' }));
        expect(panel('Risk checks')).toHaveTextContent('No new Withdrawals');
    });

    it('has no tabs when the user receives only one type', async () => {
        open({ can: { viewDeposits: true } });
        await show('Risk checks');

        expect(screen.queryByRole('tab')).not.toBeInTheDocument();
        expect(viewAll('Risk checks')).toBe('/notifications?type=deposit');
    });

    it('shows an empty state', async () => {
        open();
        await show('Messages');

        expect(panel('Messages')).toHaveTextContent('No new Messages');
    });

    it('shows the payer when the client is unknown, or N/A', async () => {
        open();
        const unknown = { type: 'deposit', client_id: null } as const;
        const { notifiable } = aNotification();
        arrive({
            ...unknown,
            id: 1,
            notifiable: { ...notifiable, id: 1, description: 'Payment from A WHITLAM 40218' },
        });
        arrive({ ...unknown, id: 2, notifiable: { ...notifiable, id: 2, description: 'Salary' } });
        await show('Risk checks');

        expect(within(panel('Risk checks')).getByText('A WHITLAM')).toBeInTheDocument();
        expect(within(panel('Risk checks')).getByText('N/A')).toBeInTheDocument();
    });

    it('closes on Escape and returns the focus', async () => {
        open();
        await show('Risk checks');
        expect(panel('Risk checks')).toHaveFocus();
        fireEvent.keyDown(panel('Risk checks'), { key: 'Escape' });
        await wait(300);

        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        expect(button(/^Risk checks/)).toHaveFocus();
    });

    it.each([
        [true, 1],
        [false, 0],
    ])('shows the close button only to developer staff (%s)', async (is_developer_staff, count) => {
        open({ is_developer_staff });
        arrive({ id: 5 });
        await show('Risk checks');

        expect(
            within(panel('Risk checks')).queryAllByRole('button', { name: 'Close notification: Mei-Lin Castellano' }),
        ).toHaveLength(count);
    });
});

describe('marking as read', () => {
    beforeEach(async () => {
        open({ is_developer_staff: true });
        arrive({ id: 5 });
        await show('Risk checks');
    });

    it('lowers the counter and slides the row out once the server confirms', async () => {
        vi.mocked(requestJson).mockResolvedValueOnce(null);
        fireEvent.click(button('Close notification: Mei-Lin Castellano'));
        await wait(0);

        expect(requestJson).toHaveBeenCalledWith(
            expect.objectContaining({ url: '/notifications/5/mark-as-read', method: 'put' }),
        );
        expect(screen.getByRole('listitem')).toHaveClass('row-leaving');
        expect(button(/^Risk checks/)).toHaveTextContent(/^Risk checks$/);
        await wait(REMOVAL_MS);
        expect(panel('Risk checks')).toHaveTextContent('No new Risk checks');
    });

    it('keeps a row that was updated during the request', async () => {
        let answer: (nothing: null) => void = () => undefined;
        vi.mocked(requestJson).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
        fireEvent.click(button('Close notification: Mei-Lin Castellano'));
        act(() => void store().receive(aNotification({ id: 5, notified_at: '2026-11-20T09:00:00Z' })));
        answer(null);
        await wait(REMOVAL_MS);

        expect(screen.getByRole('listitem')).not.toHaveClass('row-leaving');
    });

    it('keeps the row and logs the error when it fails', async () => {
        vi.mocked(requestJson).mockRejectedValueOnce(new Error('offline'));
        fireEvent.click(button('Close notification: Mei-Lin Castellano'));
        await wait(REMOVAL_MS);

        expect(screen.getByRole('listitem')).not.toHaveClass('row-leaving');
        expect(console.error).toHaveBeenCalledOnce();
    });
});

describe('risk check', () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

    it('sends the chosen value and removes the row', async () => {
        open();
        arrive({ id: 5, client_id: 9 });
        await show('Risk checks');
        fireEvent.click(button('25% BONUSHUNTER'));
        await wait(HOLD_MS);

        const [route, options] = visit.mock.calls[0] ?? [];
        expect(route).toMatchObject({ url: '/clients/9/check/risk', method: 'post' });
        expect(options).toMatchObject({
            data: { type: 'risk', name: 'New Account', value: '25% BONUSHUNTER' },
            preserveScroll: true,
            preserveState: true,
        });
    });

    it('asks for confirmation before it closes an account', async () => {
        open();
        arrive({ id: 5, client_id: 9 });
        await show('Risk checks');
        fireEvent.click(button('CLOSE'));
        await wait(50);
        expect(visit).not.toHaveBeenCalled();
        fireEvent.click(button('Close account'));
        await wait(0);
        await wait(HOLD_MS);

        expect(visit.mock.calls[0]?.[1]).toMatchObject({ data: { value: 'CLOSE' } });
    });

    it.each([
        ['the server hides it', { is_new_account_check_button_visible: false }, ALL],
        ['the ability is missing', {}, { viewDeposits: true }],
    ])('is hidden when %s', async (_, change, can) => {
        open({ can });
        arrive({ notifiable: { ...aNotification().notifiable, ...change } });
        await show('Risk checks');

        expect(screen.queryByRole('button', { name: 'GOOD' })).not.toBeInTheDocument();
    });
});
