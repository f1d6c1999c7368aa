import { describe, expect, it } from 'vitest';
import { clientColumns } from './client-columns';
import { clientFilters } from './client-filters';

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

describe('the client list', () => {
    it('sorts by the keys that the server allows', () => {
        expect(clientColumns().flatMap((column) => column.meta?.sortKey ?? [])).toEqual([
            'name',
            'pin',
            'client_rating',
            'company',
            'account_manager',
            'affiliate',
            'state',
            'status',
            'balance_cents',
            'last_bet_at',
            'last_deposit_at',
            'created_at',
        ]);
    });

    it('offers every choice that the server sends, the everyday ones at once', () => {
        const filters = clientFilters(choices, true);

        expect(filters.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(choices)));
        expect(filters.filter(({ isSecondary }) => !isSecondary).map(({ label }) => label)).toEqual([
            'Status',
            'Manager',
            'Company',
            'Risk',
            'Sales',
        ]);
    });

    it('says what a risk filter means', () => {
        expect(clientFilters(choices, true).find(({ key }) => key === 'custom_risk_filter')).toMatchObject({
            options: [{ value: 'pending_new_acount_check', hint: 'No outcome yet.' }],
        });
    });

    it('offers no filter by what the viewer may not see', () => {
        expect(clientFilters(choices, false).map(({ key }) => key)).not.toContain('email');
    });
});
