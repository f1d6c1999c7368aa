import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UpdateFormDialog } from '@/features/website-updates/update-form-dialog';
import { showPage } from '@/testing/inertia';
import type { WebsiteUpdateRow } from '@/types/generated';

const update: WebsiteUpdateRow = {
    id: 3,
    title: 'New form',
    body: 'It is shorter.',
    status: 'scheduled',
    company_id: null,
    company_name: null,
    author_name: 'Zara Quinn',
    published_at: '2026-12-01T05:00:00Z',
    is_new: false,
    version: 1,
};

it.each([
    ['scheduled', 'As scheduled'],
    ['draft', 'Keep as a draft'],
] as const)('keeps the time of an update that is %s', async (status, kept) => {
    showPage({});
    render(<UpdateFormDialog update={{ ...update, status }} companies={[]} open onClose={() => undefined} />);

    expect(await screen.findByRole('combobox', { name: /^Publish/ })).toHaveTextContent(kept);
});
