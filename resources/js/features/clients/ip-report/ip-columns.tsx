import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { Badge } from '@/components/ui/badge';
import { Known } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { IpCompanions } from '@/features/clients/ip-report/ip-companions';
import { formatCount } from '@/lib/format';
import type { IpSightingRow } from '@/types/generated';

const column = columnsFor<IpSightingRow>();

/** The columns of the IP report; `key` and `sortKey` are the server's names. */
export const ipColumns = column.columns([
    column.accessor('ip', {
        header: 'Address',
        cell: ({ row: { original: sighting } }) => (
            <span className="inline-flex items-center gap-2">
                <span className="font-mono text-compact">{sighting.ip}</span>
                {sighting.has_device && <Badge>Known device</Badge>}
            </span>
        ),
        meta: { primary: true },
    }),
    column.accessor('place', {
        header: 'Place',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { phoneAside: true },
    }),
    column.accessor('other_clients', {
        header: 'Other clients on it',
        cell: ({ row: { original: sighting } }) => <IpCompanions sighting={sighting} />,
    }),
    column.accessor('hits', {
        header: 'Seen',
        cell: ({ getValue }) => <span className="num block">{formatCount(getValue())} ×</span>,
        meta: { align: 'right', sortKey: 'hits', descendingFirst: true },
    }),
    column.accessor('first_seen_at', {
        header: 'First seen',
        cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
        meta: { sortKey: 'first_seen_at', descendingFirst: true, hideOnPhone: true },
    }),
    column.accessor('last_seen_at', {
        header: 'Last seen',
        cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
        meta: { sortKey: 'last_seen_at', descendingFirst: true },
    }),
]);

export const IP_FILTERS: FilterDefinition[] = [
    { kind: 'boolean', key: 'shared', label: 'Shared', trueLabel: 'With other clients', falseLabel: 'All' },
];
