import { columnsFor } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { RelativeTime, ShortTime } from '@/components/ui/relative-time';
import { RsgChannelLabels, type RsgCommunicationRow } from '@/types/generated';

const column = columnsFor<RsgCommunicationRow>();

/** The columns of a client's RSG messages; `key` and `sortKey` are the server's names. */
export const communicationColumns = column.columns([
    column.accessor('body', {
        header: 'Message',
        cell: ({ getValue }) => <span className="block max-w-xl min-w-48 whitespace-pre-line">{getValue()}</span>,
        meta: { primary: true },
    }),
    column.accessor('sender_name', {
        header: 'From',
        cell: ({ getValue }) => getValue() ?? <Badge tone="info">Client</Badge>,
    }),
    column.accessor('channel_label', {
        header: 'Channel',
        meta: {
            filter: {
                kind: 'multi-select',
                key: 'channel',
                label: 'Channel',
                options: Object.entries(RsgChannelLabels).map(([value, label]) => ({ value, label })),
            },
        },
    }),
    column.accessor('sent_at', {
        header: 'Sent',
        cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
        meta: { sortKey: 'sent_at', descendingFirst: true },
    }),
    column.accessor('is_resolved', {
        header: 'State',
        cell: ({ row: { original } }) =>
            original.resolved_at ? (
                <span className="inline-flex flex-wrap items-center gap-2">
                    <Badge tone="ok">Handled</Badge>
                    <span className="text-compact text-muted">
                        by {original.resolver_name ?? 'the system'} <RelativeTime value={original.resolved_at} />
                    </span>
                </span>
            ) : (
                <Badge tone="warn">Open</Badge>
            ),
        meta: {
            phoneAside: true,
            filter: { kind: 'boolean', key: 'resolved', label: 'State', trueLabel: 'Handled', falseLabel: 'Open' },
        },
    }),
]);
