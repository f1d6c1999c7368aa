import { columnsFor } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { Validity } from '@/features/db-clients/db-client-badges';
import { NOTHING } from '@/lib/format';
import type { DbAddressRow } from '@/types/generated';

const column = columnsFor<DbAddressRow>();

/** The columns of the list of addresses. */
export const addressColumns = column.columns([
    column.accessor((address) => [address.line, address.suburb].filter(Boolean).join(', ') || NOTHING, {
        id: 'address',
        header: 'Address',
        meta: { primary: true, sortKey: 'suburb' },
    }),
    column.accessor('state', {
        header: 'State',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: {
            sortKey: 'state',
        },
    }),
    column.accessor('postcode', {
        header: 'Postcode',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { sortKey: 'postcode' },
    }),
    column.accessor('full_name', { header: 'Prospect' }),
    column.accessor('from_on', {
        header: 'From',
        cell: ({ getValue }) => <DateTime value={getValue()} dateOnly />,
        meta: { sortKey: 'from_on', descendingFirst: true },
    }),
    column.accessor('to_on', { header: 'To', cell: ({ getValue }) => <Until day={getValue()} /> }),
    column.accessor('is_valid', {
        header: 'Check',
        cell: ({ getValue }) => <Validity isValid={getValue()} noun="postcode" />,
        meta: { phoneAside: true },
    }),
    column.accessor('source', {
        header: 'Source',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { hideOnPhone: true },
    }),
]);

function Until({ day }: { day: string | null }) {
    return day ? <DateTime value={day} dateOnly /> : <span className="text-muted">now</span>;
}
