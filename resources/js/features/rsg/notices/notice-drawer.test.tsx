import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';
import type { BetstopCandidate, BetstopUpdateRow } from '@/types/generated';
import { NoticeDrawer } from './notice-drawer';
import { testNotice } from './test-notice';

const candidate = (id: number, full_name: string): BetstopCandidate => ({
    person: {
        type: 'client',
        id,
        full_name,
        pin: `4000${id}`,
        status: 'Active',
        date_of_birth: '1988-12-04',
        mobile: null,
        email: null,
        address: null,
        company: 'Regal Bet',
        created_at: '2026-11-20T00:00:00Z',
        exists: true,
    },
    betstop_state: 'clear',
    score: 67,
    reasons: ['Same mobile'],
    against: [],
    differences: ['date_of_birth'],
    rejection: null,
});

async function show(change: Partial<BetstopUpdateRow> = {}, canDecide = true) {
    showPage({ component: 'Rsg/BetstopUpdates' });
    const emma = candidate(1, 'Emma Walsh');
    const emily = {
        ...candidate(2, 'Emily Walsh'),
        rejection: {
            decision: 'other_person' as const,
            by: 'Dana Reid',
            at: '2026-11-20T01:00:00Z',
            reason: 'Other licence',
            client_name: null,
            client_pin: null,
        },
    };
    vi.mocked(requestJson).mockResolvedValue({ candidates: [emma, emily], decisions: [] });
    const decisions = { samePerson: vi.fn(), otherPerson: vi.fn(), nobody: vi.fn(), verify: vi.fn(), isBusy: false };
    const queue = { place: 0, count: 1, noun: 'notice', step: vi.fn(), advance: vi.fn() };
    const shown = testNotice(change);
    render(<NoticeDrawer notice={shown} canDecide={canDecide} decisions={decisions} queue={queue} onClose={vi.fn()} />);
    await screen.findByRole('article', { name: 'Emma Walsh' });

    return { decisions, shown, emma };
}

it('decides only about chosen clients, and never about rejected ones', async () => {
    const { decisions, shown, emma } = await show();
    const same = screen.getByRole('button', { name: 'This is the same person' });

    expect(same).toBeDisabled();
    expect(screen.queryByRole('checkbox', { name: 'Choose Emily Walsh' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Emma Walsh' }));
    await userEvent.click(same);

    expect(decisions.samePerson).toHaveBeenCalledExactlyOnceWith(shown, [emma]);
});

it('marks the details that differ from the register', async () => {
    await show();

    expect(screen.getAllByText('(differs)')[0]?.closest('mark')).toHaveTextContent('4 Dec 1988');
    expect(screen.getByText(/Other licence/)).toHaveTextContent('Not the same person, Dana Reid');
});

it('offers no decision to viewers who only read, or about decided notices', async () => {
    await show({ is_verifiable: true }, false);
    expect(screen.queryByRole('button', { name: /person|client|Verify/ })).toBeNull();
});

it('offers the verification of an actioned notice', async () => {
    const { decisions } = await show({ status: 'actioned', is_verifiable: true });

    expect(screen.queryByRole('button', { name: 'Not our client' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Verify notice' }));
    expect(decisions.verify).toHaveBeenCalledOnce();
});
