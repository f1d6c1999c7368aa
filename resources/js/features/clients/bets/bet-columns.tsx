import { columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { cn } from '@/lib/cn';
import { formatOdds } from '@/lib/odds';
import { type BetRow, type BetStatus, BetStatusLabels } from '@/types/generated';
import { betList } from '@/types/generated/lists';

const TONES: Record<BetStatus, Tone> = {
    open: 'info',
    won: 'ok',
    lost: 'neutral',
    void: 'warn',
    cashed_out: 'bonus',
};

export const BET_COLUMNS = columnsOf(betList, {
    selection: {
        cell: (bet) => (
            <span className="flex min-w-0 flex-col">
                <span className="inline-flex min-w-0 items-center gap-2">
                    <span className="truncate lg:max-w-56">{bet.selection}</span>
                    <BetMarks bet={bet} />
                </span>
                <span className="truncate text-compact font-normal text-muted lg:max-w-72">{bet.market}</span>
            </span>
        ),
        primary: true,
    },
    status: { cell: (bet) => <Badge tone={TONES[bet.status]}>{BetStatusLabels[bet.status]}</Badge>, phoneAside: true },
    odds_milli: { cell: (bet) => <span className="num block">{formatOdds(bet.odds_milli)}</span>, align: 'right' },
    stake_cents: { descendingFirst: true },
    profit_cents: {
        cell: (bet) => <Money cents={bet.profit_cents} className={cn((bet.profit_cents ?? 0) < 0 && 'text-danger')} />,
    },
    settled_at: { hideOnPhone: true, hiddenByDefault: true },
});

function BetMarks({ bet }: { bet: BetRow }) {
    return (
        <>
            {bet.is_bonus && <Badge tone="bonus">Bonus bet</Badge>}
            {bet.is_boosted && <Badge tone="bonus">Boosted</Badge>}
        </>
    );
}
