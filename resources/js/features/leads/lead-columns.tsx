import { columnsFor } from '@/components/data-table';
import { CompanyMark } from '@/components/ui/company-mark';
import { Known } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { DueDay } from '@/features/leads/due-day';
import { LeadStatusBadge } from '@/features/leads/lead-status-badge';
import type { LeadRow } from '@/types/generated';

const column = columnsFor<LeadRow>();

/** The columns of the lead list; `sortKey` are the server's names. */
export const LEAD_COLUMNS = column.columns([
    column.accessor('full_name', {
        header: 'Lead',
        cell: ({ getValue }) => <span className="block truncate lg:max-w-52">{getValue()}</span>,
        meta: { primary: true, sortKey: 'name' },
    }),
    column.accessor('mobile', {
        header: 'Mobile',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { className: 'tabular' },
    }),
    column.accessor('email', {
        header: 'E-mail',
        cell: ({ getValue }) => (
            <span className="block max-w-56 truncate">
                <Known text={getValue()} />
            </span>
        ),
        meta: { hideOnPhone: true, hiddenByDefault: true },
    }),
    column.accessor('source', { header: 'Source', cell: ({ getValue }) => <Known text={getValue()} /> }),
    column.accessor('company_name', {
        header: 'Company',
        cell: ({ row: { original: lead } }) =>
            lead.company_name ? (
                <CompanyMark name={lead.company_name} color={lead.company_color} />
            ) : (
                <Known text={null} />
            ),
        meta: { hideOnPhone: true, hiddenByDefault: true },
    }),
    column.accessor('state', {
        header: 'State',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { hiddenByDefault: true },
    }),
    column.accessor('owner_name', { header: 'Owner', cell: ({ getValue }) => <Known text={getValue()} /> }),
    column.accessor('status', {
        header: 'Status',
        cell: ({ getValue }) => <LeadStatusBadge status={getValue()} />,
        meta: { sortKey: 'status', phoneAside: true },
    }),
    column.accessor('next_action', {
        header: 'Next action',
        cell: ({ getValue }) => (
            <span className="block max-w-56 truncate">
                <Known text={getValue()} />
            </span>
        ),
    }),
    column.accessor('due_on', {
        header: 'Due',
        cell: ({ row: { original: lead } }) => (
            <DueDay day={lead.due_on} isOverdue={lead.is_overdue} className="text-compact" />
        ),
        meta: { sortKey: 'due' },
    }),
    column.accessor('created_at', {
        header: 'Created',
        cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
        meta: { sortKey: 'created_at', descendingFirst: true, hideOnPhone: true },
    }),
]);
