import { Money } from '@/components/ui/money';
import { Total, TotalsStrip } from '@/components/ui/totals-strip';
import { cn } from '@/lib/cn';
import { formatCount, formatMoney } from '@/lib/format';
import { formatShare } from '@/lib/odds';
import type { BetTotals as Totals } from '@/types/generated';

/** The totals of all bets that match the filter, or `null` while they are loading. */
export function BetTotals({ totals }: { totals: Totals | null }) {
    return (
        <TotalsStrip label="Totals of these bets" loading={totals === null}>
            <Total label="Bets" hint={totals && totals.open_count > 0 && `${formatCount(totals.open_count)} open`}>
                {totals && formatCount(totals.count)}
            </Total>
            <Total
                label="Stake"
                hint={totals && totals.bonus_cents > 0 && `+ ${formatMoney(totals.bonus_cents)} bonus`}
            >
                {totals && <Money inline cents={totals.stake_cents} />}
            </Total>
            <Total label="Return">{totals && <Money inline cents={totals.return_cents} />}</Total>
            <Total label="Our profit">
                {totals && (
                    <Money
                        inline
                        cents={totals.profit_cents}
                        className={cn(totals.profit_cents < 0 && 'text-danger')}
                    />
                )}
            </Total>
            <Total label="Margin" hint={totals && 'of settled stakes'}>
                {totals && formatShare(totals.margin_basis_points)}
            </Total>
        </TotalsStrip>
    );
}
