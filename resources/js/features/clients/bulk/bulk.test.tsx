import '@/testing/browser-stand-ins';
import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BulkDialog } from '@/features/clients/bulk/bulk-dialog';
import { BulkProgress } from '@/features/clients/bulk/bulk-progress';
import type { BulkChangeProgress, ClientFilterChoices } from '@/types/generated';

vi.mock('@/hooks/use-reload-while');

const choices: ClientFilterChoices = {
    status: [],
    company: [],
    account_manager: [
        { value: 'me', label: 'Me', hint: null },
        { value: 'unassigned', label: 'Unassigned', hint: null },
        { value: '7', label: 'Priya Nair', hint: null },
    ],
    state: [],
    client_rating: [],
    affiliate: [],
    betstop_state: [],
    custom_risk_filter: [],
    custom_sales_filter: [],
};

const progress: BulkChangeProgress = {
    id: 4,
    title: 'Manager: Priya Nair',
    status: 'done',
    is_unfinished: false,
    can_undo: true,
    total_rows: 12,
    changed_rows: 10,
    skipped_rows: 2,
    skipped: ['2 × The client of another team.'],
    error: null,
};

afterEach(() => vi.restoreAllMocks());

it('sends the filter of everything that matches, and nobody as an empty value', async () => {
    const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
    const selection = { ids: ['1'], allMatching: true, query: { state: 'VIC' }, clear: vi.fn() };
    render(<BulkDialog kind="manager" selection={selection} choices={choices} onClose={vi.fn()} />);

    expect(screen.getByRole('button', { name: 'Assign manager' })).toBeDisabled();
    await userEvent.type(screen.getByRole('combobox'), 'nob');
    await userEvent.click(await screen.findByRole('option', { name: 'Nobody' }));
    await userEvent.click(screen.getByRole('button', { name: 'Assign manager' }));

    expect(post).toHaveBeenCalledWith(
        '/clients/bulk',
        { kind: 'manager', value: '', query: { state: 'VIC' } },
        expect.anything(),
    );
});

it('says how many were left out and why, and takes the change back', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<BulkProgress bulk={progress} />);

    expect(screen.getByRole('status')).toHaveTextContent('10 clients changed, 2 left out.');
    expect(screen.getByText('2 × The client of another team.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(visit).toHaveBeenCalledWith({ url: '/clients/bulk/4/undo', method: 'post' }, expect.anything());
});
