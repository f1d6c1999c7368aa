import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ActivityChange } from '@/types/generated';
import { ActivityChanges } from './activity-changes';
import { RestoreDialog } from './restore-dialog';

const change: ActivityChange = {
    field: 'email',
    label: 'Email',
    before: 'then@example.com',
    after: 'now@example.com',
    is_detail: false,
    can_restore: true,
    current: 'now@example.com',
    current_text: 'now@example.com',
};
const event = {
    id: 12,
    title: 'Details changed',
    actor_name: null,
    impersonator_name: null,
    ip: null,
    at: '2026-11-20T02:00:00Z',
    changes: [change],
};

afterEach(() => vi.restoreAllMocks());

it('shows the old and new values, and offers to restore only restorable fields', async () => {
    const onRestore = vi.fn();
    const mark = { ...change, field: 'is_barred', label: 'Barred', before: 'No', after: 'Yes', can_restore: false };
    const reason = { ...mark, field: 'reason', label: 'Reason', before: null, after: 'New work', is_detail: true };
    render(<ActivityChanges changes={[change, mark, reason]} onRestore={onRestore} />);

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Email: then@example.com → now@example.comRestore',
        'Barred: No → Yes',
        'Reason: New work',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Restore Email to then@example.com' }));
    expect(onRestore).toHaveBeenCalledWith(change);
});

it('sends the value shown on screen, and shows why the server refuses to restore', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    const onClose = vi.fn();
    render(<RestoreDialog clientId={5} wanted={{ event, change }} onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));

    const [route, options] = visit.mock.lastCall ?? [];
    expect(route).toMatchObject({ url: '/clients/5/activity-logs/12/restore', method: 'put' });
    expect(options?.data).toEqual({ field: 'email', current: 'now@example.com' });

    act(() => options?.onError?.({ email: 'Email has been changed since this page was read.' }));
    expect(await screen.findByText('Email has been changed since this page was read.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
});

it('restores state and postcode together, unless one of them was changed since', async () => {
    const state = { ...change, field: 'state', label: 'State', before: 'VIC', after: 'NSW', current_text: 'NSW' };
    const postcode = { ...change, field: 'postcode', label: 'Postcode', before: '3065', after: '2000' };
    const dialog = (current_text: string) => {
        const changes = [state, { ...postcode, current_text }];
        return (
            <RestoreDialog clientId={5} wanted={{ event: { ...event, changes }, change: state }} onClose={vi.fn()} />
        );
    };

    const { rerender } = render(dialog('2000'));
    expect(await screen.findByText('Restore State and Postcode?')).toBeVisible();
    expect(screen.getByText('VIC, 3065')).toBeVisible();

    rerender(dialog('2010'));
    expect(screen.getByText('Restore State?')).toBeVisible();
    expect(screen.getByText('VIC')).toBeVisible();
});
