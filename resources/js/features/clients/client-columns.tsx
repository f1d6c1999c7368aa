import { columnsOf } from '@/components/data-table';
import { CompanyMark } from '@/components/ui/company-mark';
import { RatingDot } from '@/components/ui/rating-dot';
import { ShortTime } from '@/components/ui/relative-time';
import { ClientMarks } from '@/features/clients/client-marks';
import { ClientStatusBadge } from '@/features/clients/client-status-badge';
import { TurnoverCell } from '@/features/clients/turnover-cell';
import { clientList } from '@/types/generated/lists';

export const CLIENT_COLUMNS = columnsOf(clientList, {
    full_name: {
        cell: (client) => (
            <span className="inline-flex min-w-0 items-center gap-2.5">
                <RatingDot
                    value={client.client_rating}
                    description={client.client_rating_description}
                    reviewedAt={client.rating_reviewed_at}
                />
                <span className="truncate lg:max-w-44">{client.full_name}</span>
            </span>
        ),
        primary: true,
    },
    pin: { align: 'right' },
    client_rating: {
        text: (client) => [client.client_rating, client.client_rating_description].filter(Boolean).join(' · '),
        hiddenByDefault: true,
    },
    company_name: {
        cell: (client) => (
            <CompanyMark name={client.company_name} color={client.company_color} logo={client.company_logo} />
        ),
    },
    account_manager: { text: (client) => client.account_manager?.full_name ?? null },
    affiliate_name: { hideOnPhone: true, hiddenByDefault: true },
    status: { cell: (client) => <ClientStatusBadge status={client.status} />, phoneAside: true },
    marks: {
        cell: (client) => (
            <ClientMarks
                isBetstopped={client.is_betstopped}
                isBarred={client.is_barred}
                isSmsOptedOut={client.is_sms_opted_out}
            />
        ),
        shortHeading: '',
        phoneAside: true,
    },
    balance_cents: { descendingFirst: true },
    last_bet_at: {
        cell: (client) => <ShortTime value={client.last_bet_at} className="text-compact" />,
        descendingFirst: true,
    },
    last_deposit_at: {
        cell: (client) => <ShortTime value={client.last_deposit_at} className="text-compact" />,
        descendingFirst: true,
        hideOnPhone: true,
    },
    turnover: {
        cell: (client) => <TurnoverCell clientId={client.id} />,
        shortHeading: '12 months',
        hiddenByDefault: true,
        prop: 'turnover',
    },
    created_at: {
        cell: (client) => <ShortTime value={client.created_at} className="text-compact" />,
        descendingFirst: true,
        hiddenByDefault: true,
    },
});
