import { App } from '@inertiajs/react';
import { render } from '@testing-library/react';
import type { FilterDefinition } from '@/components/filters';
import { columnsFor, DataTable, type DataTableProps } from '.';

interface Client {
    id: number;
    full_name: string;
    pin: string;
    status: string;
}

export const CLIENTS: Client[] = [
    { id: 1, full_name: 'Harriet Okafor', pin: '40218', status: 'active' },
    { id: 2, full_name: 'Daniel Pruszynski', pin: '40377', status: 'active' },
    { id: 3, full_name: 'Mei-Lin Castellano', pin: '41002', status: 'pending' },
];
export const META = {
    next_cursor: 'next',
    previous_cursor: null,
    per_page: 25,
    sort: 'full_name',
    count: 2_318,
    count_is_capped: false,
};

const column = columnsFor<Client>();
const columns = [
    column.accessor('full_name', { header: 'Client', meta: { primary: true, sortKey: 'full_name' } }),
    column.accessor('pin', { header: 'PIN', meta: { sortKey: 'pin', descendingFirst: true } }),
    column.accessor('status', { header: 'Status' }),
];
const FILTERS: readonly FilterDefinition[] = [
    { kind: 'multi-select', key: 'status', label: 'Status', options: [{ value: 'active', label: 'Active' }] },
];

export function ListPage({ list }: { list: Partial<DataTableProps<Client>> }) {
    return (
        <DataTable
            name="clients"
            noun="clients"
            rows={CLIENTS}
            meta={META}
            columns={columns}
            filters={FILTERS}
            search={{ label: 'Search clients' }}
            rowHref={(client) => `/clients/${client.id}/edit`}
            rowLabel={(client) => client.full_name}
            {...list}
        />
    );
}

/** Renders a list of three clients as a page at the given URL. */
export function renderList(list: Partial<DataTableProps<Client>> = {}, url = '/clients', Page = ListPage) {
    const page = {
        component: 'Clients/Index',
        props: { errors: {}, list },
        url,
        version: '',
        flash: {},
        rememberedState: {},
        rescuedProps: [],
    };
    return render(<App initialPage={page} initialComponent={Page} resolveComponent={() => Page} />);
}
