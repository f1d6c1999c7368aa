import { columnsFor } from '@/components/data-table';
import { CompanyMark } from '@/components/ui/company-mark';
import { Known } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { ShortTime } from '@/components/ui/relative-time';
import { ClientMarks } from '@/features/clients/client-marks';
import { ClientStatusBadge } from '@/features/clients/client-status-badge';
import { TurnoverCell } from '@/features/clients/turnover-cell';
import type { ClientRow } from '@/types/generated';

const column = columnsFor<ClientRow>();

/** The columns of the client list; `sortKey` is the server's name of the order. */
export function clientColumns() {
    return column.columns([
        column.accessor('full_name', {
            header: 'Client',
            cell: ({ row: { original: client } }) => (
                <span className="inline-flex min-w-0 items-center gap-2.5">
                    <RatingDot
                        value={client.client_rating}
                        description={client.client_rating_description}
                        reviewedAt={client.rating_reviewed_at}
                    />
                    <span className="truncate lg:max-w-52">{client.full_name}</span>
                </span>
            ),
            meta: { primary: true, sortKey: 'name' },
        }),
        column.accessor('pin', { header: 'PIN', meta: { align: 'right', sortKey: 'pin' } }),
        column.accessor('client_rating', {
            header: 'Rating',
            cell: ({ row: { original: client } }) => (
                <Known text={[client.client_rating, client.client_rating_description].filter(Boolean).join(' · ')} />
            ),
            meta: { sortKey: 'client_rating', hiddenByDefault: true },
        }),
        column.accessor('company_name', {
            header: 'Company',
            cell: ({ row: { original: client } }) => (
                <CompanyMark name={client.company_name} color={client.company_color} logo={client.company_logo} />
            ),
            meta: { sortKey: 'company' },
        }),
        column.accessor((client) => client.account_manager?.full_name ?? null, {
            id: 'account_manager',
            header: 'Manager',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { sortKey: 'account_manager' },
        }),
        column.accessor('affiliate_name', {
            header: 'Affiliate',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { sortKey: 'affiliate', hideOnPhone: true, hiddenByDefault: true },
        }),
        column.accessor('state', {
            header: 'State',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { sortKey: 'state' },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: ({ getValue }) => <ClientStatusBadge status={getValue()} />,
            meta: { sortKey: 'status', phoneAside: true },
        }),
        column.accessor((client) => client.is_betstopped || client.is_barred || client.is_sms_opted_out || null, {
            id: 'marks',
            header: '',
            cell: ({ row: { original: client } }) => (
                <ClientMarks
                    isBetstopped={client.is_betstopped}
                    isBarred={client.is_barred}
                    isSmsOptedOut={client.is_sms_opted_out}
                />
            ),
            meta: { label: 'Marks', phoneAside: true },
        }),
        column.accessor('balance_cents', {
            header: 'Balance',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', sortKey: 'balance_cents', descendingFirst: true },
        }),
        column.accessor('last_bet_at', {
            header: 'Last bet',
            cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
            meta: { sortKey: 'last_bet_at', descendingFirst: true },
        }),
        column.accessor('last_deposit_at', {
            header: 'Last deposit',
            cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
            meta: { sortKey: 'last_deposit_at', descendingFirst: true, hideOnPhone: true },
        }),
        column.accessor('id', {
            id: 'turnover',
            header: '12 months',
            cell: ({ getValue }) => <TurnoverCell clientId={getValue()} />,
            meta: { label: 'Turnover, 12 months', hiddenByDefault: true, prop: 'turnover' },
        }),
        column.accessor('created_at', {
            header: 'Created',
            cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
            meta: { sortKey: 'created_at', descendingFirst: true, hiddenByDefault: true },
        }),
    ]);
}
