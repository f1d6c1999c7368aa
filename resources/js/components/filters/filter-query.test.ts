import { describe, expect, it } from 'vitest';
import {
    centsToDollars,
    clearedFilters,
    describeFilter,
    dollarsToCents,
    joinValues,
    selectedValues,
} from './filter-query';
import type { FilterDefinition } from './types';

const status: FilterDefinition = {
    kind: 'multi-select',
    key: 'status',
    label: 'Status',
    options: ['Active', 'Pending', 'Dormant', 'Closed'].map((label) => ({ value: label.toLowerCase(), label })),
};
const balance: FilterDefinition = { kind: 'amount-range', key: 'balance', label: 'Balance' };
const lastBet: FilterDefinition = { kind: 'date-range', key: 'last_bet_at', label: 'Last bet' };

describe('describeFilter', () => {
    it('leaves out filters that are not set', () => {
        expect(describeFilter(status, { search: 'okafor' })).toBeNull();
    });

    it('names two values and counts the rest', () => {
        expect(describeFilter(status, { status: 'active,pending' })).toBe('Active, Pending');
        expect(describeFilter(status, { status: 'active,pending,closed' })).toBe('Active, Pending +1');
    });

    it('names a value with a comma', () => {
        const query = { status: joinValues(['Expo, Sydney', 'closed']) };

        expect(query.status).toBe('Expo\\, Sydney,closed');
        expect(selectedValues(query, 'status')).toEqual(['Expo, Sydney', 'closed']);
        expect(describeFilter(status, query)).toBe('Expo, Sydney, Closed');
    });

    it('reads a range of days from the parameters that it names', () => {
        const days: FilterDefinition = { kind: 'date-range', key: 'date', label: 'Date', params: ['from', 'to'] };

        expect(describeFilter(days, { from: '2026-11-01', to: '2026-11-20' })).toBe('1 Nov 2026 – 20 Nov 2026');
        expect(describeFilter(days, { date_from: '2026-11-01' })).toBeNull();
        expect(clearedFilters([days])).toEqual({ from: null, to: null });
    });

    it('shows an unknown value unchanged from the URL', () => {
        expect(describeFilter(status, { status: 'frozen' })).toBe('frozen');
        expect(describeFilter(lastBet, { last_bet_at_from: 'soon' })).toBe('from soon');
    });

    it('reads money in dollars and days in words', () => {
        expect(describeFilter(balance, { balance_from: '-2500', balance_to: '125050' })).toBe('−$25.00 – $1,250.50');
        expect(describeFilter(balance, { balance_to: '100' })).toBe('at most $1.00');
        expect(describeFilter(lastBet, { last_bet_at_from: '2026-11-01' })).toBe('from 1 Nov 2026');
        expect(describeFilter(lastBet, { last_bet_at_from: '2026-11-01', last_bet_at_to: '2026-11-01' })).toBe(
            '1 Nov 2026',
        );
    });

    it('uses the words of a yes-or-no filter', () => {
        const marked: FilterDefinition = { kind: 'boolean', key: 'marked', label: 'Marked', falseLabel: 'Unmarked' };
        expect(describeFilter(marked, { marked: '1' })).toBe('Yes');
        expect(describeFilter(marked, { marked: '0' })).toBe('Unmarked');
    });
});

describe('patches', () => {
    it('clears every parameter of a range', () => {
        expect(clearedFilters([status, balance])).toEqual({ status: null, balance_from: null, balance_to: null });
    });
});

describe('money as typed', () => {
    it.each([
        ['1250.5', '125050'],
        ['$1,250', '125000'],
        ['-3.07', '-307'],
        ['-$1,250.50', '-125050'],
        ['−3', '-300'],
        ['0', '0'],
        ['-0', '0'],
    ])('reads %s as %s cents', (typed, cents) => {
        expect(dollarsToCents(typed)).toBe(cents);
    });

    it.each(['', 'abc', '1.234', '1e3', '--2', '12,50', '12,5', '1,25,000'])('refuses %s', (typed) => {
        expect(dollarsToCents(typed)).toBeNull();
    });

    it('shows cents as dollars again', () => {
        expect(centsToDollars('125050')).toBe('1250.50');
        expect(centsToDollars('')).toBe('');
    });
});
