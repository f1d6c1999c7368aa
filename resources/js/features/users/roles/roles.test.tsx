import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessTable } from '@/features/users/roles/access-table';
import { ProposalsCard } from '@/features/users/roles/proposals-card';
import { RoleEditor } from '@/features/users/roles/role-editor';
import type { AccessSubject, RightGroup, RoleProposalRow, RoleRow } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

beforeEach(() => {
    visit.mockClear();
});

const GROUPS: RightGroup[] = [
    {
        title: 'Money',
        rights: [{ name: 'viewDeposits', label: 'Deposits', description: 'Bank files.', needs_two_people: true }],
    },
    {
        title: 'Team',
        rights: [
            { name: 'viewGuides', label: 'Guides', description: 'Limits.', needs_two_people: false },
            { name: 'viewPhoneLogs', label: 'Phone logs', description: 'Calls.', needs_two_people: false },
        ],
    },
];

const role = (overrides: Partial<RoleRow> = {}): RoleRow => ({
    id: 4,
    title: 'Marketing',
    description: 'Runs promotions.',
    version: 3,
    users_count: 2,
    rights: ['viewGuides'],
    default_rights: ['viewGuides'],
    is_own: false,
    keep_reason: 'Built-in roles can’t be deleted.',
    ...overrides,
});

describe('RoleEditor', () => {
    const edit = (one: RoleRow, canEdit = true) =>
        render(
            <RoleEditor role={one} roles={[one, role({ id: 9, title: 'Risk' })]} groups={GROUPS} canEdit={canEdit} />,
        );
    const box = (name: string) => screen.getByRole('checkbox', { name: `${name} for Marketing` });

    async function send(verb: string): Promise<void> {
        await userEvent.click(screen.getByRole('button', { name: verb }));
        const dialog = within(await screen.findByRole('dialog'));
        await userEvent.type(dialog.getByLabelText(/Reason/), 'New work');
        await userEvent.click(dialog.getByRole('button', { name: verb }));
    }

    it('saves a plain change with the version of the role', async () => {
        edit(role());
        await userEvent.click(box('Phone logs'));
        expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
        await send('Save abilities');

        expect(visit.mock.lastCall?.[0]).toMatchObject({ url: '/users/roles-description/4/rights', method: 'put' });
        expect(visit.mock.lastCall?.[1]).toMatchObject({
            data: { rights: ['viewGuides', 'viewPhoneLogs'], version: 3, reason: 'New work' },
        });
    });

    it('proposes a change on money', async () => {
        edit(role());
        await userEvent.click(box('Deposits'));
        expect(screen.getByText('A colleague must confirm.')).toBeInTheDocument();
        await send('Propose change');

        expect(visit.mock.lastCall?.[1]).toMatchObject({ data: { rights: ['viewGuides', 'viewDeposits'] } });
    });

    it('proposes every change of the own role', async () => {
        edit(role({ is_own: true }));
        await userEvent.click(box('Phone logs'));

        expect(screen.getByRole('button', { name: 'Propose change' })).toBeInTheDocument();
        expect(screen.getByText('This is your own role, so a colleague must confirm.')).toBeInTheDocument();
    });

    it('discards the choice', async () => {
        edit(role());
        await userEvent.click(box('Guides'));
        await userEvent.click(screen.getByRole('button', { name: 'Discard' }));

        expect(box('Guides')).toBeChecked();
        expect(screen.queryByText(/unsaved/)).not.toBeInTheDocument();
    });

    it('shows the difference from the default and fills the default in', async () => {
        edit(role({ default_rights: ['viewDeposits'] }));
        expect(screen.getByText('Added: Guides')).toBeInTheDocument();
        expect(screen.getByText('Removed: Deposits')).toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: 'Restore default' }));

        expect(box('Deposits')).toBeChecked();
        expect(box('Guides')).not.toBeChecked();
        expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();
    });

    it('offers no changes to readers and no deletion of a role in use', () => {
        const { unmount } = edit(role(), false);
        expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
        expect(screen.queryByRole('button', { name: 'Edit role' })).not.toBeInTheDocument();
        unmount();

        edit(role());
        expect(screen.queryByRole('button', { name: 'Delete role' })).not.toBeInTheDocument();
    });

    it('deletes a role without users after a question', async () => {
        edit(role({ keep_reason: null, default_rights: null }));
        await userEvent.click(screen.getByRole('button', { name: 'Delete role' }));
        await userEvent.click(
            within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete role' }),
        );

        expect(visit.mock.lastCall?.[0]).toEqual({ url: '/users/roles-description/4', method: 'delete' });
    });
});

