import { columnsOf } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { CompanyMark } from '@/components/ui/company-mark';
import { BonusStatusBadge } from '@/features/clients/bonuses/bonus-status-badge';
import { ClientName } from '@/features/clients/client-name';
import { clients } from '@/routes/generated';
import type { ClaimedBonusRow, ClaimedBonusView } from '@/types/generated';
import { claimedBonusList } from '@/types/generated/lists';

const CLAIM_COLUMNS = ['claimed_at', 'credited_at', 'approver_name'];

/** The columns of a view. Bonuses are approved on the client's Bonuses tab, so requests link to it. */
export function claimedColumns(view: ClaimedBonusView) {
    const isRequest = view === 'to_approve';
    const columns = columnsOf(claimedBonusList, {
        full_name: {
            cell: (claim) => (isRequest ? <BonusesLink {...claim} /> : <ClientName {...claim} />),
            secondLine: (claim) => claim.pin,
            primary: true,
        },
        company_name: {
            cell: (claim) => (
                <CompanyMark name={claim.company_name} color={claim.company_color} logo={claim.company_logo} />
            ),
        },
        status: { cell: (claim) => <BonusStatusBadge claim={claim} />, phoneAside: true },
        credited_at: { hideOnPhone: true },
        offered_at: { hiddenByDefault: !isRequest },
        requester_name: { hiddenByDefault: !isRequest },
    });

    return isRequest ? columns.filter(({ id }) => !CLAIM_COLUMNS.includes(id)) : columns;
}

function BonusesLink({ client_id: client, full_name }: ClaimedBonusRow) {
    return (
        <PageLink href={clients.bonuses({ client })} className="hover:underline">
            {full_name}
        </PageLink>
    );
}
