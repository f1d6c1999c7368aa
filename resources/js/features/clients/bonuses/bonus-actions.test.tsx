import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BonusActions } from '@/features/clients/bonuses/bonus-actions';
import { showPage } from '@/testing/inertia';
import type { BonusClaimRow } from '@/types/generated';

const claim: BonusClaimRow = {
    id: 7,
    promotion_title: 'Welcome',
    amount_cents: 5_000,
    status: 'offered',
    is_approved: true,
    explanation: null,
    reason: null,
    requested_by: null,
    approved_by: null,
    offered_at: '2026-11-23T01:00:00Z',
    claimed_at: null,
    credited_at: null,
    used_at: null,
    reversed_at: null,
    expires_at: null,
    can_approve: false,
    next: ['claimed', 'expired', 'reversed'],
};

test('a step is sent with the status on the page', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    showPage({});
    render(<BonusActions clientId={4} claim={claim} />);

    await userEvent.click(screen.getByRole('button', { name: /^Mark as/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Expired' }));

    expect(visit.mock.lastCall?.[1]).toMatchObject({ data: { status: 'expired', seen: 'offered' } });
});
