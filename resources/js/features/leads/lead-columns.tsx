import { columnsOf } from '@/components/data-table';
import { CompanyMark } from '@/components/ui/company-mark';
import { Known } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { CallLink } from '@/features/contacts/call-link';
import { DueDay } from '@/features/leads/due-day';
import { LeadStatusBadge } from '@/features/leads/lead-status-badge';
import { leadList } from '@/types/generated/lists';

export const LEAD_COLUMNS = columnsOf(leadList, {
    full_name: {
        cell: (lead) => <span className="block truncate lg:max-w-48">{lead.full_name}</span>,
        primary: true,
    },
    mobile: {
        cell: (lead) =>
            lead.mobile === null ? (
                <Known text={null} />
            ) : (
                <CallLink number={lead.mobile} person={{ type: 'lead', id: lead.id, name: lead.full_name }} />
            ),
    },
    email: { cell: (lead) => <Truncated text={lead.email} />, hideOnPhone: true, hiddenByDefault: true },
    company_name: {
        cell: (lead) =>
            lead.company_name ? (
                <CompanyMark name={lead.company_name} color={lead.company_color} logo={lead.company_logo} />
            ) : (
                <Known text={null} />
            ),
        hideOnPhone: true,
        hiddenByDefault: true,
    },
    state: { hiddenByDefault: true },
    status: { cell: (lead) => <LeadStatusBadge status={lead.status} />, phoneAside: true },
    next_action: {
        cell: (lead) => (
            <span title={lead.next_action ?? undefined}>
                <Known text={lead.next_action} />
            </span>
        ),
        fluid: true,
    },
    due_on: {
        cell: (lead) => <DueDay day={lead.due_on} isOverdue={lead.is_overdue} className="text-compact" />,
    },
    created_at: {
        cell: (lead) => <ShortTime value={lead.created_at} className="text-compact" />,
        descendingFirst: true,
        hideOnPhone: true,
    },
});

function Truncated({ text }: { text: string | null }) {
    return (
        <span className="block max-w-56 truncate">
            <Known text={text} />
        </span>
    );
}
