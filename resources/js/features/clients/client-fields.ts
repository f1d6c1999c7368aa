import { formatDate, formatPhone } from '@/lib/format';
import type { ClientForm, ClientFormChoices } from '@/types/generated';

export const CLIENT_FIELD_LABELS: Record<keyof ClientForm, string> = {
    first_name: 'First name',
    last_name: 'Last name',
    preferred_name: 'Preferred name',
    date_of_birth: 'Date of birth',
    email: 'Email',
    mobile_e164: 'Mobile',
    address: 'Address',
    suburb: 'Suburb',
    state: 'State',
    postcode: 'Postcode',
    status: 'Status',
    company_id: 'Company',
    account_manager_id: 'Account manager',
    affiliate_id: 'Affiliate',
};

/** Formats a field's value for display: the label of a choice, a local phone number or a date. Returns '' for ''. */
export function clientFieldText(field: keyof ClientForm, value: string, choices: ClientFormChoices): string {
    if (value === '') {
        return '';
    }
    if (field in choices) {
        const offered = [
            ...choices[field as keyof ClientFormChoices],
            ...(field === 'status' ? choices.refused_status : []),
        ];
        return offered.find((choice) => choice.value === value)?.label ?? value;
    }
    if (field === 'mobile_e164') {
        return formatPhone(value);
    }

    return field === 'date_of_birth' ? formatDate(value, 'UTC') : value;
}
