import { router } from '@inertiajs/react';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
    ALL,
    arrive,
    button,
    open,
    panel,
    prepareNotifications,
    show,
    wait,
} from '@/features/notifications/notification-bar-fixture';
import { useFeedback } from '@/features/shell/feedback-store';
import { HOLD_MS } from '@/stores/held-requests';
import { aNotification } from '@/testing/notifications';

prepareNotifications();

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
