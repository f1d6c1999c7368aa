import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
    arrive,
    button,
    open,
    panel,
    prepareNotifications,
    show,
    store,
    viewAll,
    wait,
} from '@/features/notifications/notification-bar-fixture';
import { requestJson } from '@/lib/http';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { REMOVAL_MS } from '@/stores/notification-store';
import { aNotification } from '@/testing/notifications';

prepareNotifications();

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

        act(() => store().visit({ ...NO_COUNTERS, unreadDepositsCount: 5 }));
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
        act(() => store().visit({ ...NO_COUNTERS, unreadNewAccountChecksCount: 1, unreadDepositsCount: 2 }));
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
            expect.anything(),
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
