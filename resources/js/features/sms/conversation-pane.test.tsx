import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ConversationPane } from '@/features/sms/conversation-pane';
import { showPage } from '@/testing/inertia';
import type { ConversationRow, ListMeta } from '@/types/generated';

const ROW: ConversationRow = {
    id: 4,
    client_name: 'Emma Walsh',
    phone: '0491 570 123',
    assignee_name: 'Ana Reid',
    unread_count: 2,
    last_message_at: '2026-11-20T03:05:00Z',
    last_message: 'Hello',
    is_last_from_us: false,
    is_last_failed: false,
    is_resolved: false,
    snoozed_until: null,
};
const META: ListMeta = {
    next_cursor: null,
    previous_cursor: null,
    per_page: 50,
    sort: '-last_message_at',
    count: 1,
    count_is_capped: false,
};

it('links a conversation within the view and search of the list, without the message in the address', () => {
    showPage({ url: '/sms/unread?message_id=9&search=emma' });
    render(<ConversationPane view="unread" rows={[ROW]} meta={META} chosenId={4} />);

    const link = screen.getByRole('link', { name: /Emma Walsh.*Hello.*2 unread messages.*Ana Reid/ });
    expect(link).toHaveAttribute('href', '/sms/unread?search=emma&conversation=4');
    expect(link).toHaveAttribute('aria-current', 'true');
});

it('shows the number of a stranger and what we sent last', () => {
    showPage({ url: '/sms' });
    const row = { ...ROW, client_name: null, unread_count: 0, is_last_from_us: true, is_resolved: true };
    const failed = { ...row, id: 6, last_message: 'It is paid', is_last_failed: true };
    render(<ConversationPane view="all" rows={[row, failed]} meta={META} chosenId={null} />);

    const [sent, failedOne] = screen.getAllByRole('link');
    expect(sent).toHaveTextContent(/0491 570 123.*Sent: Hello.*Not a client.*Resolved/);
    expect(failedOne).toHaveTextContent('Not delivered: It is paid');
});

it('moves between conversations with j and k, from the chosen one', async () => {
    showPage({ url: '/sms' });
    const rows = [ROW, { ...ROW, id: 5, client_name: 'Liam Costa' }];
    render(<ConversationPane view="all" rows={rows} meta={{ ...META, count: 2 }} chosenId={4} />);

    await userEvent.keyboard('j');

    expect(screen.getByRole('link', { name: /Liam Costa/ })).toHaveFocus();
});

it('says what an empty view will show', () => {
    showPage({ url: '/sms?view=mine' });
    render(<ConversationPane view="mine" rows={[]} meta={{ ...META, count: 0 }} chosenId={null} />);

    expect(screen.getByText('No conversations assigned to you')).toBeVisible();
});
