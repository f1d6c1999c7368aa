import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConversationActions } from '@/features/sms/conversation-actions';
import { showPage } from '@/testing/inertia';
import type { ConversationDetails } from '@/types/generated';

const OPEN: ConversationDetails = {
    id: 4,
    phone: '0491 570 123',
    client: null,
    assignee_id: null,
    assignee_name: null,
    is_resolved: false,
    snoozed_until: null,
};

function show(changes: Partial<ConversationDetails> = {}) {
    showPage({ url: '/sms?conversation=4' });
    render(
        <ConversationActions
            conversation={{ ...OPEN, ...changes }}
            colleagues={[{ value: '9', label: 'Ana Reid', hint: null }]}
        />,
    );

    return vi.spyOn(router, 'visit').mockImplementation(() => undefined);
}

afterEach(() => vi.restoreAllMocks());

it('assigns the conversation to the viewer and to a colleague', async () => {
    const visit = show();
    await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Ana Reid');

    expect(visit.mock.calls.map(([to, options]) => [(to as { url: string }).url, options?.data])).toEqual([
        ['/sms/conversations/4/assignee', { owner_id: '7' }],
        ['/sms/conversations/4/assignee', { owner_id: '9' }],
    ]);
});

it('says whose conversation it takes over', async () => {
    const visit = show({ assignee_id: 9, assignee_name: 'Ana Reid' });
    await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));

    expect(visit).toHaveBeenCalledWith(
        expect.objectContaining({ url: '/sms/conversations/4/assignee?seen_owner_id=9' }),
        expect.objectContaining({ data: { owner_id: '7' } }),
    );
});

it('snoozes until one of the offered times', async () => {
    const visit = show();
    await userEvent.click(screen.getByRole('button', { name: 'Snooze' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Until Monday, 9:00' }));

    expect(visit).toHaveBeenCalledWith(
        expect.objectContaining({ url: '/sms/conversations/4/snooze', method: 'put' }),
        expect.objectContaining({ data: { until: 'monday' } }),
    );
});

it('ends a snooze', async () => {
    const visit = show({ snoozed_until: '2026-11-29T22:00:00Z' });
    expect(screen.getByText(/Snoozed until/)).toHaveTextContent('Snoozed until 30 Nov 2026, 09:00');
    await userEvent.click(screen.getByRole('button', { name: 'End snooze' }));

    expect(visit).toHaveBeenCalledWith(
        expect.objectContaining({ url: '/sms/conversations/4/reopen' }),
        expect.anything(),
    );
});

it('offers only to reopen a resolved conversation', () => {
    show({ is_resolved: true });

    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument();
});
