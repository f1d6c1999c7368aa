import { columnsOf } from '@/components/data-table';
import { CompanyMark } from '@/components/ui/company-mark';
import { BonusStatusBadge } from '@/features/clients/bonuses/bonus-status-badge';
import { ClientName } from '@/features/clients/client-name';
import { claimedBonusList } from '@/types/generated/lists';

export const CLAIMED_COLUMNS = columnsOf(claimedBonusList, {
    full_name: { cell: (claim) => <ClientName {...claim} />, secondLine: (claim) => claim.pin, primary: true },
    company_name: {
        cell: (claim) => (
            <CompanyMark name={claim.company_name} color={claim.company_color} logo={claim.company_logo} />
        ),
    },
    status: { cell: ({ status }) => <BonusStatusBadge claim={{ status, is_approved: true }} />, phoneAside: true },
    credited_at: { hideOnPhone: true },
});
