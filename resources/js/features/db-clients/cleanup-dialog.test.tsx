import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListSelection } from '@/components/data-table';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';
import type { DbCleanupPreview } from '@/types/generated';
import { BulkActions } from './bulk-actions';

const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
const ask = vi.mocked(requestJson);

const preview = (changes: number): DbCleanupPreview => ({
    kind: 'fix_name_case',
    description: 'Names become as people write them.',
    looked_at: 2,
    total_rows: 2,
    changes,
    samples: changes ? [{ db_client_id: 5, before: 'HARRIET · Okafor', after: 'Harriet · Okafor' }] : [],
});

beforeEach(() => {
    post.mockClear();
    ask.mockReset();
});

function show(selection: Partial<ListSelection> = {}, canCleanUp = true) {
    showPage({});
    const chosen = { ids: ['5', '7'], allMatching: false, query: {}, clear: () => undefined, ...selection };
    render(<BulkActions selection={chosen} total={37} people={[]} canCleanUp={canCleanUp} canManage />);
}

async function choose(kind: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Clean up' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Clean-up/ }), kind);
}

it('previews the changes before it runs on the selected DB clients', async () => {
    ask.mockResolvedValue(preview(2));
    show();
    await choose('Fix name case');

    expect(await screen.findByText('· 2 of 2 records checked')).toBeVisible();
    expect(screen.getByText('Harriet · Okafor')).toBeVisible();
    expect(ask.mock.calls[0]?.[1]?.data).toEqual({ kind: 'fix_name_case', all: false, ids: ['5', '7'] });
    expect(post).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Run clean-up' }));
    expect(post.mock.calls[0]?.[0]).toMatchObject({ url: '/db-clients/clean-up' });
    expect(post.mock.calls[0]?.[1]).toEqual({ kind: 'fix_name_case', all: false, ids: ['5', '7'] });
});

it('sends the filters when all matching DB clients are selected', async () => {
    ask.mockResolvedValue(preview(2));
    show({ allMatching: true, query: { state: 'TAS' } });
    await choose('Fix name case');
    await screen.findByText('· 2 of 2 records checked');
    await userEvent.click(screen.getByRole('button', { name: 'Run clean-up' }));

    expect(post.mock.calls[0]?.[1]).toEqual({ kind: 'fix_name_case', all: true, filters: { state: 'TAS' } });
});

it('names and sends the number on screen when all matching DB clients are marked, and shows a refusal', async () => {
    const changed = 'The list has changed: 38 DB clients match now.';
    const refuse: typeof router.post = (_url, _data, options) => {
        options?.onError?.({ selection: changed });
        options?.onFinish?.({} as never);
    };
    post.mockImplementationOnce(refuse);
    show({ allMatching: true, query: { state: 'TAS' } });
    await userEvent.click(screen.getByRole('button', { name: 'Recheck details' }));
    post.mockClear();
    post.mockImplementationOnce(refuse);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as do not contact' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark all 37 matching DB clients as do not contact?' });
    expect(within(dialog).queryByText(changed)).not.toBeInTheDocument();
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'stop');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as do not contact' }));

    expect(post.mock.calls[0]?.[1]).toEqual({ all: true, filters: { state: 'TAS' }, count: 37, reason: 'stop' });
    expect(within(dialog).getByText(changed)).toBeVisible();
});

it('can’t run without changes or without a preview', async () => {
    ask.mockResolvedValueOnce(preview(0)).mockRejectedValueOnce(new Error('down'));
    show();
    await choose('Fix name case');
    await screen.findByText('· 2 of 2 records checked');
    expect(screen.getByRole('button', { name: 'Run clean-up' })).toBeDisabled();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Clean-up/ }), 'Split combined names');
    expect(await screen.findByText(/Couldn’t load the preview/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Run clean-up' })).toBeDisabled();
});

it('is hidden from viewers who may not clean up', () => {
    show({}, false);

    expect(screen.queryByRole('button', { name: 'Clean up' })).toBeNull();
});
