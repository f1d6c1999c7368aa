import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SignInCard } from '@/features/users/sign-in-card';
import { TEST_USER } from '@/features/users/test-user';
import { showPage } from '@/testing/inertia';
import type { UserDetails } from '@/types/generated';

const INVITATION = {
    invited_by_name: 'Pauline Drummond',
    sent_at: '2026-11-20T03:00:00Z',
    expires_at: '2026-11-23T03:00:00Z',
};
const RESET = {
    requested_by_name: 'Pauline Drummond',
    reason: 'Lost her phone',
    requested_at: '2026-11-20T03:00:00Z',
    can_confirm: true,
    refusal: null,
};

beforeEach(() => {
    showPage({});
});

const show = (user: Partial<UserDetails>) => render(<SignInCard user={{ ...TEST_USER, ...user }} />);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('offers a second factor reset to a colleague who may change the account', () => {
    show({});
    expect(buttons()).toEqual(['Request second factor reset']);
});

it('lets another colleague confirm the reset, but not the requester', () => {
    const { rerender } = show({ can_request_reset: false, reset: RESET });
    expect(buttons()).toEqual(['Confirm reset', 'Withdraw request']);

    rerender(
        <SignInCard
            user={{
                ...TEST_USER,
                can_request_reset: false,
                reset: { ...RESET, can_confirm: false, refusal: 'Your account is too new.' },
            }}
        />,
    );
    expect(screen.getByText(/Your account is too new/)).toBeVisible();
    rerender(<SignInCard user={{ ...TEST_USER, can_request_reset: false, reset: { ...RESET, can_confirm: false } }} />);
    expect(buttons()).toEqual(['Withdraw request']);
    expect(screen.getByText(/Another colleague must confirm it/)).toBeInTheDocument();
});

it('resends or withdraws an open invitation', () => {
    show({ status: 'invited', can_invite: true, can_request_reset: false, invitation: INVITATION });
    expect(buttons()).toEqual(['Resend invitation', 'Withdraw invitation']);
});

it('shows no actions to a viewer who only reads', () => {
    show({ can_edit: false, can_request_reset: false, reset: { ...RESET, can_confirm: false } });
    expect(buttons()).toEqual([]);
});
