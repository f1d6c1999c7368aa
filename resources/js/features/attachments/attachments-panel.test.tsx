import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage, testUser } from '@/testing/inertia';
import type { ListMeta } from '@/types/generated';
import { AttachmentsPanel } from './attachments-panel';

const EMPTY: ListMeta = {
    next_cursor: null,
    previous_cursor: null,
    per_page: 50,
    sort: '-created_at',
    count: 0,
    count_is_capped: false,
};

it.each([
    ['a colleague', true, {}],
    ['an executive', false, { is_executive_staff: true }],
    // Developers write, also those who read the executive reports.
    ['a developer with executive access', true, { is_executive_staff: true, is_developer_staff: true }],
])('offers uploads to those who may add files: %s', (_, isOffered, flags) => {
    showPage({ user: testUser(flags) });
    render(<AttachmentsPanel subjectType="client" subjectId={5} files={[]} meta={EMPTY} />);

    expect(screen.queryByText('Drop files here or choose files') !== null).toBe(isOffered);
});

it('shows the type and the uploader of each file', () => {
    showPage({ user: testUser() });
    const file = {
        id: 1,
        name: 'licence.jpg',
        mime: 'image/jpeg',
        type: 'Picture',
        size: 2048,
        uploader_name: 'Dana Reid',
        created_at: '2026-11-20T03:05:00Z',
        is_shown: true,
        can_change: false,
    };
    render(<AttachmentsPanel subjectType="client" subjectId={5} files={[file]} meta={{ ...EMPTY, count: 1 }} />);

    const row = screen.getByRole('row', { name: /licence.jpg/ });
    expect(within(row).getByRole('cell', { name: 'Picture' })).toBeVisible();
    expect(within(row).getByRole('cell', { name: 'Dana Reid' })).toBeVisible();
});
