import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { CompanyMark } from '@/components/ui/company-mark';
import { Nothing } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { Tooltip } from '@/components/ui/tooltip';
import type { AgeLimits } from '@/features/withdrawals/request-age';
import { RequestClock } from '@/features/withdrawals/request-clock';
import { bonusSentence, hasLowTurnover, turnoverSentence } from '@/features/withdrawals/turnover-text';
import {
    AccountStatusBadge,
    ExclusionBadges,
    HoldBadge,
    NameMatchBadge,
    RiskBadge,
    WithdrawalStatusBadge,
} from '@/features/withdrawals/withdrawal-badges';
import { cn } from '@/lib/cn';
import { formatMoney } from '@/lib/format';
import type { WithdrawalRow } from '@/types/generated';
import { withdrawalList } from '@/types/generated/lists';

/** The columns of the withdrawal queue. */
export function withdrawalColumns(limits: AgeLimits) {
    return columnsOf(withdrawalList, {
        client: { cell: (withdrawal) => <ClientCell client={withdrawal.client} />, primary: true },
        amount_cents: {
            cell: (withdrawal) => (
                <span className="flex flex-col items-end">
                    <Money cents={withdrawal.amount_cents} className="font-strong" />
                    {withdrawal.needs_dual_approval && (
                        <Tooltip text="Three different people request, check and approve">
                            <span className="text-xs text-muted">3 people</span>
                        </Tooltip>
                    )}
                </span>
            ),
            align: 'right',
            descendingFirst: true,
            phoneAside: true,
        },
        status: { cell: (withdrawal) => <WithdrawalStatusBadge status={withdrawal.status} />, phoneAside: true },
        requested_at: {
            cell: (withdrawal) => <RequestClock withdrawal={withdrawal} limits={limits} />,
            descendingFirst: false,
        },
        hold: { cell: (withdrawal) => <HoldBadge {...withdrawal} /> },
        destination: { cell: (withdrawal) => <DestinationCell destination={withdrawal.destination} /> },
        turnover: { cell: (withdrawal) => <TurnoverCell facts={withdrawal.facts} />, align: 'right' },
        bonus: {
            cell: ({ facts }) => (
                <Tooltip text={bonusSentence(facts)}>
                    <span className={cn('num', facts.bonus_30_cents === 0 && 'text-faint')}>
                        {formatMoney(facts.bonus_30_cents)}
                    </span>
                </Tooltip>
            ),
            align: 'right',
            hideOnPhone: true,
            shortHeading: 'Bonus',
        },
        risk: {
            cell: ({ facts }) => (facts.risk_value === null ? <Nothing /> : <RiskBadge value={facts.risk_value} />),
        },
        people: {
            cell: (withdrawal) => <People withdrawal={withdrawal} />,
            hideOnPhone: true,
            hiddenByDefault: true,
        },
        account_manager: {
            text: ({ client }) => client.account_manager,
            hideOnPhone: true,
            hiddenByDefault: true,
        },
        reason: { hideOnPhone: true, hiddenByDefault: true, className: 'max-w-64 truncate' },
        reference: {
            cell: (withdrawal) => <code className="text-compact">{withdrawal.reference}</code>,
            hideOnPhone: true,
            hiddenByDefault: true,
        },
    });
}

function ClientCell({ client }: { client: WithdrawalRow['client'] }) {
    return (
        <span className="inline-flex min-w-0 items-center gap-2.5">
            <RatingDot
                value={client.client_rating}
                description={client.client_rating_description}
                reviewedAt={client.rating_reviewed_at}
            />
            <span className="flex min-w-0 flex-col">
                <span className="flex min-w-0 items-center gap-1.5 max-sm:flex-wrap">
                    <span title={client.full_name} className="truncate lg:max-w-28">
                        {client.full_name}
                    </span>
                    <ExclusionBadges client={client} />
                </span>
                <span className="flex items-center gap-1.5 text-xs font-normal text-muted">
                    {client.pin}
                    <CompanyMark name={client.company_name} color={client.company_color} logo={client.company_logo} />
                </span>
            </span>
        </span>
    );
}

function DestinationCell({ destination }: { destination: WithdrawalRow['destination'] }) {
    if (destination === null) {
        return <Badge tone="warn">No account</Badge>;
    }

    return (
        <span className="flex flex-col gap-0.5">
            <span className="flex items-center gap-1.5">
                <span className="tabular">{destination.account}</span>
                <AccountStatusBadge status={destination.status} />
            </span>
            <span className="flex items-center gap-1.5 text-xs text-muted">
                <span title={destination.holder} className="max-w-28 truncate">
                    {destination.holder}
                </span>
                {destination.name_match !== 'same' && <NameMatchBadge {...destination} />}
            </span>
        </span>
    );
}

function TurnoverCell({ facts }: { facts: WithdrawalRow['facts'] }) {
    if (facts.turnover_cents === null) {
        return <Nothing />;
    }

    return (
        <Tooltip text={turnoverSentence(facts)}>
            <span className={cn('flex flex-col items-end num', hasLowTurnover(facts) && 'text-warn')}>
                {formatMoney(facts.turnover_cents)}
                {facts.turnover_percent !== null && <span className="text-xs">{facts.turnover_percent}%</span>}
            </span>
        </Tooltip>
    );
}

function People({ withdrawal }: { withdrawal: WithdrawalRow }) {
    const steps = [
        ['Requested', withdrawal.requested_by],
        ['Checked', withdrawal.checked_by],
        ['Approved', withdrawal.approved_by],
        ['Ended', withdrawal.ended_by],
    ].filter((step): step is [string, string] => step[1] !== null);
    const [step, name] = steps.at(-1) ?? [];
    if (!step) {
        return <span className="text-compact text-muted">The client</span>;
    }

    return (
        <Tooltip text={steps.map(([what, who]) => `${what}: ${who}`).join(' · ')}>
            <span className="block max-w-36 truncate text-compact">
                <span className="text-muted">{step}</span> {name}
            </span>
        </Tooltip>
    );
}
