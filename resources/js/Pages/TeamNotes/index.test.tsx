import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestJson } from '@/lib/http';
import TeamNotes from '@/Pages/TeamNotes/Index';
import { showPage, testUser } from '@/testing/inertia';
import type { TeamNoteRow, TeamNotesPage } from '@/types/generated';

const NOTE: TeamNoteRow = {
    id: 4,
    body: 'Ask @[Tom Vance](user:3) <b>now</b>',
    category: 'handover',
    is_pinned: true,
    author_name: 'Maya Okonkwo',
    author_photo: null,
    created_at: '2026-11-23T01:00:00Z',
    expires_at: '2026-11-24T01:00:00Z',
    is_edited: true,
    version: 2,
    can_change: true,
    is_new: true,
    read_count: 1,
    readers_count: 2,
};
const pageOf = (notes: TeamNoteRow[], changes: Partial<TeamNotesPage> = {}): TeamNotesPage => ({
    notes,
    meta: {
        next_cursor: null,
        previous_cursor: null,
        per_page: 25,
        sort: '-pinned',
        count: notes.length,
        count_is_capped: false,
    },
    category: null,
    is_expired: false,
    can_write: true,
    ...changes,
});
const json = vi.mocked(requestJson);
const show = (impersonating = false) =>
    showPage({ component: 'TeamNotes/Index', url: '/team-notes', user: testUser({ id: 7, can: { impersonating } }) });

beforeEach(() => {
    show();
    json.mockResolvedValue(null);
});
afterEach(() => {
    vi.restoreAllMocks();
    json.mockReset();
});

it('shows a note, records that it was read, and names its readers', async () => {
    render(<TeamNotes {...pageOf([NOTE])} />);

    const note = screen.getByRole('article', { name: 'Note by Maya Okonkwo' });
    expect(note).toHaveTextContent('Ask @Tom Vance <b>now</b>');
    expect(note).toHaveTextContent(/Pinned.*edited/);
    expect(json).toHaveBeenCalledWith(
        { url: '/team-notes/read', method: 'put' },
        { data: { notes: [4] }, isBackground: true },
    );

    json.mockResolvedValue({ read: [{ name: 'Tom Vance', read_at: '2026-11-23T02:00:00Z' }], unread: ['Edith Lowe'] });
    await userEvent.click(within(note).getByRole('button', { name: 'Read by 1 of 2' }));
    expect(await screen.findByRole('list', { name: 'Read' })).toHaveTextContent('Tom Vance');
    expect(screen.getByText('Edith Lowe')).toBeVisible();
});

it('records nothing while impersonating', () => {
    show(true);
    render(<TeamNotes {...pageOf([NOTE])} />);

    expect(json).not.toHaveBeenCalled();
});

it('lets a handover note expire in 24 hours unless the writer chose otherwise', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<TeamNotes {...pageOf([])} />);
    const expires = screen.getByRole('combobox', { name: /^Expires/ });
    const category = screen.getByRole('combobox', { name: /^Category/ });

    expect(expires).toHaveValue('never');
    await userEvent.selectOptions(category, 'handover');
    expect(expires).toHaveValue('day');
    await userEvent.selectOptions(category, 'rsg');
    expect(expires).toHaveValue('never');
    await userEvent.selectOptions(expires, 'week');
    await userEvent.selectOptions(category, 'handover');
    expect(expires).toHaveValue('week');

    await userEvent.type(screen.getByRole('textbox', { name: /^New note/ }), 'Call back at 4');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(visit).toHaveBeenCalledWith(
        '/team-notes',
        expect.objectContaining({
            data: expect.objectContaining({ body: 'Call back at 4', category: 'handover', expires: 'week' }),
        }),
    );
});

it('starts in the category of the page', () => {
    render(<TeamNotes {...pageOf([], { category: 'handover' })} />);

    expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveValue('handover');
    expect(screen.getByRole('combobox', { name: /^Expires/ })).toHaveValue('day');
});

it('has no form and no actions for readers', () => {
    render(<TeamNotes {...pageOf([{ ...NOTE, can_change: false }], { can_write: false })} />);

    expect(screen.queryByRole('textbox', { name: /^New note/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Note actions' })).not.toBeInTheDocument();
});
