import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueueStats } from '@/features/dashboard/queue-stats';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import { showPage, testUser } from '@/testing/inertia';
import type { DashboardQueue } from '@/types/generated';

const queue = (overrides: Partial<DashboardQueue>): DashboardQueue => ({
    type: 'rsg_communication',
    title: 'RSG communications',
    open: 9,
    oldest_at: new Date(Date.now() - 630_000).toISOString(),
    warn_at: new Date(Date.now() + 1_000_000).toISOString(),
    due_at: new Date(Date.now() + 3_000_000).toISOString(),
    ...overrides,
});

it('shows the unread count of the sidebar, live, the age of the oldest item and the due time', () => {
    showPage({ shared: { counters: { ...NO_COUNTERS, rsgNotificationCount: 9 } } });
    const { rerender } = render(<QueueStats queues={[queue({})]} />);
    const cards = within(screen.getByRole('region', { name: 'Queues' }));
    expect(cards.getByText('9')).toBeVisible();
    expect(cards.getByText('oldest 10 min')).toBeVisible();
    expect(cards.getByText('Due in 50 min')).toBeVisible();
    expect(cards.queryByText(/unread of/)).not.toBeInTheDocument();

    useNotificationStore.setState({ counters: { ...NO_COUNTERS, rsgNotificationCount: 4 } });
    rerender(<QueueStats queues={[queue({})]} />);
    expect(cards.getByText('4')).toBeVisible();
    expect(cards.getByText('4 unread of 9')).toBeVisible();
});

it('never says all clear while work is open', () => {
    showPage({ shared: { counters: NO_COUNTERS } });
    render(
        <QueueStats
            queues={[
                queue({}),
                queue({ type: 'deposit', title: 'Deposits', open: 0, oldest_at: null, warn_at: null, due_at: null }),
            ]}
        />,
    );

    expect(screen.getAllByText('all clear')).toHaveLength(1);
    expect(screen.getByText('0 unread of 9')).toBeVisible();
});

it.each([
    ['risk_check', '/clients?custom_risk_filter=pending_new_acount_check&sort=created_at'],
    ['withdrawal', '/withdrawals?view=to_check'],
    ['deposit', '/deposits/pending?sort=waiting_since'],
    ['message', '/sms/unread'],
    ['form_submission', '/rsg/form-submissions'],
    ['rsg_communication', '/rsg/communications'],
    ['social_media_review', '/bonus/social-media-reviews'],
] as const)('links %s to the page with the work', (type, url) => {
    showPage({ shared: { counters: NO_COUNTERS }, user: testUser({ can: { viewSMSPanel: true } }) });
    render(<QueueStats queues={[queue({ type, title: 'Queue' })]} />);

    expect(screen.getByRole('link', { name: 'Queue' })).toHaveAttribute('href', url);
});

it('links messages to the notifications without the SMS panel', () => {
    showPage({ shared: { counters: NO_COUNTERS } });
    render(<QueueStats queues={[queue({ type: 'message', title: 'Messages' })]} />);

    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute(
        'href',
        '/notifications?type=message&state=unread',
    );
});
