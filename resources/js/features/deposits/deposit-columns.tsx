import { DocumentDuplicateIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { CompanyMark } from '@/components/ui/company-mark';
import { Nothing } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { Tooltip } from '@/components/ui/tooltip';
import { DepositStatusBadge, WaitingSince } from '@/features/deposits/deposit-badges';
import { type ClientSummary, PaymentRailLabels } from '@/types/generated';
import { depositList } from '@/types/generated/lists';

export const DEPOSIT_COLUMNS = columnsOf(depositList, {
    payer: {
        cell: (deposit) => (
            <span className="inline-flex min-w-0 max-w-full items-center sm:max-w-48 gap-1.5">
                <span className="truncate">{deposit.payer}</span>
                {deposit.has_duplicate_case && <Sign icon={DocumentDuplicateIcon} text="Possible duplicate" />}
                {deposit.is_other_payer && (
                    <Sign icon={ExclamationTriangleIcon} text="The payer’s name is not the client’s" />
                )}
            </span>
        ),
        primary: true,
    },
    amount_cents: {
        cell: (deposit) => <Money cents={deposit.amount_cents} className="font-medium" />,
        descendingFirst: true,
        phoneAside: true,
    },
    status: { cell: (deposit) => <DepositStatusBadge status={deposit.status} />, phoneAside: true },
    waiting_since: {
        text: (deposit) => deposit.waiting_since,
        cell: (deposit) => <WaitingSince since={deposit.waiting_since} age={deposit.age} />,
    },
    client: { cell: (deposit) => <MatchedClient client={deposit.client} /> },
    rail: {
        cell: (deposit) => (
            <span className="inline-flex gap-1">
                <Badge>{PaymentRailLabels[deposit.rail]}</Badge>
                {deposit.is_part && <Badge>Part</Badge>}
            </span>
        ),
    },
    description: {
        cell: (deposit) => <span title={deposit.description}>{deposit.description}</span>,
        hideOnPhone: true,
        fluid: true,
        className: 'text-muted',
    },
});

function MatchedClient({ client }: { client: ClientSummary | null }) {
    if (client === null) {
        return <Nothing />;
    }

    return (
        <span className="inline-flex min-w-0 max-w-full items-center sm:max-w-56 gap-2">
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
