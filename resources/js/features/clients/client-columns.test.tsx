import { expect, it } from 'vitest';
import { listFilters } from '@/components/data-table';
import { clientList } from '@/types/generated/lists';
import { CLIENT_COLUMNS } from './client-columns';

const choices = {
    status: [{ value: 'active', label: 'Active', hint: null }],
    company: [],
    account_manager: [{ value: 'me', label: 'Me', hint: null }],
    state: [{ value: 'VIC', label: 'VIC', hint: 'Victoria' }],
    client_rating: [],
    affiliate: [],
    betstop_state: [],
    custom_risk_filter: [
        { value: 'pending_new_acount_check', label: 'Pending New Account check', hint: 'No outcome yet.' },
    ],
    custom_sales_filter: [],
};

it('declares a filter for every choice that the server sends, with the everyday ones first', () => {
    const filters = listFilters(clientList, choices);

    expect(filters.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(choices)));
    expect(filters.filter(({ isSecondary }) => !isSecondary).map(({ label }) => label)).toEqual([
        'Status',
        'Manager',
        'Company',
        'Risk',
        'Sales',
    ]);
});

it('explains each risk filter', () => {
    expect(listFilters(clientList, choices).find(({ key }) => key === 'custom_risk_filter')).toMatchObject({
        options: [{ value: 'pending_new_acount_check', hint: 'No outcome yet.' }],
    });
});

it('names the columns with a short heading in the column chooser', () => {
    expect(CLIENT_COLUMNS.flatMap(({ meta }) => meta?.label ?? [])).toEqual(['Marks', 'Turnover, 12 months']);
});
