import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MatchPerson, MatchRow } from '@/types/generated';
import { MatchButtons } from './match-buttons';

const person = (id: number, full_name: string): MatchPerson => ({
    type: 'lead',
    id,
    full_name,
    pin: null,
    status: 'New',
    date_of_birth: null,
    mobile: null,
    email: null,
    address: null,
    company: null,
    created_at: '2026-11-20T00:00:00Z',
    exists: true,
});

const match: MatchRow = {
    id: 7,
    left: person(1, 'Will Okafor'),
    right: person(2, 'Bill Okafor'),
    score: 90,
    reasons: [],
    against: [],
    differences: [],
    status: 'suggested',
    reason: null,
    import_name: null,
    decided_by: null,
    decided_at: null,
    can_decide: true,
    merge_kind: 'join',
    survivor: 'left',
    undo_merge_id: null,
};

function show(changes: Partial<MatchRow>) {
    const actions = { confirm: vi.fn(), reject: vi.fn(), reopen: vi.fn(), merge: vi.fn(), undoMerge: vi.fn() };
    render(<MatchButtons match={{ ...match, ...changes }} canMerge actions={actions} />);

    return { actions, names: screen.queryAllByRole('button').map((button) => button.textContent) };
}

it('sends the status on screen with each decision', async () => {
    const { actions, names } = show({ status: 'confirmed' });
    expect(names).toEqual(['Merge', 'Reject', 'Undo']);

    await userEvent.click(screen.getByRole('button', { name: 'Reject Will Okafor and Bill Okafor' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo the decision about Will Okafor and Bill Okafor' }));

    expect(actions.reject).toHaveBeenCalledExactlyOnceWith([7], 'confirmed');
    expect(actions.reopen).toHaveBeenCalledExactlyOnceWith([7], 'confirmed');
});

it('shows no buttons for records of another team', () => {
    expect(show({ can_decide: false, merge_kind: null }).names).toEqual([]);
});

it('offers to undo a merge', async () => {
    const { actions, names } = show({ status: 'merged', undo_merge_id: 3 });
    expect(names).toEqual(['Undo']);

    await userEvent.click(screen.getByRole('button', { name: 'Undo the merge of Will Okafor and Bill Okafor' }));
    expect(actions.undoMerge).toHaveBeenCalledOnce();
});

it('shows no buttons for a merge that must be undone elsewhere', () => {
    expect(show({ status: 'merged' }).names).toEqual([]);
});
