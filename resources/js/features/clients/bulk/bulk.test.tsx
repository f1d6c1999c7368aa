import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BulkDialog } from '@/features/clients/bulk/bulk-dialog';
import { BulkProgress } from '@/features/clients/bulk/bulk-progress';
import { requestJson } from '@/lib/http';
import type { BulkChangeProgress, BulkScope, ClientFilterChoices } from '@/types/generated';

const request = vi.mocked(requestJson<BulkScope>);

const choices: ClientFilterChoices = {
    status: [],
    company: [],
    account_manager: [
        { value: 'me', label: 'Me', hint: null },
        { value: 'unassigned', label: 'Unassigned', hint: null },
        { value: '7', label: 'Priya Nair', hint: null },
    ],
    state: [{ value: 'VIC', label: 'Victoria', hint: null }],
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

afterEach(() => {
    vi.restoreAllMocks();
    request.mockReset();
});

it('shows which clients a change to all matching clients affects, and sends the counted scope', async () => {
    const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
    const query = { state: 'VIC', last_bet_at: '2026-01-01', last_bet_at_op: 'before', search: 'smi' };
    const selection = { ids: ['1'], allMatching: true, query, clear: vi.fn() };
    request.mockResolvedValue({ count: 1240, count_is_capped: false, newest_id: 99 });
    render(<BulkDialog kind="manager" selection={selection} choices={choices} onClose={vi.fn()} />);

    expect(await screen.findByText('1,240 clients')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Search: “smi”',
        'State: Victoria',
        'Last bet before 1 Jan 2026',
    ]);
    expect(screen.getByRole('button', { name: 'Assign manager' })).toBeDisabled();
    await userEvent.type(screen.getByRole('combobox'), 'no m');
    await userEvent.click(await screen.findByRole('option', { name: 'No manager' }));
    await userEvent.click(screen.getByRole('button', { name: 'Assign manager' }));

    expect(post).toHaveBeenCalledWith(
        '/clients/bulk',
        {
            kind: 'manager',
            value: '',
            reference: expect.any(String),
            query,
            all: true,
            count: 1240,
            count_is_capped: false,
            newest_id: 99,
        },
        expect.anything(),
    );
});

it('warns that no filter is set, and can’t be sent when the count failed', async () => {
    request.mockResolvedValueOnce({ count: 10_000, count_is_capped: true, newest_id: 99 });
    const selection = { ids: [], allMatching: true, query: {}, clear: vi.fn() };
    const { unmount } = render(<BulkDialog kind="status" selection={selection} choices={choices} onClose={vi.fn()} />);

    expect(await screen.findByText('More than 10,000 clients')).toBeVisible();
    expect(screen.getByText('This changes all clients.')).toBeVisible();
    unmount();

    request.mockRejectedValueOnce(new Error('offline'));
    render(<BulkDialog kind="note" selection={selection} choices={choices} onClose={vi.fn()} />);
    expect(await screen.findByText('Couldn’t count the clients')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Hello');

    expect(screen.getByRole('button', { name: 'Add note' })).toBeDisabled();
});

it('counts again and shows a message when the list has changed', async () => {
    request.mockResolvedValueOnce({ count: 2, count_is_capped: false, newest_id: 9 });
    request.mockResolvedValueOnce({ count: 3, count_is_capped: false, newest_id: 9 });
    vi.spyOn(router, 'post').mockImplementation((_url, _data, options) =>
        options?.onError?.({ count: 'The list has changed: 3 clients match now.' }),
    );
    const selection = { ids: [], allMatching: true, query: { state: 'VIC' }, clear: vi.fn() };
    render(<BulkDialog kind="note" selection={selection} choices={choices} onClose={vi.fn()} />);
    await screen.findByText('2 clients');
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));

    expect(screen.getByRole('alert')).toHaveTextContent('The list has changed: 3 clients match now.');
    expect(await screen.findByText('3 clients')).toBeVisible();
});

it('sends the ids of the selected clients without counting', async () => {
    const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
    const selection = { ids: ['4', '7'], allMatching: false, query: { state: 'VIC' }, clear: vi.fn() };
    render(<BulkDialog kind="note" selection={selection} choices={choices} onClose={vi.fn()} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));

    expect(request).not.toHaveBeenCalled();
    expect(post.mock.calls[0]?.[1]).toEqual({
        kind: 'note',
        value: 'Hello',
        category: 'general',
        reference: expect.any(String),
        query: { state: 'VIC' },
        ids: ['4', '7'],
    });
});

it('asks before Escape loses a written note', async () => {
    const selection = { ids: ['1', '2'], allMatching: false, query: {}, clear: vi.fn() };
    const close = vi.fn();
    render(<BulkDialog kind="note" selection={selection} choices={choices} onClose={close} />);
    await userEvent.type(screen.getByLabelText('Note'), 'Called all of them');
    await userEvent.keyboard('{Escape}');

    expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible();
    expect(close).not.toHaveBeenCalled();
});

it('shows how many clients were skipped and why, and undoes the change', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<BulkProgress bulk={progress} />);

    expect(screen.getByRole('status')).toHaveTextContent('10 clients changed, 2 skipped.');
    expect(screen.getByText('2 × The client of another team.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(visit).toHaveBeenCalledWith({ url: '/clients/bulk/4/undo', method: 'post' }, expect.anything());
});
