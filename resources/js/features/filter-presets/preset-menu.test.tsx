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

function preset(facts: Partial<FilterPresetData>): FilterPresetData {
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
        ...facts,
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

it('opens a preset of a colleague with its columns', async () => {
    const theirs = preset({ id: 9, name: 'Theirs', is_mine: false, owner_name: 'Yuki Tanaka', columns: ['full_name'] });
    const menu = await open([preset({}), theirs]);
    await userEvent.click(menu.getByRole('menuitem', { name: /Theirs.*Yuki Tanaka/ }));

    expect(showColumns).toHaveBeenCalledWith(expect.objectContaining({ id: 9, columns: ['full_name'] }));
    expect(visit).toHaveBeenCalledWith(expect.objectContaining({ url: '/filter-presets/9' }));
});

it('keeps the search, the filters and the order, and no page', async () => {
    const menu = await open([], { query: { state: 'VIC', sort: '-pin', cursor: 'x', per_page: '50' } });
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save this list…' }));

    expect(onSave).toHaveBeenCalledWith({
        query: 'state=VIC&sort=-pin',
        columns: ['full_name', 'pin'],
        isColumnSet: false,
    });
});

it('says which preset is open, offers to leave it, and saves over it only what has changed', async () => {
    const menu = await open([preset({})], { query: { preset: '1', sort: 'name', state: 'VIC' } });
    expect(screen.getByRole('button')).toHaveTextContent(/^Quiet Victorians$/);
    expect(menu.queryByRole('menuitem', { name: /Save over/ })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Leave the preset' }));

    expect(visit).toHaveBeenCalledWith('/clients', { data: { preset: 'none' } });
});

it('saves over one’s own preset that has been changed', async () => {
    const menu = await open([preset({})], { query: { preset: '1', state: 'NSW' } });
    expect(screen.getByRole('button')).toHaveTextContent('changed');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save over “Quiet Victorians”' }));

    expect(put).toHaveBeenCalledWith(
        '/filter-presets/1',
        { name: 'Quiet Victorians', shared_role_ids: ['3'], query: 'state=NSW', columns: '' },
        expect.anything(),
    );
});

it('leaves a colleague’s preset alone, but opens the list with it', async () => {
    const theirs = preset({ is_mine: false, can_update: false });
    const menu = await open([theirs], { query: { preset: '1', state: 'NSW' } });
    expect(menu.queryByRole('menuitem', { name: /Save over/ })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Open the list with it' }));

    expect(visit).toHaveBeenCalledWith(
        expect.objectContaining({ url: '/filter-presets/1/default', method: 'put' }),
        expect.anything(),
    );
});

it('takes the columns of the preset over once, and leaves later changes of them alone', async () => {
    const withColumns = preset({ columns: ['full_name'] });
    await open([withColumns], { query: { preset: '1' } });
    expect(showColumns).toHaveBeenCalledOnce();

    showColumns.mockClear();
    cleanup();
    await open([withColumns], { query: { preset: '1' }, columnSet: 1 });
    expect(showColumns).not.toHaveBeenCalled();
});
