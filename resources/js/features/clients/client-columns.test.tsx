import { describe, expect, it } from 'vitest';
import { clientColumns, clientFilters } from './client-columns';

const choices = {
    status: [{ value: 'active', label: 'Active', hint: null }],
    company: [],
    account_manager: [{ value: 'me', label: 'Me', hint: null }],
    state: [{ value: 'VIC', label: 'VIC', hint: 'Victoria' }],
    client_rating: [],
    custom_risk_filter: [
        { value: 'pending_new_acount_check', label: 'Pending New Account check', hint: 'No outcome yet.' },
    ],
};

describe('clientColumns', () => {
    const metas = clientColumns(choices).map((column) => column.meta);

    it('sorts by the keys that the server allows', () => {
        expect(metas.flatMap((meta) => meta?.sortKey ?? [])).toEqual([
            'name',
            'pin',
            'client_rating',
            'state',
            'status',
            'balance_cents',
            'last_bet_at',
            'last_deposit_at',
        ]);
    });

    it('filters by the parameters that the server reads', () => {
        const keys = [...metas.map((meta) => meta?.filter), ...clientFilters(choices)].flatMap((filter) =>
            filter ? [filter.key] : [],
        );

        expect(keys.toSorted()).toEqual(Object.keys(choices).toSorted());
    });

    it('says what a risk filter means', () => {
        expect(clientFilters(choices)[0]).toMatchObject({
            key: 'custom_risk_filter',
            options: [{ value: 'pending_new_acount_check', hint: 'No outcome yet.' }],
        });
    });
});
