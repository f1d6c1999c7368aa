import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Money } from '@/components/ui/money';
import { ClientLink } from '@/features/clients/client-link';
import { DestinationDetails } from '@/features/withdrawals/destination-details';
import { bonusSentence, hasLowTurnover, turnoverSentence } from '@/features/withdrawals/turnover-text';
import { ExclusionBadges, HoldBadge, RiskBadge } from '@/features/withdrawals/withdrawal-badges';
import { cn } from '@/lib/cn';
import { clients } from '@/routes/generated';
import type { WithdrawalDetails } from '@/types/generated';

/** Details of a withdrawal with their interpretation. */
export function WithdrawalDetailList({ withdrawal }: { withdrawal: WithdrawalDetails }) {
    const { row, note, balance_cents } = withdrawal;
    const { client, facts } = row;

    return (
        <DescriptionList
            className="sm:grid-cols-[6.5rem_1fr]!"
            items={[
                {
                    term: 'Client',
                    details: (
                        <span className="flex flex-wrap items-center gap-1.5">
                            <ClientLink client={client} href={clients.edit({ client: client.id })} />
                            <ExclusionBadges client={client} />
                        </span>
                    ),
                },
                {
                    term: 'Requested',
                    details: (
                        <>
                            <DateTime value={row.requested_at} /> by {row.requested_by ?? 'the client'}
                        </>
                    ),
                },
                ...(note ? [{ term: 'Note', details: <span className="whitespace-pre-line">{note}</span> }] : []),
                {
                    term: 'Money',
                    details: (
                        <span className="flex flex-wrap items-center gap-1.5">
                            <HoldBadge {...row} />
                            <span className="text-muted">
                                <Money cents={balance_cents} inline /> available to the client
                            </span>
                        </span>
                    ),
                },
                { term: 'Destination', details: <DestinationDetails withdrawal={withdrawal} /> },
                {
                    term: 'Turnover',
                    details: (
                        <span className={cn(hasLowTurnover(facts) && 'text-warn')}>{turnoverSentence(facts)}</span>
                    ),
                },
                { term: 'Bonuses', details: bonusSentence(facts) },
                {
                    term: 'Risk',
                    details: (
                        <span className="flex flex-wrap items-center gap-1.5">
                            {facts.risk_value !== null && <RiskBadge value={facts.risk_value} />}
                            <span className="text-muted">
                                {[client.client_rating, client.client_rating_description].filter(Boolean).join(' · ') ||
                                    'Not rated'}
                            </span>
                        </span>
                    ),
                },
                ...peopleOf(withdrawal),
            ]}
        />
    );
}

function peopleOf({ row }: WithdrawalDetails) {
    const steps: Array<[string, string | null, string | null]> = [
        ['Checked', row.checked_by, row.checked_at],
        ['Approved', row.approved_by, row.approved_at],
        ['Paid', null, row.paid_at],
        ['Ended', row.ended_by ?? (row.ended_at ? 'the client' : null), row.ended_at],
    ];
    const people = steps
        .filter(([, by, at]) => by !== null || at !== null)
        .map(([term, by, at]) => ({
            term,
            details: (
                <>
                    <DateTime value={at} />
                    {by && ` by ${by}`}
                </>
            ),
        }));

    return row.reason === null ? people : [...people, { term: 'Reason', details: row.reason }];
}
