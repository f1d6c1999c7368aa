import { Link } from '@inertiajs/react';
import { CopyButton } from '@/components/copy-button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { CompanyMark } from '@/components/ui/company-mark';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { railName } from '@/features/transactions/transaction-columns';
import { TransactionStatusBadge } from '@/features/transactions/transaction-status-badge';
import { clients, transactions } from '@/routes/generated';
import type { TransactionRow, TransactionSummary } from '@/types/generated';

interface TransactionDetailsCardProps {
    transaction: TransactionRow;
    facts: TransactionSummary;
}

const LINK = 'font-medium text-accent hover:underline';

/** Details of a transaction. */
export function TransactionDetailsCard({ transaction: row, facts }: TransactionDetailsCardProps) {
    return (
        <Card>
            <CardHeader
                title="Details"
                actions={row.reference !== null && <CopyButton text={row.reference} label="Copy reference" />}
            />
            <CardBody>
                <DescriptionList
                    items={[
                        { term: 'Amount', details: <Money inline cents={row.amount_cents} className="font-strong" /> },
                        { term: 'Balance change', details: <Money inline cents={row.effect_cents} /> },
                        {
                            term: 'Balance after',
                            details: facts.balance_cents !== null && <Money inline cents={facts.balance_cents} />,
                        },
                        {
                            term: 'Status',
                            details: (
                                <span className="flex flex-wrap items-center gap-2">
                                    <TransactionStatusBadge status={row.status} name={row.status_name} />
                                    <span className="text-compact text-muted">
                                        since <DateTime value={facts.status_at} />
                                    </span>
                                </span>
                            ),
                        },
                        { term: 'Client', details: <ClientFact row={row} facts={facts} /> },
                        { term: 'Rail', details: railName(row.rail) },
                        { term: 'Reference', details: row.reference },
                        { term: 'Description', details: row.description },
                        {
                            term: 'Source',
                            details: facts.source_url ? (
                                <Link href={facts.source_url} className={LINK}>
                                    {row.source_name}
                                </Link>
                            ) : (
                                row.source_name
                            ),
                        },
                        ...(facts.round > 1
                            ? [{ term: 'Round', details: `${facts.round} (the source started again after a reversal)` }]
                            : []),
                        { term: 'Occurred', details: <DateTime value={row.occurred_at} /> },
                    ].map(({ term, details }) => ({ term, details: details === false ? null : details }))}
                />
            </CardBody>
        </Card>
    );
}

function ClientFact({ row: { client }, facts }: { row: TransactionRow; facts: TransactionSummary }) {
    if (client === null) {
        return 'No client yet';
    }

    return (
        <span className="flex flex-col gap-1">
            <span className="flex min-w-0 flex-wrap items-center gap-2">
                <RatingDot
                    focusable
                    value={client.client_rating}
                    description={client.client_rating_description}
                    reviewedAt={client.rating_reviewed_at}
                />
                {facts.can_see_client ? (
                    <Link href={clients.edit({ client: client.id })} className={LINK}>
                        {client.full_name}
                    </Link>
                ) : (
                    client.full_name
                )}
                <span className="text-muted tabular">PIN {client.pin}</span>
            </span>
            <CompanyMark
                name={client.company_name}
                color={client.company_color}
                logo={client.company_logo}
                className="text-compact"
            />
            <Link
                href={transactions.index({ query: { client: String(client.id) } })}
                className={`${LINK} self-start text-compact`}
            >
                View all transactions of the client
            </Link>
        </span>
    );
}
