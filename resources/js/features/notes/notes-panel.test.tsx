import { router } from '@inertiajs/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotesPanel } from '@/features/notes/notes-panel';
import { requestJson } from '@/lib/http';
import { showPage, testUser } from '@/testing/inertia';
import type { NoteFeed, NoteItem } from '@/types/generated';

const NOTE: NoteItem = {
    id: 4,
    body: 'Ask @[Tom Vance](user:3) <b>now</b>',
    category: 'risk',
    is_pinned: true,
    author_name: 'Maya Okonkwo',
    author_photo: null,
    created_at: '2026-11-20T01:00:00Z',
    edited_at: null,
    version: 1,
    can_change: true,
    has_new_mention: true,
};
const feedOf = (notes: NoteItem[], changes: Partial<NoteFeed> = {}): NoteFeed => ({
    subject_type: 'client',
    subject_id: 5,
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
    ...changes,
});
const json = vi.mocked(requestJson);

beforeEach(() => {
    showPage({ component: 'Clients/Notes', url: '/clients/5/notes', user: testUser({ id: 7 }) });
    json.mockResolvedValue([]);
});
afterEach(() => {
    vi.restoreAllMocks();
    json.mockReset();
});

it('shows a note as text, marks its mention as seen, and deletes it', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<NotesPanel feed={feedOf([NOTE])} />);

    expect(screen.getByRole('article', { name: 'Note by Maya Okonkwo' })).toHaveTextContent(
        'Ask @Tom Vance <b>now</b>',
    );
    expect(json).toHaveBeenCalledWith(
        { url: '/notes/mentions/seen', method: 'put' },
        { data: { notes: [4] }, isBackground: true },
    );

    await userEvent.click(screen.getByRole('button', { name: 'Note actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(visit).toHaveBeenCalledWith({ url: '/notes/4', method: 'delete' }, expect.anything());
});

it('suggests colleagues after an @ and stores the picked mention', async () => {
    json.mockResolvedValue([{ id: 3, full_name: 'Tom Vance', role: 'Risk analyst' }]);
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<NotesPanel feed={feedOf([])} />);
    const box = screen.getByRole('textbox', { name: /^New note/ });

    await userEvent.type(box, 'Hi @to');
    expect(await screen.findByRole('option', { name: /Tom Vance/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(box).toHaveValue('Hi @Tom Vance ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(visit).toHaveBeenCalledWith(
        '/notes/client/5',
        expect.objectContaining({
            data: {
                body: 'Hi @[Tom Vance](user:3) ',
                category: 'general',
                is_pinned: false,
                reference: expect.any(String),
            },
        }),
    );
});

it('exports the notes of the chosen category after a reason is entered', async () => {
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        followed.push(this.getAttribute('href') ?? '');
    });
    showPage({ component: 'Clients/Notes', url: '/clients/5/notes?category=risk', user: testUser({ id: 7 }) });
    const { rerender } = render(<NotesPanel feed={feedOf([NOTE], { category: 'risk' })} />);
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();

    rerender(<NotesPanel feed={feedOf([NOTE], { category: 'risk' })} exportUrl={{ url: '/clients/5/notes/export' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Quarterly audit');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(followed).toEqual(['/clients/5/notes/export?category=risk&reason=Quarterly+audit']);
});

it('keeps the edited text when a colleague saved the note, and asks which version to keep', async () => {
    const { rerender } = render(<NotesPanel feed={feedOf([NOTE])} />);
    await userEvent.click(screen.getByRole('button', { name: 'Note actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const box = screen.getByRole('textbox', { name: /^Note/ });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, '!');

    act(() => rerender(<NotesPanel feed={feedOf([{ ...NOTE, version: 2, body: 'Theirs' }])} />));
    expect(screen.getByText('Theirs')).toBeInTheDocument();
    expect(box).toHaveValue('Ask @Tom Vance <b>now</b>!');

    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.queryByText('Theirs')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('article')).toHaveTextContent('Theirs');
});

it('shows notes of a past day without a form, actions or the edit history', () => {
    const edited = { ...NOTE, edited_at: '2026-11-20T02:00:00Z', can_change: false, has_new_mention: false };
    const { rerender } = render(<NotesPanel feed={feedOf([edited])} isPast />);

    expect(screen.getByRole('article', { name: 'Note by Maya Okonkwo' })).toHaveTextContent('edited');
    expect(screen.queryByRole('button', { name: /edited|Note actions|Add note/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^New note/ })).toBeNull();
    expect(json).not.toHaveBeenCalled();

    rerender(<NotesPanel feed={feedOf([])} isPast />);
    expect(screen.getByText('Notes written by then appear here.')).toBeInTheDocument();
});
