import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Money } from '@/components/ui/money';
import { toFilterOptions } from '@/features/clients/choices';
import { cn } from '@/lib/cn';
import { formatOdds } from '@/lib/odds';
import {
    type BetFilterChoices,
    type BetRow,
    type BetStatus,
    BetStatusLabels,
    BetStatusValues,
} from '@/types/generated';

const column = columnsFor<BetRow>();

const TONES: Record<BetStatus, Tone> = {
    open: 'info',
    won: 'ok',
    lost: 'neutral',
    void: 'warn',
    cashed_out: 'bonus',
};

/** The columns of a client's bets, each with its filter; `key` and `sortKey` are the server's names. */
export function betColumns(choices: BetFilterChoices | undefined) {
    return column.columns([
        column.accessor('selection', {
            header: 'Bet',
            cell: ({ row: { original: bet } }) => (
                <span className="flex min-w-0 flex-col">
                    <span className="inline-flex min-w-0 items-center gap-2">
                        <span className="truncate lg:max-w-56">{bet.selection}</span>
                        <BetMarks bet={bet} />
                    </span>
                    <span className="truncate text-compact font-normal text-muted lg:max-w-72">{bet.market}</span>
                </span>
            ),
            meta: { primary: true },
        }),
        column.accessor('sport', {
            header: 'Sport',
            meta: {
                filter: {
                    kind: 'multi-select',
                    key: 'sport',
                    label: 'Sport',
                    options: toFilterOptions(choices?.sport ?? []),
                },
            },
        }),
        column.accessor('site_name', {
            header: 'Site',
            meta: {
                filter: {
                    kind: 'multi-select',
                    key: 'site',
                    label: 'Site',
                    options: toFilterOptions(choices?.site ?? []),
                },
            },
        }),
        column.accessor('placed_at', {
            header: 'Placed',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { sortKey: 'placed_at', descendingFirst: true, filter: PERIOD_FILTER },
        }),
        column.accessor('status', {
            header: 'Result',
            cell: ({ getValue }) => <Badge tone={TONES[getValue()]}>{BetStatusLabels[getValue()]}</Badge>,
            meta: { phoneAside: true, filter: STATUS_FILTER },
        }),
        column.accessor('odds_milli', {
            header: 'Odds',
            cell: ({ getValue }) => <span className="num block">{formatOdds(getValue())}</span>,
            meta: { align: 'right' },
        }),
        column.accessor('stake_cents', {
            header: 'Stake',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', sortKey: 'stake_cents', descendingFirst: true, filter: STAKE_FILTER },
        }),
        column.accessor('return_cents', {
            header: 'Return',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right' },
        }),
        column.accessor('profit_cents', {
            header: 'Our profit',
            cell: ({ getValue }) => <Money cents={getValue()} className={cn((getValue() ?? 0) < 0 && 'text-danger')} />,
            meta: { align: 'right' },
        }),
        column.accessor('settled_at', {
            header: 'Settled',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { hideOnPhone: true, hiddenByDefault: true },
        }),
    ]);
}

/** Filters that belong to no column. */
export const BET_FILTERS: FilterDefinition[] = [
    { kind: 'boolean', key: 'is_bonus', label: 'Bonus bet' },
    { kind: 'boolean', key: 'is_boosted', label: 'Boosted' },
];

const PERIOD_FILTER: FilterDefinition = { kind: 'date-range', key: 'placed', label: 'Placed', params: ['from', 'to'] };

const STAKE_FILTER: FilterDefinition = { kind: 'number-range', key: 'stake', label: 'Stake', unit: 'cents' };

const STATUS_FILTER: FilterDefinition = {
    kind: 'multi-select',
    key: 'status',
    label: 'Result',
    options: BetStatusValues.map((value) => ({ value, label: BetStatusLabels[value] })),
};

function BetMarks({ bet }: { bet: BetRow }) {
    return (
        <>
            {bet.is_bonus && <Badge tone="bonus">Bonus bet</Badge>}
            {bet.is_boosted && <Badge tone="bonus">Boosted</Badge>}
        </>
    );
}
