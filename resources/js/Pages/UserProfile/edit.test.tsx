import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Edit from '@/Pages/UserProfile/Edit';
import { showPage, testUser } from '@/testing/inertia';

const notifications = {
    plays_notification_sound: true,
    shows_toasts: true,
    shows_browser_notifications: false,
    counts_in_title: false,
};

it.each([
    [true, 0],
    [false, 1],
])('hides the settings while impersonating (%s)', (impersonating, settings) => {
    showPage({ user: testUser({ can: { impersonating } }), shared: {} });
    render(
        <Edit
            tab="notifications"
            profile={null}
            security={null}
            certifications={null}
            notifications={notifications}
            training={[]}
            withheld={[]}
            can_review={false}
        />,
    );

    expect(screen.queryAllByRole('switch', { name: 'Browser notifications' })).toHaveLength(settings);
    expect(screen.queryAllByText('Not available while impersonating')).toHaveLength(1 - settings);
});
