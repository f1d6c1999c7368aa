import { columnsFor } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { CompanyMark } from '@/components/ui/company-mark';
import { Known, Nothing } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { Tooltip } from '@/components/ui/tooltip';
import { bonusSentence, isUnplayed, turnoverSentence } from '@/features/withdrawals/play-facts';
import type { AgeLimits } from '@/features/withdrawals/request-age';
import { RequestClock } from '@/features/withdrawals/request-clock';
import {
    AccountStatusBadge,
    ExclusionBadges,
    HoldBadge,
    LikenessBadge,
    RiskBadge,
    WithdrawalStatusBadge,
} from '@/features/withdrawals/withdrawal-badges';
import { cn } from '@/lib/cn';
import { formatMoney } from '@/lib/format';
import type { WithdrawalRow } from '@/types/generated';

const column = columnsFor<WithdrawalRow>();

/** The columns of the withdrawal queue. */
export function withdrawalColumns(limits: AgeLimits) {
    return column.columns([
        column.accessor('client', {
            header: 'Client',
            cell: ({ getValue }) => <ClientCell client={getValue()} />,
            meta: { primary: true },
        }),
        column.accessor('amount_cents', {
            header: 'Amount',
            cell: ({ row: { original: withdrawal } }) => (
                <span className="flex flex-col items-end">
                    <Money cents={withdrawal.amount_cents} className="font-strong" />
                    {withdrawal.needs_four_eyes && (
                        <Tooltip text="Whoever asks, checks and approves are three people">
                            <span className="text-xs text-muted">3 people</span>
                        </Tooltip>
                    )}
                </span>
            ),
            meta: { align: 'right', sortKey: 'amount_cents', descendingFirst: true, phoneAside: true },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: ({ getValue }) => <WithdrawalStatusBadge status={getValue()} />,
            meta: { phoneAside: true },
        }),
        column.accessor('requested_at', {
            header: 'Waiting',
            cell: ({ row: { original: withdrawal } }) => <RequestClock withdrawal={withdrawal} limits={limits} />,
            meta: { sortKey: 'requested_at' },
        }),
        column.accessor('hold', {
            header: 'Money',
            cell: ({ row: { original: withdrawal } }) => <HoldBadge {...withdrawal} />,
        }),
        column.accessor('destination', {
            header: 'Destination',
            cell: ({ getValue }) => <DestinationCell destination={getValue()} />,
        }),
        column.accessor((withdrawal) => withdrawal.facts, {
            id: 'turnover',
            header: 'Since deposit',
            cell: ({ getValue }) => <TurnoverCell facts={getValue()} />,
            meta: { align: 'right' },
        }),
        column.accessor((withdrawal) => withdrawal.facts, {
            id: 'bonus',
            header: 'Bonus',
            cell: ({ getValue }) => (
                <Tooltip text={bonusSentence(getValue())}>
                    <span className={cn('num', getValue().bonus_30_cents === 0 && 'text-faint')}>
                        {formatMoney(getValue().bonus_30_cents)}
                    </span>
                </Tooltip>
            ),
            meta: { label: 'Bonus of the last 30 days', align: 'right', hideOnPhone: true },
        }),
        column.accessor((withdrawal) => withdrawal.facts.risk_value, {
            id: 'risk',
            header: 'Risk',
            cell: ({ getValue }) => {
                const value = getValue();
                return value === null ? <Nothing /> : <RiskBadge value={value} />;
            },
        }),
        column.accessor('checked_by', {
            id: 'people',
            header: 'By',
            cell: ({ row: { original: withdrawal } }) => <People withdrawal={withdrawal} />,
            meta: { label: 'Asked, checked and approved by', hideOnPhone: true, hiddenByDefault: true },
        }),
        column.accessor((withdrawal) => withdrawal.client.account_manager, {
            id: 'account_manager',
            header: 'Manager',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { hideOnPhone: true, hiddenByDefault: true },
        }),
        column.accessor('reason', {
            header: 'Reason',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { hideOnPhone: true, hiddenByDefault: true, className: 'max-w-64 truncate' },
        }),
        column.accessor('reference', {
            header: 'Reference',
            cell: ({ getValue }) => <code className="text-compact">{getValue()}</code>,
            meta: { hideOnPhone: true, hiddenByDefault: true },
        }),
    ]);
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
                <span className="flex min-w-0 items-center gap-1.5">
                    <span className="truncate lg:max-w-36">{client.full_name}</span>
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
        return <Badge tone="warn">Not known</Badge>;
    }

    return (
        <span className="flex flex-col gap-0.5">
            <span className="flex items-center gap-1.5">
                <span className="tabular">{destination.account}</span>
                <AccountStatusBadge status={destination.status} />
            </span>
            <span className="flex items-center gap-1.5 text-xs text-muted">
                <span className="max-w-36 truncate">{destination.holder}</span>
                {destination.likeness !== 'same' && <LikenessBadge {...destination} />}
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
            <span className={cn('flex flex-col items-end num', isUnplayed(facts) && 'text-warn')}>
                {formatMoney(facts.turnover_cents)}
                {facts.turnover_percent !== null && <span className="text-xs">{facts.turnover_percent}%</span>}
            </span>
        </Tooltip>
    );
}

function People({ withdrawal }: { withdrawal: WithdrawalRow }) {
    const steps = [
        ['Asked', withdrawal.requested_by],
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
