import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GuideLink } from '@/layouts/guide-link';
import { showPage, testUser } from '@/testing/inertia';
import type { AuthUser } from '@/types/generated';

const can = (...abilities: (keyof AuthUser['can'])[]) =>
    testUser({ can: Object.fromEntries(abilities.map((ability) => [ability, true])) });

it.each([
    ['Withdrawals/Index', '/withdrawals?view=queue', '/guides/limits'],
    ['Deposits/Index', '/deposits', '/guides/limits'],
    ['Deposits/Matching', '/deposits/matching', '/guides/risk-schedule'],
    ['Rsg/Events', '/rsg/events', '/guides/risk-schedule'],
])('links %s to its guide', (component, url, guide) => {
    showPage({ component, url, user: can('viewWithdrawals', 'viewDeposits', 'viewRsgEvents', 'viewGuides') });
    render(<GuideLink />);

    expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', guide);
});

it('is not shown to users without the ability, or on pages without a guide', () => {
    showPage({ component: 'Withdrawals/Index', url: '/withdrawals', user: can('viewWithdrawals') });
    const { rerender } = render(<GuideLink />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();

    showPage({ component: 'Dashboard/Index', url: '/', user: can('viewGuides') });
    rerender(<GuideLink />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
