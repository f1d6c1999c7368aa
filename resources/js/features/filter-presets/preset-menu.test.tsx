import { router } from '@inertiajs/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type { ListTools } from '@/components/data-table';
import { PresetMenu } from '@/features/filter-presets/preset-menu';
import { showPage, testUser } from '@/testing/inertia';
import type { FilterPresetData } from '@/types/generated';

let visit: MockInstance<typeof router.visit>;
let put: MockInstance<typeof router.put>;
const showColumns = vi.fn();
const onSave = vi.fn();

beforeEach(() => {
    vi.clearAllMocks();
    visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    showPage({ user: testUser({ can: { viewClients: true } }) });
});

function preset(overrides: Partial<FilterPresetData>): FilterPresetData {
    return {
        id: 1,
        list: 'clients',
        name: 'Quiet Victorians',
        query: { state: 'VIC', sort: 'name' },
        columns: null,
        owner_name: 'Maya Okonkwo',
        is_mine: true,
        can_update: true,
        is_default: false,
        shared_role_ids: ['3'],
        shared_roles: [],
        updated_at: '2026-11-01T00:00:00Z',
        ...overrides,
    };
}

async function open(presets: FilterPresetData[], list: Partial<ListTools> = {}) {
    const tools: ListTools = {
        path: '/clients',
        query: {},
        columns: ['full_name', 'pin'],
        columnSet: null,
        showColumns,
        ...list,
    };
    render(<PresetMenu menu={{ list: 'clients', presets, roles: [] }} list={tools} onSave={onSave} />);
    await userEvent.click(screen.getByRole('button'));
    return within(await screen.findByRole('menu'));
}

it('leaves the width of a phone to the search field', async () => {
    await open([preset({})], { query: { preset: '1' } });

    const button = within(screen.getByRole('button', { hidden: true }));
    expect(button.getByText('Quiet Victorians')).toHaveClass('max-sm:sr-only');
});

it('opens a colleague’s preset with its columns', async () => {
    const theirs = preset({ id: 9, name: 'Theirs', is_mine: false, owner_name: 'Yuki Tanaka', columns: ['full_name'] });
    const menu = await open([preset({}), theirs]);
    await userEvent.click(menu.getByRole('menuitem', { name: /Theirs.*Yuki Tanaka/ }));

    expect(showColumns).toHaveBeenCalledWith(expect.objectContaining({ id: 9, columns: ['full_name'] }));
    expect(visit).toHaveBeenCalledWith(expect.objectContaining({ url: '/filter-presets/9' }));
});

it('saves the search, filters and order, but not the page', async () => {
    const menu = await open([], { query: { state: 'VIC', sort: '-pin', cursor: 'x', per_page: '50' } });
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save as new preset' }));

    expect(onSave).toHaveBeenCalledWith({
        query: 'state=VIC&sort=-pin',
        columns: ['full_name', 'pin'],
        isColumnSet: false,
    });
});

it('shows the open preset, closes it, and offers to update it only after a change', async () => {
    const menu = await open([preset({})], { query: { preset: '1', sort: 'name', state: 'VIC' } });
    expect(screen.getByRole('button')).toHaveTextContent(/^Quiet Victorians$/);
    expect(menu.queryByRole('menuitem', { name: /^Update/ })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Close preset' }));

    expect(visit).toHaveBeenCalledWith('/clients', { data: { preset: 'none' } });
});

it('updates the viewer’s own changed preset', async () => {
    const menu = await open([preset({})], { query: { preset: '1', state: 'NSW' } });
    expect(screen.getByRole('button')).toHaveTextContent('changed');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Update “Quiet Victorians”' }));

    expect(put).toHaveBeenCalledWith(
        '/filter-presets/1',
        { name: 'Quiet Victorians', shared_role_ids: ['3'], query: 'state=NSW', columns: '' },
        expect.anything(),
    );
});

it('can’t update a colleague’s preset, but can use it as the default', async () => {
    const theirs = preset({ is_mine: false, can_update: false });
    const menu = await open([theirs], { query: { preset: '1', state: 'NSW' } });
    expect(menu.queryByRole('menuitem', { name: /^Update/ })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Use as default' }));

    expect(visit).toHaveBeenCalledWith(
        expect.objectContaining({ url: '/filter-presets/1/default', method: 'put' }),
        expect.anything(),
    );
});

it('applies the columns of the preset once, and keeps later changes', async () => {
    const withColumns = preset({ columns: ['full_name'] });
    await open([withColumns], { query: { preset: '1' } });
    expect(showColumns).toHaveBeenCalledOnce();

    showColumns.mockClear();
    cleanup();
    await open([withColumns], { query: { preset: '1' }, columnSet: 1 });
    expect(showColumns).not.toHaveBeenCalled();
});
