import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DuplicateRow } from '@/types/generated';
import { DuplicateButtons } from './duplicate-buttons';
import { testDuplicate } from './test-duplicate';

function show(changes: Partial<DuplicateRow>) {
    const deeds = { confirm: vi.fn(), dismiss: vi.fn(), giveBack: vi.fn(), reopen: vi.fn() };
    const onOpen = vi.fn();
    render(<DuplicateButtons duplicate={testDuplicate(changes)} deeds={deeds} onOpen={onOpen} />);

    return { deeds, onOpen, names: screen.getAllByRole('button').map((button) => button.textContent) };
}

it('offers what can be done with a case as it stands', () => {
    expect(show({}).names).toEqual(['Details', 'Dismiss', 'Confirm']);
});

it.each([
    ['confirmed', ['Details', 'Reopen', 'Return']],
    ['dismissed', ['Details', 'Reopen']],
    ['returned', ['Details']],
] as const)('of a case that was %s', (status, names) => {
    expect(show({ status }).names).toEqual(names);
});

it('offers those who only look the details alone', () => {
    expect(show({ can_decide: false }).names).toEqual(['Details']);
});

it('names the case in each button', async () => {
    const { deeds, onOpen } = show({ status: 'confirmed' });
    await userEvent.click(screen.getByRole('button', { name: 'Return the repeat of case 7' }));
    await userEvent.click(screen.getByRole('button', { name: 'Details of case 7' }));

    expect(deeds.giveBack).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }));
    expect(onOpen).toHaveBeenCalledWith(7);
});
