import { render, screen } from '@testing-library/react';
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

it.each([false, true])('offers uploads to everyone but executives (executive: %s)', (is_executive_staff) => {
    showPage({ user: testUser({ is_executive_staff }) });
    render(<AttachmentsPanel subjectType="client" subjectId={5} files={[]} meta={EMPTY} />);

    expect(screen.queryByText('Drop files here or choose files') === null).toBe(is_executive_staff);
});
