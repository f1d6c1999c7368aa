import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import LookupTables from '@/Pages/DeveloperTools/LookupTables';
import { showPage } from '@/testing/inertia';
import type { LookupField, LookupTablePage } from '@/types/generated';

const text: Omit<LookupField, 'name' | 'label'> = {
    kind: 'text',
    help: null,
    is_required: true,
    is_fixed: false,
    choices: [],
};
const PAGE: LookupTablePage = {
    tables: [
        { value: 'operator-sites', label: 'Bookmakers', hint: null },
        { value: 'companies', label: 'Companies', hint: null },
    ],
    table: 'companies',
    title: 'Companies',
    noun: 'company',
    description: 'Brands that clients belong to.',
    fields: [
        { ...text, name: 'name', label: 'Name' },
        { ...text, name: 'slug', label: 'Short name', is_fixed: true },
        { ...text, name: 'color', label: 'Colour', kind: 'color' },
    ],
    rows: [
        {
            id: 7,
            version: 3,
            label: 'Outback 88',
            values: { name: 'Outback 88', slug: 'outback-88', color: '#b3261e' },
        },
    ],
    can_change: true,
    can_add: true,
};

beforeEach(() => showPage({ url: '/nova?table=companies' }));

it('sends what can be changed, with the version of the row', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    render(<LookupTables {...PAGE} />);

    await userEvent.click(screen.getByRole('button', { name: 'Actions for Outback 88' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Outback');
    await userEvent.click(screen.getByRole('button', { name: 'Save company' }));

    expect(put.mock.lastCall?.[0]).toBe('/nova/companies/7');
    expect(put.mock.lastCall?.[1]).toEqual({ name: 'Outback', color: '#b3261e', version: 3 });
});

it('asks for every field of a new row', async () => {
    render(<LookupTables {...PAGE} />);

    await userEvent.click(screen.getByRole('button', { name: 'Add company' }));

    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
        'name',
        'slug',
        'color',
    ]);
});

it('offers no changes to a viewer', () => {
    render(<LookupTables {...PAGE} can_change={false} can_add={false} />);

    expect(screen.getByRole('link', { name: 'Companies' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: /Add company|Actions for/ })).toBeNull();
});
