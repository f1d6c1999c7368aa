import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationRow } from '@/features/notifications/notification-row';
import { REMOVAL_MS, useNotificationStore } from '@/stores/notification-store';
import { showPage, testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';
import type { NotifiableData, NotificationData, NotificationType } from '@/types/generated';

const store = () => useNotificationStore.getState();

function notificationOf(
    type: NotificationType,
    notifiable: Partial<NotifiableData>,
    changes: Partial<NotificationData> = {},
) {
    const notification = aNotification({ type, body: 'What happened', ...changes });

    return { ...notification, notifiable: { ...notification.notifiable, ...notifiable } };
}

function open(...rows: NotificationData[]) {
    showPage({ user: testUser({ can: { viewClients: true } }) });
    render(
        <div role="dialog" aria-label="Panel" tabIndex={-1}>
            <ul>
                {rows.map((row) => (
                    <NotificationRow key={row.id} notification={row} onLeave={() => undefined} />
                ))}
            </ul>
        </div>,
    );
}

beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T00:05:00Z') });
    localStorage.clear();
    store().clear();
});
afterEach(() => vi.useRealTimers());

describe('notification row', () => {
    it.each([
        ['risk_check', {}, 'Regal Bet· 20 Nov 2026, 11:00'],
        ['withdrawal', { company_name: null }, 'Regal Bet· 20 Nov 2026, 11:00'],
        ['deposit', { company_name: null, company: null }, '20 Nov 2026, 11:00'],
        [
            'rsg_communication',
            { sender: { first_name: 'Priya' }, sent_at_human_format: '20 Nov 2026, 10:30' },
            'From Priya· Regal Bet· 20 Nov 2026, 10:30',
        ],
        ['form_submission', { form_type_name: 'Deposit limit' }, 'Deposit limit· Regal Bet· 20 Nov 2026, 11:00'],
        ['social_media_review', { platform_name: 'Trustpilot' }, 'Trustpilot· Regal Bet· 20 Nov 2026, 11:00'],
    ] as const)('shows the details of a %s with %o', (type, notifiable, facts) => {
        open(notificationOf(type, notifiable));

        expect(screen.getByText('What happened').closest('p')?.nextElementSibling).toHaveTextContent(facts);
        expect(screen.getByRole('link', { name: 'Mei-Lin Castellano' })).toHaveAttribute('href', '/clients/1/edit');
    });

    it('shows nothing twice', () => {
        open(notificationOf('form_submission', { form_type_name: 'Time-out' }, { body: 'Time-out form submitted' }));

        expect(screen.getAllByText(/Time-out/)).toHaveLength(1);
    });

    it.each([
        ['deposit', '/deposits?deposit=7'],
        ['withdrawal', '/withdrawals?withdrawal=7'],
    ] as const)('links the text of a %s to it', (type, href) => {
        open(notificationOf(type, { id: 7 }, { body: 'Money is waiting' }));

        expect(screen.getByRole('link', { name: 'Money is waiting' })).toHaveAttribute('href', href);
    });

    it('shows the company only when the text doesn’t name it', () => {
        open(notificationOf('risk_check', {}, { body: 'New account at Regal Bet' }));

        expect(screen.getAllByText(/Regal Bet/)).toHaveLength(1);
    });

    it('shows the text of a message', () => {
        open(
            notificationOf('message', { description: 'When is my withdrawal paid?' }, { body: 'Message from Mei-Lin' }),
        );

        expect(screen.getByText('When is my withdrawal paid?')).toHaveClass('line-clamp-2');
        expect(screen.queryByText('Message from Mei-Lin')).toBeNull();
        expect(screen.getByRole('button', { name: 'Mute sound' })).toBeInTheDocument();
    });

    it('shows the number of an unknown sender and doesn’t read a payer from the message', () => {
        open(
            notificationOf(
                'message',
                { description: 'Payment from A WHITLAM 40218' },
                { client_id: null, client: null, body: 'Message from +61400000000' },
            ),
        );

        expect(screen.getByText('N/A')).toBeInTheDocument();
        expect(screen.getByText(/Message from \+61400000000/)).toBeInTheDocument();
    });
});

describe('focus of a leaving row', () => {
    function leave(id: number) {
        act(() => void store().settle(id));
    }

    it('moves to the next row, the previous row or the panel', () => {
        const rows = [1, 2, 3].map((id) => aNotification({ id, client_id: id }));
        for (const row of rows) {
            store().receive(row);
        }
        open(...rows);
        const [first, second, third] = screen.getAllByRole('link');
        second?.focus();
        leave(2);
        expect(third).toHaveFocus();
        leave(3);
        expect(first).toHaveFocus();
        leave(1);
        expect(screen.getByRole('dialog')).toHaveFocus();
    });

    it('moves to the panel after the last row', () => {
        store().receive(aNotification({ id: 1 }));
        open(aNotification({ id: 1 }));
        screen.getByRole('link').focus();
        leave(1);

        expect(screen.getByRole('dialog')).toHaveFocus();
    });

    it('stays when it is outside the row', () => {
        const rows = [1, 2].map((id) => aNotification({ id, client_id: id }));
        for (const row of rows) {
            store().receive(row);
        }
        open(...rows);
        const [, second] = screen.getAllByRole('link');
        second?.focus();
        leave(1);
        act(() => vi.advanceTimersByTime(REMOVAL_MS));

        expect(second).toHaveFocus();
    });
});

it('mutes the sound from the row of a message', () => {
    open(notificationOf('message', { description: 'Hello' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mute sound' }));

    expect(localStorage.getItem('message-sound.7')).toBe('muted');
});
