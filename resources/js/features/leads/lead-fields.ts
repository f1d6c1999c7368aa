import type { LeadForm } from '@/types/generated';

export const LEAD_FIELD_LABELS: Record<keyof LeadForm, string> = {
    first_name: 'First name',
    last_name: 'Last name',
    date_of_birth: 'Date of birth',
    email: 'Email',
    mobile_e164: 'Mobile',
    address: 'Address',
    suburb: 'Suburb',
    state: 'State',
    postcode: 'Postcode',
    company_id: 'Company',
    source: 'Source',
    owner_id: 'Owner',
    next_action: 'Next action',
    next_action_due_at: 'Due date',
};

export const EMPTY_LEAD: LeadForm = {
    first_name: '',
    last_name: '',
    date_of_birth: '',
    email: '',
    mobile_e164: '',
    address: '',
    suburb: '',
    state: '',
    postcode: '',
    company_id: '',
    source: '',
    owner_id: '',
    next_action: '',
    next_action_due_at: '',
};
