import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ResourceForm } from '@/components/form';
import { ScopePicker } from '@/features/developer-tools/scope-picker';

const CHOICES = [
    { value: 'clients:create', label: 'New clients', hint: null },
    { value: 'bets:create', label: 'Bets', hint: null },
];

function show(scopes: readonly string[], errors: Record<string, string> = {}) {
    const set = vi.fn();
    const form = { data: { scopes }, errors, set } as unknown as ResourceForm<{ scopes: readonly string[] }>;
    render(<ScopePicker form={form} choices={CHOICES} />);

    return set;
}

const box = (name: string) => screen.getByRole('checkbox', { name });

it('adds and removes a scope', async () => {
    const set = show(['clients:create']);
    expect(box('New clients')).toBeChecked();

    await userEvent.click(box('Bets'));
    await userEvent.click(box('New clients'));

    expect(set.mock.calls).toEqual([
        ['scopes', ['clients:create', 'bets:create']],
        ['scopes', []],
    ]);
});

it('shows the error', () => {
    show([], { scopes: 'Choose at least one scope.' });

    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one scope.');
    expect(box('Bets')).toBeInvalid();
});
