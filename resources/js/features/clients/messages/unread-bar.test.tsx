import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UnreadBar } from '@/features/clients/messages/unread-bar';

it('marks all conversations as read, each up to its newest message on screen', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation((_to, _data, options) => {
        void options?.onSuccess?.({} as never);
    });
    render(
        <UnreadBar
            unread={[
                { conversation_id: 4, count: 2, last_message_id: 41 },
                { conversation_id: 7, count: 1, last_message_id: 72 },
            ]}
        />,
    );
    expect(screen.getByText('3 unread messages')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));

    expect(put.mock.calls.map(([to, data]) => [to, data])).toEqual([
        [expect.objectContaining({ url: '/sms/conversations/4/mark-as-read' }), { up_to: 41 }],
        [expect.objectContaining({ url: '/sms/conversations/7/mark-as-read' }), { up_to: 72 }],
    ]);
});
