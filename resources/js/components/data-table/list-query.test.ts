import { describe, expect, it } from 'vitest';
import { nextSort, patchQuery, splitUrl, withQuery } from './list-query';

describe('the query of a list', () => {
    it('is read from the URL without empty values', () => {
        expect(splitUrl('/clients?status=active%2Cpending&search=&sort=-pin#top')).toEqual({
            path: '/clients',
            query: { status: 'active,pending', sort: '-pin' },
        });
        expect(splitUrl('/clients')).toEqual({ path: '/clients', query: {} });
    });

    it('goes back to the first page on any other change', () => {
        expect(patchQuery({ cursor: 'abc', status: 'active' }, { search: 'okafor' })).toEqual({
            status: 'active',
            search: 'okafor',
        });
        expect(patchQuery({ status: 'active' }, { cursor: 'def' })).toEqual({ status: 'active', cursor: 'def' });
    });

    it('removes cleared values', () => {
        expect(patchQuery({ status: 'active', search: 'x' }, { status: null, search: '' })).toEqual({});
    });

    it('joins a route that may have a query already', () => {
        expect(withQuery('/clients/export', { status: 'active', reason: 'audit & tax' })).toBe(
            '/clients/export?status=active&reason=audit+%26+tax',
        );
        expect(withQuery('/clients/export?kind=csv', { a: '1' })).toBe('/clients/export?kind=csv&a=1');
        expect(withQuery('/clients/export', {})).toBe('/clients/export');
    });
});

describe('sorting', () => {
    it('starts in the direction of the column and then reverses', () => {
        expect(nextSort('full_name', 'balance', true)).toBe('-balance');
        expect(nextSort('-balance', 'balance', true)).toBe('balance');
        expect(nextSort('balance', 'full_name')).toBe('full_name');
        expect(nextSort('full_name', 'full_name')).toBe('-full_name');
    });
});
