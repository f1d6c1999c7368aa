import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MessagesPanel } from '@/features/clients/messages/messages-panel';
import { clients } from '@/routes/generated';
import { showPage } from '@/testing/inertia';
import type { MessageComposer, SmsBubble } from '@/types/generated';

const FAILED: SmsBubble = {
    id: 3,
    direction: 'outbound',
    body: 'Your form arrived.',
    segments: 1,
    status: 'failed',
    error: 'The number does not exist.',
    author_name: 'Ana Reid',
    sent_at: '2026-11-20T03:05:00Z',
    delivered_at: null,
    is_unread: false,
};
const COMPOSER: MessageComposer = { may_send: true, block: null, to: '+61491570006', templates: [] };

it('keeps what the user wrote when they choose to resend a failed message', async () => {
    showPage({});
    render(
        <MessagesPanel
            client={{ id: 5, first_name: 'Mei' }}
            latest={{ messages: [FAILED], older_cursor: null }}
            olderRoute={(cursor) => clients.messagesOlder({ client: 5 }, { query: { cursor } })}
            unread={[]}
            canMarkAsRead
            composer={COMPOSER}
        />,
    );
    const box = () => screen.getByRole('textbox', { name: /^Message to/ });
    await userEvent.type(box(), 'Hi Mei');

    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(box()).toHaveValue('Hi Mei');

    await userEvent.click(screen.getByRole('button', { name: 'Insert failed message' }));
    expect(box()).toHaveValue('Your form arrived.');
});