describe('ProposalsCard', () => {
    const proposal = (overrides: Partial<RoleProposalRow> = {}): RoleProposalRow => ({
        id: 6,
        role_id: 4,
        role_title: 'Marketing',
        added: ['Deposits'],
        removed: [],
        reason: 'They ask for it',
        proposed_by: 'Pauline Drummond',
        proposed_at: '2026-11-23T01:00:00Z',
        is_own: false,
        refusal: null,
        ...overrides,
    });

    it('confirms and rejects a colleague’s proposal', async () => {
        render(<ProposalsCard proposals={[proposal()]} canEdit />);
        await userEvent.click(screen.getByRole('button', { name: 'Confirm change' }));
        await userEvent.click(
            within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm change' }),
        );
        expect(visit.mock.lastCall?.[0]).toEqual({
            url: '/users/roles-description/proposals/6/confirmation',
            method: 'put',
        });

        await userEvent.click(screen.getByRole('button', { name: 'Reject change' }));
        const dialog = within(await screen.findByRole('alertdialog'));
        await userEvent.type(dialog.getByLabelText(/Reason/), 'Not needed');
        await userEvent.click(dialog.getByRole('button', { name: 'Reject change' }));
        expect(visit.mock.lastCall?.[0]).toMatchObject({ url: '/users/roles-description/proposals/6/rejection' });
        expect(visit.mock.lastCall?.[1]).toMatchObject({ data: { reason: 'Not needed' } });
    });

    it('offers only the withdrawal of an own proposal', async () => {
        render(<ProposalsCard proposals={[proposal({ is_own: true, refusal: 'You proposed this.' })]} canEdit />);
        expect(screen.queryByRole('button', { name: /change/ })).not.toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: 'Withdraw proposal' }));

        expect(visit.mock.lastCall?.[0]).toEqual({ url: '/users/roles-description/proposals/6', method: 'delete' });
    });

    it('says why a proposal can’t be confirmed', () => {
        render(<ProposalsCard proposals={[proposal({ refusal: 'Marketing has changed.' })]} canEdit />);

        expect(screen.getByText('Marketing has changed.')).toBeInTheDocument();
        expect(screen.queryByRole('button', { name: 'Confirm change' })).not.toBeInTheDocument();
        expect(screen.getByRole('button', { name: 'Reject change' })).toBeInTheDocument();
    });
});

describe('AccessTable', () => {
    const subject: AccessSubject = {
        id: 8,
        full_name: 'Zara Quinn',
        role_id: 4,
        role_title: 'Marketing',
        flags: [],
        abilities: [
            {
                id: 'viewGuides',
                area: 'Team',
                label: 'Guides',
                detail: 'Limits.',
                state: 'open',
                causes: ['Role Marketing: Guides'],
            },
            {
                id: 'viewDeposits',
                area: 'Money',
                label: 'Deposits',
                detail: 'Bank files.',
                state: 'closed',
                causes: ['Role Marketing doesn’t include Deposits'],
            },
        ],
        pages: [],
        actions: [],
    };

    it('filters by words and by answer', async () => {
        render(<AccessTable subject={subject} />);
        await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'bank');
        expect(screen.queryByText('Role Marketing: Guides')).not.toBeInTheDocument();
        expect(screen.getByText('Role Marketing doesn’t include Deposits')).toBeInTheDocument();

        await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Can open' }), 'Yes');
        expect(screen.getByText('Nothing matches. Change the filter.')).toBeInTheDocument();
    });
});
