import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterBar } from './filter-bar';
import type { ListQuery, LookupFilter } from './types';

const HARRIET = { value: '5', label: 'Harriet Okafor', description: 'PIN 481516' };

function renderBar(query: ListQuery, filter: Partial<LookupFilter> = {}) {
    const onChange = vi.fn();
    const client: LookupFilter = {
        kind: 'lookup',
        key: 'client',
        label: 'Client',
        chosen: null,
        search: async (text) => [HARRIET].filter(({ label }) => label.toLowerCase().includes(text)),
        ...filter,
    };
    render(<FilterBar filters={[client]} query={query} onChange={onChange} />);

    return onChange;
}

async function open(name: string) {
    await userEvent.click(screen.getByRole('button', { name }));

    return within(await screen.findByRole('dialog'));
}

it('applies an option found by typing', async () => {
    const onChange = renderBar({});
    const editor = await open('Client');
    expect(editor.getByText('Type at least two letters or digits.')).toBeVisible();

    await userEvent.type(editor.getByRole('textbox', { name: 'Find client' }), 'harr');
    await userEvent.click(await editor.findByRole('button', { name: /Harriet Okafor/ }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ client: '5' });
});

it('shows when no options match', async () => {
    renderBar({});
    const editor = await open('Client');

    await userEvent.type(editor.getByRole('textbox'), 'zzz');

    expect(await editor.findByText('No options match.')).toBeVisible();
});

it('shows the server’s name of the current option and clears it', async () => {
    const onChange = renderBar({ client: '5' }, { chosen: HARRIET });
    const editor = await open('Client: Harriet Okafor');

    await userEvent.click(editor.getByRole('button', { name: 'Any' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ client: null });
});

it('shows when the options can’t be loaded', async () => {
    renderBar({}, { search: () => Promise.reject(new Error('away')) });
    const editor = await open('Client');

    await userEvent.type(editor.getByRole('textbox'), 'ha');

    expect(await editor.findByText('Couldn’t load the options.')).toBeVisible();
    expect(editor.getByRole('button', { name: 'Try again' })).toBeVisible();
});
