import { columnsFor } from '@/components/data-table';
import { Known, Nothing } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { ConsentBadge, DbClientStatusBadge, OutcomeBadge, PhoneText } from '@/features/db-clients/db-client-badges';
import type { DbClientRow } from '@/types/generated';

const column = columnsFor<DbClientRow>();

/** The columns of the list of prospects; `sortKey` are the server's names. */
export const dbClientColumns = column.columns([
    column.accessor('full_name', { header: 'Prospect', meta: { primary: true, sortKey: 'name' } }),
    column.accessor('best_phone', {
        header: 'Phone',
        cell: ({ row: { original: prospect } }) =>
            prospect.best_phone ? (
                <span className="inline-flex items-baseline gap-1.5">
                    <PhoneText number={prospect.best_phone} isSuppressed={prospect.is_best_phone_suppressed} />
                    {prospect.phones_count > 1 && (
                        <span className="text-xs text-muted">+{prospect.phones_count - 1}</span>
                    )}
                </span>
            ) : (
                <Nothing />
            ),
        meta: {},
    }),
    column.accessor((prospect) => [prospect.suburb, prospect.state].filter(Boolean).join(' '), {
        id: 'place',
        header: 'Suburb',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { hideOnPhone: true },
    }),
    column.accessor('source', {
        header: 'Source',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { sortKey: 'source', hideOnPhone: true, className: 'lg:max-w-44 truncate' },
    }),
    column.accessor('consent_basis', {
        header: 'Consent',
        cell: ({ getValue }) => <ConsentBadge basis={getValue()} />,
        meta: { sortKey: 'consent_basis' },
    }),
    column.accessor('status', {
        header: 'Status',
        cell: ({ row: { original: prospect } }) => (
            <DbClientStatusBadge status={prospect.status} reason={prospect.suppressed_reason} />
        ),
        meta: { sortKey: 'status', phoneAside: true },
    }),
    column.accessor('last_outcome', {
        header: 'Last call',
        cell: ({ getValue }) => {
            const outcome = getValue();
            return outcome ? <OutcomeBadge outcome={outcome} /> : <Nothing />;
        },
    }),
    column.accessor('assignee_name', {
        header: 'Assignee',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { hideOnPhone: true },
    }),
    column.accessor('list_name', {
        header: 'List',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { hideOnPhone: true, className: 'lg:max-w-48 truncate' },
    }),
    column.accessor('created_at', {
        header: 'Created',
        cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
        meta: { sortKey: 'created_at', descendingFirst: true, hideOnPhone: true },
    }),
]);
