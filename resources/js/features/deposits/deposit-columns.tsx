import { DocumentDuplicateIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { columnsFor } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { CompanyMark } from '@/components/ui/company-mark';
import { DateTime } from '@/components/ui/date-time';
import { Nothing } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { Tooltip } from '@/components/ui/tooltip';
import { DepositStatusBadge, WaitingSince } from '@/features/deposits/deposit-badges';
import { type DepositRow, PaymentRailLabels, type RowClient } from '@/types/generated';

const column = columnsFor<DepositRow>();

/** The columns of the lists of deposits. */
export const DEPOSIT_COLUMNS = column.columns([
    column.accessor('payer', {
        header: 'Payer',
        cell: ({ row: { original: deposit } }) => (
            <span className="inline-flex max-w-56 min-w-0 items-center gap-1.5">
                <span className="truncate">{deposit.payer}</span>
                {deposit.has_duplicate_case && <Sign icon={DocumentDuplicateIcon} text="May repeat another payment" />}
                {deposit.is_other_payer && (
                    <Sign icon={ExclamationTriangleIcon} text="The payer’s name is not the client’s" />
                )}
            </span>
        ),
        meta: { primary: true },
    }),
    column.accessor('amount_cents', {
        header: 'Amount',
        cell: ({ getValue }) => <Money cents={getValue()} className="font-medium" />,
        meta: { align: 'right', sortKey: 'amount_cents', descendingFirst: true, phoneAside: true },
    }),
    column.accessor('status', {
        header: 'Status',
        cell: ({ getValue }) => <DepositStatusBadge status={getValue()} />,
        meta: { phoneAside: true },
    }),
    column.accessor('waiting_since', {
        header: 'Waiting',
        cell: ({ row: { original: deposit } }) => <WaitingSince since={deposit.waiting_since} age={deposit.age} />,
        meta: { sortKey: 'waiting_since' },
    }),
    column.accessor('client', {
        header: 'Client',
        cell: ({ getValue }) => <MatchedClient client={getValue()} />,
    }),
    column.accessor('value_at', {
        header: 'Value time',
        cell: ({ getValue }) => <DateTime value={getValue()} />,
        meta: { sortKey: 'value_at', descendingFirst: true },
    }),
    column.accessor('rail', {
        header: 'Rail',
        cell: ({ row: { original: deposit } }) => (
            <span className="inline-flex gap-1">
                <Badge>{PaymentRailLabels[deposit.rail]}</Badge>
                {deposit.is_part && <Badge>Part</Badge>}
            </span>
        ),
    }),
    column.accessor('description', {
        header: 'Description',
        cell: ({ getValue }) => <span className="block max-w-72 truncate text-muted">{getValue()}</span>,
        meta: { hideOnPhone: true },
    }),
]);

function MatchedClient({ client }: { client: RowClient | null }) {
    if (client === null) {
        return <Nothing />;
    }

    return (
        <span className="inline-flex max-w-56 min-w-0 items-center gap-2">
            <RatingDot
                value={client.client_rating}
                description={client.client_rating_description}
                reviewedAt={client.rating_reviewed_at}
            />
            <span className="truncate">{client.full_name}</span>
            <CompanyMark name={client.company_name} color={client.company_color} logo={client.company_logo} markOnly />
        </span>
    );
}

function Sign({ icon: Glyph, text }: { icon: typeof ExclamationTriangleIcon; text: string }) {
    return (
        <Tooltip text={text} describes={false}>
            <Glyph role="img" aria-hidden={false} aria-label={text} className="size-4 shrink-0 text-warn" />
        </Tooltip>
    );
}
