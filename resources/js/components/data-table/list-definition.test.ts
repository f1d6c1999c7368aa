import { describe, expect, it } from 'vitest';
import { columnsOf } from './list-columns';
import { type ListDefinition, listFilters } from './list-definition';

interface Row {
    name: string;
    status: string;
}

const LIST: ListDefinition<Row, 'name' | 'status', 'status' | 'owner'> = {
    key: 'people',
    title: 'People',
    noun: 'people',
    filters: [
        { key: 'status', label: 'Status', kind: 'multi-select', options: [{ value: 'open', label: 'Open' }] },
        { key: 'owner', label: 'Owner', kind: 'multi-select', operators: ['is', 'not'], isSecondary: true },
    ],
    sorts: ['name'],
    columns: [
        { key: 'name', heading: 'Name', sort: 'name' },
        { key: 'status', heading: 'Status' },
    ],
};

describe('listFilters', () => {
    it('takes options from the declaration and choices from the page', () => {
        expect(listFilters(LIST, { owner: [{ value: 'me', label: 'Me', hint: null }] })).toEqual([
            { key: 'status', label: 'Status', kind: 'multi-select', options: [{ value: 'open', label: 'Open' }] },
            {
                key: 'owner',
                label: 'Owner',
                kind: 'multi-select',
                operators: ['is', 'not'],
                isSecondary: true,
                options: [{ value: 'me', label: 'Me' }],
            },
        ]);
    });

    it('prefers the choices of the page, which may have hints', () => {
        const [status] = listFilters(LIST, { status: [{ value: 'open', label: 'Open', hint: 'Being worked' }] });
        expect(status).toMatchObject({ options: [{ value: 'open', label: 'Open', hint: 'Being worked' }] });
    });
});

describe('columnsOf', () => {
    it('keeps the order, headings and sorts of the list', () => {
        const columns = columnsOf(LIST, { status: { phoneAside: true }, name: { primary: true } });
        expect(columns.map(({ id, header, meta }) => [id, header, meta])).toEqual([
            ['name', 'Name', { primary: true, sortKey: 'name' }],
            ['status', 'Status', { phoneAside: true }],
        ]);
    });
});
