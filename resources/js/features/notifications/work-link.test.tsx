import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WorkLink } from '@/features/notifications/work-link';
import { showPage, testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';

const aMessage = () => {
    const notification = aNotification({ type: 'message' });

    return { ...notification, notifiable: { ...notification.notifiable, id: 41 } };
};

it('links a message to the unread messages of the SMS panel for its users', () => {
    showPage({ user: testUser({ can: { viewSMSPanel: true } }) });
    render(<WorkLink notification={aMessage()}>Hello</WorkLink>);

    expect(screen.getByRole('link', { name: 'Hello' })).toHaveAttribute('href', '/sms/unread?message_id=41');
});

const CLOSED: Record<string, boolean>[] = [{}, { viewSMSPanel: true, canViewDatabaseOnly: true }];

it.each(CLOSED)('shows a message without a link to %o', (can) => {
    showPage({ user: testUser({ can }) });
    render(<WorkLink notification={aMessage()}>Hello</WorkLink>);

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Hello')).toBeVisible();
});
