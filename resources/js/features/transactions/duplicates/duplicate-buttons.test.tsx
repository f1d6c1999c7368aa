import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DuplicateRow } from '@/types/generated';
import { DuplicateButtons } from './duplicate-buttons';
import { testDuplicate } from './test-duplicate';

function show(changes: Partial<DuplicateRow>) {
    const decisions = { confirm: vi.fn(), dismiss: vi.fn(), returnDeposit: vi.fn(), reopen: vi.fn() };
    const onOpen = vi.fn();
    render(<DuplicateButtons duplicate={testDuplicate(changes)} decisions={decisions} onOpen={onOpen} />);

    return { decisions, onOpen, names: screen.getAllByRole('button').map((button) => button.textContent) };
}

it('shows the actions of an open case', () => {
    expect(show({}).names).toEqual(['Details', 'Dismiss', 'Confirm']);
});

it.each([
    ['confirmed', ['Details', 'Reopen', 'Return']],
    ['dismissed', ['Details', 'Reopen']],
    ['returned', ['Details']],
] as const)('shows the actions of a %s case', (status, names) => {
    expect(show({ status }).names).toEqual(names);
});

it('shows only the details to viewers', () => {
    expect(show({ can_decide: false }).names).toEqual(['Details']);
});

it('includes the case in the name of each button', async () => {
    const { decisions, onOpen } = show({ status: 'confirmed' });
    await userEvent.click(screen.getByRole('button', { name: 'Return duplicate of case 7' }));
    await userEvent.click(screen.getByRole('button', { name: 'Details of case 7' }));

    expect(decisions.returnDeposit).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }));
    expect(onOpen).toHaveBeenCalledWith(7);
});
