import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LeadIdentityCard } from '@/features/leads/lead-identity-card';
import { testLead } from '@/features/leads/test-lead';
import { showPage } from '@/testing/inertia';
import type { LeadDetailsPage } from '@/types/generated';

const PAGE: LeadDetailsPage = {
    lead: {
        ...testLead(),
        converted_at: null,
        converted_by: null,
        next_statuses: [],
        can_edit: true,
        can_convert: false,
        conversion_block: null,
        can_undo_conversion: false,
        can_reveal_contact: false,
    },
    form: {
        first_name: 'Harriet',
        last_name: 'Okafor',
        date_of_birth: '',
        email: '',
        mobile_e164: '0491 570 156',
        address: '',
        suburb: '',
        state: '',
        postcode: '',
        company_id: '',
        source: '',
        owner_id: '',
        next_action: '',
        next_action_due_at: '',
    },
    version: 1,
    form_choices: { state: [], company_id: [], owner_id: [], sources: [] },
    history: [],
};

it('moves the focus into the form on Edit and back to the button on Cancel', async () => {
    showPage({});
    render(<LeadIdentityCard page={PAGE} />);

    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

it('keeps the present owner, who can’t be given leads any more, and offers others', async () => {
    showPage({});
    const priya = { value: '4', label: 'Priya Nair', hint: null };
    const lead = { ...PAGE.lead, owner_id: 3, owner_name: 'Jarrod Mills' };
    const form = { ...PAGE.form, owner_id: '3' };
    render(
        <LeadIdentityCard page={{ ...PAGE, lead, form, form_choices: { ...PAGE.form_choices, owner_id: [priya] } }} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));

    expect(screen.getByRole('option', { name: 'Priya Nair' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Jarrod Mills', selected: true })).toBeInTheDocument();
});
