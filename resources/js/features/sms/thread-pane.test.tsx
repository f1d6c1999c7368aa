import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ThreadPane } from '@/features/sms/thread-pane';
import { showPage, testUser } from '@/testing/inertia';
import type { ConversationDetails, MessageComposer } from '@/types/generated';

const STRANGER: ConversationDetails = {
    id: 4,
    phone: '0491 570 123',
    client: null,
    assignee_id: null,
    assignee_name: null,
    is_resolved: false,
    snoozed_until: null,
};
const EMMA = {
    id: 5,
    full_name: 'Emma Walsh',
    first_name: 'Emma',
    pin: '40398',
    company_name: 'Outback 88',
    company_color: '#aa2222',
    company_logo: null,
    manager_name: null,
};
const COMPOSER: MessageComposer = { may_send: true, block: null, to: '+61491570123', templates: [] };

function show(conversation: ConversationDetails, composer: MessageComposer | null) {
    showPage({ url: '/sms/unread?conversation=4&search=em', user: testUser({ can: { viewClients: true } }) });
    render(
        <ThreadPane
            conversation={conversation}
            thread={{ messages: [], older_cursor: null }}
            unread={[{ conversation_id: 4, count: 1, last_message_id: 41 }]}
            composer={composer}
            canMarkAsRead
            messageId={null}
            onShowClient={vi.fn()}
        />,
    );
}

it('offers the reply to a client and the way back to the list', () => {
    show({ ...STRANGER, client: EMMA }, COMPOSER);

    expect(screen.getByRole('heading', { name: 'Emma Walsh' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Message to 0491/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to conversations' })).toHaveAttribute(
        'href',
        '/sms/unread?search=em',
    );
});

it('asks before another conversation takes the place of an unsent reply', async () => {
    show({ ...STRANGER, client: EMMA }, COMPOSER);
    await userEvent.type(screen.getByRole('textbox', { name: /^Message to/ }), 'On its way');
    await userEvent.click(screen.getByRole('link', { name: 'Back to conversations' }));

    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

it('says why a stranger gets no reply and searches for the number', () => {
    show(STRANGER, null);

    expect(screen.getByText('Not a client')).toBeVisible();
    expect(screen.getByText('You can’t reply because this number doesn’t belong to a client.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for the number' })).toHaveAttribute(
        'href',
        '/clients/top-search-bar/0491%20570%20123',
    );
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible();
});
