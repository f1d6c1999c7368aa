import { describe, expect, it } from 'vitest';
import { route } from './route';

describe('route', () => {
    it('fills placeholders and keeps the method', () => {
        expect(route('/clients/{client}/edit', 'get', { client: 5 })).toEqual({
            url: '/clients/5/edit',
            method: 'get',
        });
    });

    it('encodes what a person typed', () => {
        expect(route('/clients/top-search-bar/{search}', 'get', { search: "O'Leary / a?b" }).url).toBe(
            "/clients/top-search-bar/O'Leary%20%2F%20a%3Fb",
        );
    });

    it.each(['.', '..'])('keeps the path when a person typed %s', (search) => {
        const { url } = route('/clients/top-search-bar/{search}', 'get', { search });
        expect(new URL(url, 'https://paddock.example').pathname).toBe(`/clients/top-search-bar/${search}%20`);
    });

    it('drops an optional placeholder with its slash', () => {
        expect(route('/reports/{year?}', 'get', {}).url).toBe('/reports');
        expect(route('/{page?}', 'get', {}).url).toBe('/');
    });

    it('joins lists by commas and leaves unset values out', () => {
        const { url } = route(
            '/clients',
            'get',
            {},
            { query: { status: ['active', 'pending'], search: '', page: null, per_page: 50 } },
        );
        expect(url).toBe('/clients?status=active,pending&per_page=50');
    });
});
