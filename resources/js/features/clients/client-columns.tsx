import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { CompanyMark } from '@/components/ui/company-mark';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { ShortTime } from '@/components/ui/relative-time';
import { toFilterOptions } from '@/features/clients/choices';
import { ClientMarks } from '@/features/clients/client-marks';
import { ClientStatusBadge } from '@/features/clients/client-status-badge';
import { NOTHING } from '@/lib/format';
import type { ClientFilterChoices, ClientRow } from '@/types/generated';

const column = columnsFor<ClientRow>();

/** The columns of the client list, each with its filter; `key` and `sortKey` are the server's names. */
export function clientColumns(choices: ClientFilterChoices) {
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
            meta: {
                sortKey: 'client_rating',
                hiddenByDefault: true,
                filter: multiSelect('client_rating', 'Rating', choices.client_rating),
            },
        }),
        column.accessor('company_name', {
            header: 'Company',
            cell: ({ row: { original: client } }) => (
                <CompanyMark name={client.company_name} color={client.company_color} logo={client.company_logo} />
            ),
            meta: { filter: multiSelect('company', 'Company', choices.company) },
        }),
        column.accessor((client) => client.account_manager?.full_name ?? null, {
            id: 'account_manager',
            header: 'Manager',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { filter: multiSelect('account_manager', 'Manager', choices.account_manager) },
        }),
        column.accessor('affiliate_name', {
            header: 'Affiliate',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { hideOnPhone: true, hiddenByDefault: true },
        }),
        column.accessor('state', {
            header: 'State',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { sortKey: 'state', filter: multiSelect('state', 'State', choices.state) },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: ({ getValue }) => <ClientStatusBadge status={getValue()} />,
            meta: {
                sortKey: 'status',
                phoneAside: true,
                filter: multiSelect('status', 'Status', choices.status),
            },
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
    ]);
}

/** Filters that belong to no column. */
export function clientFilters(choices: ClientFilterChoices): FilterDefinition[] {
    return [
        {
            kind: 'single-select',
            key: 'custom_risk_filter',
            label: 'Risk',
            options: toFilterOptions(choices.custom_risk_filter),
        },
    ];
}

function Known({ text }: { text: string | null }) {
    return text || <span className="text-faint">{NOTHING}</span>;
}

function multiSelect(key: keyof ClientFilterChoices, label: string, choices: ClientFilterChoices[typeof key]) {
    return { kind: 'multi-select' as const, key, label, options: toFilterOptions(choices) };
}
